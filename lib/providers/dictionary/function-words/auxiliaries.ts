/** Auxiliary and modal verbs with their forms and contractions: `word | part of speech | definition | example`. */
export const auxiliaries = `
be | auxiliary verb | used with "-ing" forms for what is going on, and with past participles for the passive | It will be finished soon.
am | auxiliary verb | the form of "be" used with "I" in the present | I am reading.
is | auxiliary verb | the form of "be" used with one person or thing in the present | She is asleep.
are | auxiliary verb | the form of "be" used with "you", "we" and "they" in the present | They are waiting.
was | auxiliary verb | the past form of "be" for one person or thing | It was raining.
were | auxiliary verb | the past form of "be" for "you", "we" and "they", and for things imagined | If I were you, I would go.
been | auxiliary verb | the past participle of "be" | It has been repaired.
being | auxiliary verb | the "-ing" form of "be" | The road is being mended.
have | auxiliary verb | used with a past participle to speak of what is complete | I have seen it.
has | auxiliary verb | the form of "have" used with one person or thing in the present | He has left.
had | auxiliary verb | the past form of "have" | They had gone.
having | auxiliary verb | the "-ing" form of "have" | Having eaten, we slept.
do | auxiliary verb | used to ask, to deny and to stress in the present | Do you agree?
does | auxiliary verb | the form of "do" used with one person or thing in the present | Does it hurt?
did | auxiliary verb | the past form of "do" | Did you call?
can | modal verb | is able to; knows how to; is allowed to | She can swim.
could | modal verb | was able to; would be able to; might | We could walk.
may | modal verb | is allowed to; will perhaps | You may sit down.
might | modal verb | will perhaps, less surely than "may" | It might snow.
must | modal verb | has to; is surely | You must rest.
shall | modal verb | will, with "I" and "we"; is obliged to | Shall we begin?
should | modal verb | ought to; is expected to | You should see it.
will | modal verb | used to speak of the future, of intention and of willingness | I will help.
would | modal verb | used of what is imagined, wished, or repeated in the past | I would go if I could.
ought | modal verb | is right or wise to, with "to" | You ought to sleep.
need | modal verb | has to, in questions and denials | You need not worry.
dare | modal verb | is brave enough to, in questions and denials | How dare you.
used to | modal verb | did often or was in the past but no longer | We used to live here.
cannot | modal verb | can not; is not able or allowed to | I cannot see.
can't | contraction | cannot | I can't hear you.
couldn't | contraction | could not | She couldn't sleep.
don't | contraction | do not | I don't know.
doesn't | contraction | does not | It doesn't matter.
didn't | contraction | did not | They didn't come.
isn't | contraction | is not | This isn't mine.
aren't | contraction | are not | We aren't ready.
wasn't | contraction | was not | It wasn't far.
weren't | contraction | were not | You weren't there.
hasn't | contraction | has not | He hasn't paid.
haven't | contraction | have not | I haven't eaten.
hadn't | contraction | had not | We hadn't met.
won't | contraction | will not | It won't take long.
wouldn't | contraction | would not | I wouldn't mind.
shouldn't | contraction | should not | You shouldn't worry.
mustn't | contraction | must not | You mustn't tell.
mightn't | contraction | might not | It mightn't work.
needn't | contraction | need not | You needn't wait.
oughtn't | contraction | ought not | You oughtn't to go.
shan't | contraction | shall not | I shan't be long.
ain't | contraction | am not, is not, are not, has not or have not (informal) | That ain't so.
i'm | contraction | I am | I'm home.
i've | contraction | I have | I've finished.
i'll | contraction | I will or I shall | I'll write.
i'd | contraction | I had or I would | I'd rather stay.
you're | contraction | you are | You're right.
you've | contraction | you have | You've grown.
you'll | contraction | you will | You'll see.
you'd | contraction | you had or you would | You'd like it.
he's | contraction | he is or he has | He's late.
he'll | contraction | he will | He'll call.
he'd | contraction | he had or he would | He'd gone.
she's | contraction | she is or she has | She's here.
she'll | contraction | she will | She'll win.
she'd | contraction | she had or she would | She'd know.
it's | contraction | it is or it has | It's cold.
it'll | contraction | it will | It'll do.
it'd | contraction | it had or it would | It'd help.
we're | contraction | we are | We're open.
we've | contraction | we have | We've met.
we'll | contraction | we will or we shall | We'll wait.
we'd | contraction | we had or we would | We'd better go.
they're | contraction | they are | They're early.
they've | contraction | they have | They've moved.
they'll | contraction | they will | They'll agree.
they'd | contraction | they had or they would | They'd forgotten.
that's | contraction | that is or that has | That's all.
there's | contraction | there is or there has | There's time.
here's | contraction | here is | Here's your change.
who's | contraction | who is or who has | Who's there?
what's | contraction | what is or what has | What's new?
where's | contraction | where is or where has | Where's my hat?
how's | contraction | how is or how has | How's your mother?
let's | contraction | let us | Let's eat.
should've | contraction | should have | You should've called.
could've | contraction | could have | It could've rained.
would've | contraction | would have | I would've helped.
might've | contraction | might have | They might've left.
must've | contraction | must have | She must've known.
'tis | contraction | it is; an old form | 'Tis late.
`;
