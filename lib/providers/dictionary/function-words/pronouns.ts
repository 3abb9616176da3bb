/** Pronouns: `word | part of speech | definition | example`. */
export const pronouns = `
i | pronoun | the person who is speaking or writing | I live here.
me | pronoun | the person who is speaking, as the one acted on | Call me later.
myself | pronoun | the speaker, where the speaker is also the one acted on | I cut myself.
myself | pronoun | used to stress the speaker | I made it myself.
mine | pronoun | the one or ones belonging to me | The blue cup is mine.
you | pronoun | the person or people spoken to | Can you hear me?
you | pronoun | people in general | You never know.
yourself | pronoun | the person spoken to, acted on by that same person | Help yourself.
yourselves | pronoun | the people spoken to, acted on by themselves | Enjoy yourselves.
yours | pronoun | the one or ones belonging to you | Is this pen yours?
he | pronoun | the man, boy or male animal already spoken of | He is my uncle.
him | pronoun | that man or boy, as the one acted on | I saw him yesterday.
himself | pronoun | that man or boy, acted on by himself, or stressed | He taught himself to swim.
his | pronoun | the one or ones belonging to him | The idea was his.
she | pronoun | the woman, girl or female animal already spoken of | She sings well.
her | pronoun | that woman or girl, as the one acted on | We met her at noon.
herself | pronoun | that woman or girl, acted on by herself, or stressed | She introduced herself.
hers | pronoun | the one or ones belonging to her | The red bike is hers.
it | pronoun | the thing, animal or matter already spoken of | I found it under the bed.
it | pronoun | used where a sentence needs a subject but names none, as with weather and time | It is raining.
itself | pronoun | that thing or animal, acted on by itself, or stressed | The door closed by itself.
we | pronoun | the speaker and at least one other person | We leave at dawn.
us | pronoun | the speaker and others, as the ones acted on | They invited us.
ourselves | pronoun | the speaker and others, acted on by themselves, or stressed | We built it ourselves.
ours | pronoun | the one or ones belonging to us | That garden is ours.
they | pronoun | the people, animals or things already spoken of | They are late.
they | pronoun | one person whose gender is not said | If anyone calls, they can leave a message.
them | pronoun | those people, animals or things, as the ones acted on | Give them time.
themselves | pronoun | those people or things, acted on by themselves, or stressed | The children dressed themselves.
themself | pronoun | one person whose gender is not said, acted on by that person | Nobody should blame themself.
theirs | pronoun | the one or ones belonging to them | The choice is theirs.
one | pronoun | a person in general | One must be patient.
one | pronoun | a single thing of a kind already spoken of | I need a pen. Have you got one?
oneself | pronoun | a person in general, acted on by that same person | It is easy to fool oneself.
this | pronoun | the thing here, or the thing about to be said | This is my stop.
that | pronoun | the thing over there, or the thing just said | That is true.
that | pronoun | used to begin a clause that tells which one is meant | the book that I lost
these | pronoun | the things or people here | These are yours.
those | pronoun | the things or people over there, or the ones named next | Those who wait may rest.
who | pronoun | which person or people | Who is there?
who | pronoun | used to begin a clause about a person | the neighbour who plays the flute
whom | pronoun | the form of "who" for the one acted on | To whom should I write?
whose | pronoun | the one or ones belonging to which person | Whose is this?
which | pronoun | what one or ones out of a set | Which do you want?
which | pronoun | used to begin a clause about a thing already named | the house, which stood empty
what | pronoun | which thing or things | What happened?
what | pronoun | the thing or things that | I know what you mean.
whoever | pronoun | any person who; no matter who | Whoever calls first gets the room.
whomever | pronoun | any person whom | Invite whomever you like.
whatever | pronoun | anything that; no matter what | Do whatever helps.
whichever | pronoun | any one that; no matter which | Take whichever is nearer.
someone | pronoun | a person who is not named | Someone knocked.
somebody | pronoun | a person who is not named | Somebody has been here.
something | pronoun | a thing that is not named | I heard something.
anyone | pronoun | any person, no matter who | Did anyone see it?
anybody | pronoun | any person, no matter who | Anybody can join.
anything | pronoun | any thing, no matter what | Ask me anything.
everyone | pronoun | all the people meant | Everyone laughed.
everybody | pronoun | all the people meant | Everybody knows her.
everything | pronoun | all the things meant | Everything is ready.
no one | pronoun | not any person | No one answered.
nobody | pronoun | not any person | Nobody came.
nothing | pronoun | not any thing | There is nothing to fear.
none | pronoun | not one of them; not any of it | None of the cups broke.
all | pronoun | the whole number or amount | All is well.
both | pronoun | the two of them together | Both are closed.
each | pronoun | every one, seen singly | Each has its place.
either | pronoun | one or the other of two | Either will do.
neither | pronoun | not one nor the other of two | Neither of them spoke.
another | pronoun | one more, or a different one | One left, then another.
others | pronoun | the remaining or different people or things | Some agreed, others did not.
some | pronoun | a part of them or of it | Some were broken.
any | pronoun | one or more, no matter which | I looked for nails but found no sign of any.
many | pronoun | a large number of people or things | Many were called.
much | pronoun | a large amount | Much has changed.
more | pronoun | a larger amount or number | I want no more.
most | pronoun | the largest part or number | Most of it is true.
few | pronoun | a small number | Few remember him.
several | pronoun | more than two but not many | Several were late.
enough | pronoun | as much or as many as is needed | I have had enough.
such | pronoun | a person or thing of that kind | Such was the plan.
each other | pronoun | each of two or more, doing the same to the rest | They trust each other.
one another | pronoun | each of a group, doing the same to the rest | We helped one another.
thou | pronoun | an old form of "you" for one person | Thou art my friend.
thee | pronoun | an old form of "you" for one person acted on | I give thee my word.
thy | determiner | an old form of "your" for one person | Know thyself and thy limits.
thine | pronoun | an old form of "yours" for one person | What is mine is thine.
ye | pronoun | an old form of "you" for several people | Hear ye.
`;
