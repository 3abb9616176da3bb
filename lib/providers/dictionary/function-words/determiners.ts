/** Articles, determiners and quantifiers: `word | part of speech | definition | example`. */
export const determiners = `
the | article | used before a noun when it is clear which person or thing is meant | Close the door.
the | article | used before a singular noun to speak of every thing of that kind | The heart pumps blood.
a | article | used before a singular noun not named before, where it begins with a consonant sound | She bought a lamp.
a | article | for each; in every | twice a day
an | article | the form of "a" used before a vowel sound | an honest answer
this | determiner | the one that is here, near in place or time, or about to be named | This chair is mine.
that | determiner | the one over there, or the one already spoken of | That evening we stayed in.
these | determiner | the ones that are here; plural of "this" | These apples are ripe.
those | determiner | the ones over there, or already spoken of; plural of "that" | Those days are gone.
my | determiner | belonging to me | my coat
your | determiner | belonging to you | your turn
his | determiner | belonging to him | his brother
her | determiner | belonging to her | her idea
its | determiner | belonging to it | The dog wagged its tail.
our | determiner | belonging to us | our house
their | determiner | belonging to them, or to a person whose gender is not said | Someone left their keys.
whose | determiner | belonging to whom, asked or told | Whose bag is this?
which | determiner | used to ask for one out of a known set | Which road is shorter?
what | determiner | used to ask for information about something | What time is it?
what | determiner | used to stress how remarkable something is | What a view.
some | determiner | an amount or number that is not said exactly | some bread
some | determiner | one that is not named | Some fool left the gate open.
any | determiner | one or more, no matter which; used in questions and denials | Do you have any change?
no | determiner | not one; not any | There is no milk left.
every | determiner | each one of a group, without leaving any out | Every seat was taken.
each | determiner | every one of two or more, seen one by one | Each child got a book.
either | determiner | one or the other of two | Take either path.
neither | determiner | not the one nor the other of two | Neither answer is right.
both | determiner | the two together | Both hands were full.
all | determiner | the whole amount or number of | All guests have arrived.
half | determiner | one of two equal parts of | half the cake
much | determiner | a large amount of | There is not much time.
many | determiner | a large number of | Many people agree.
more | determiner | a larger amount or number of | more light
most | determiner | nearly all; the largest amount or number of | Most shops close at six.
little | determiner | hardly any | There is little hope.
less | determiner | a smaller amount of | less sugar
least | determiner | the smallest amount of | the least effort
few | determiner | not many | Few visitors come in winter.
fewer | determiner | a smaller number of | fewer cars
several | determiner | more than two but not many | several weeks
enough | determiner | as much or as many as is needed | enough chairs
another | determiner | one more, or a different one | another cup
other | determiner | different from the one already named, or the one that remains | the other side
such | determiner | of this or that kind | Such things happen.
same | determiner | not different; the one already named | the same street
own | determiner | used to stress that something belongs to the one named | She grows her own herbs.
whatever | determiner | any or every; no matter what | Take whatever time you need.
whichever | determiner | any one of a set; no matter which | Choose whichever day suits you.
`;
