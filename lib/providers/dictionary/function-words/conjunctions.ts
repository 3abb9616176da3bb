/** Conjunctions and the adverbs that hold sentences together: `word | part of speech | definition | example`. */
export const conjunctions = `
and | conjunction | joins words or clauses that belong together; also; then | bread and butter
but | conjunction | brings in something that contrasts with what came before | small but strong
or | conjunction | joins choices | tea or coffee
nor | conjunction | and not; used after a first denial | neither warm nor cold
yet | conjunction | but even so | simple, yet it works
so | conjunction | and for that reason | It was late, so we left.
for | conjunction | because; a formal word for it | She stayed in, for it was raining.
because | conjunction | for the reason that | I smiled because she did.
since | conjunction | from the time when | It is years since we met.
since | conjunction | for the reason that | Since you ask, yes.
as | conjunction | while; at the time when | As I left, it began to snow.
as | conjunction | in the way that | Do as I say.
as | adverb | to the same degree | as tall as a tree
if | conjunction | on the condition that | If it rains, we stay.
if | conjunction | whether | Ask if they are open.
unless | conjunction | except on the condition that | Do not go unless you must.
although | conjunction | in spite of the fact that | Although tired, he went on.
though | conjunction | in spite of the fact that; even if | Though small, it is heavy.
even though | conjunction | in spite of the fact that, with more stress | She came even though she was ill.
while | conjunction | during the time that | Rest while you can.
while | conjunction | whereas; although | One is tall, while the other is short.
whilst | conjunction | while; a mainly British form | Whilst waiting, we read.
whereas | conjunction | in contrast with the fact that | He likes tea, whereas I drink coffee.
when | conjunction | at the time that | Call when you arrive.
when | adverb | at what time | When does it start?
whenever | conjunction | at any time that; every time that | Come whenever you like.
where | conjunction | in or to the place that | Stay where you are.
where | adverb | in, at or to what place | Where are my shoes?
wherever | conjunction | in or to any place that | Sit wherever you want.
why | adverb | for what reason | Why is the sky blue?
how | adverb | in what way; to what degree | How does it work?
however | adverb | but; in spite of that | It is old. However, it still runs.
however | adverb | to whatever degree; no matter how | however long it takes
whether | conjunction | used to bring in two possibilities | I do not know whether he will come.
that | conjunction | brings in a clause that says what is known, said or felt | I know that she is right.
than | conjunction | brings in the second part of a comparison | It costs more than I thought.
before | conjunction | earlier than the time that | Wash your hands before you eat.
after | conjunction | later than the time that | We ate after they left.
until | conjunction | up to the time that | Wait until it stops.
till | conjunction | up to the time that | Wait till I come.
once | conjunction | as soon as | Once it cools, cut it.
lest | conjunction | for fear that; so that it may not happen that | Write it down lest you forget.
provided | conjunction | on the condition that | You may go, provided you call.
providing | conjunction | on the condition that | Providing it is dry, we shall walk.
albeit | conjunction | although | a useful, albeit slow, method
either | conjunction | used with "or" before the first of two choices | either now or later
neither | conjunction | used with "nor" before the first of two things denied | neither here nor there
both | conjunction | used with "and" to stress that two things are true | both quick and careful
as if | conjunction | in the way it would be if | He acts as if he knew.
as long as | conjunction | on the condition that; during all the time that | Stay as long as you like.
as soon as | conjunction | at the moment when | Write as soon as you can.
in order to | conjunction | with the aim of | We left early in order to see the sunrise.
so that | conjunction | with the aim or the result that | Speak up so that all can hear.
like | conjunction | in the same way that; as if (informal) | It looks like it may rain.
not | adverb | used to make a word or sentence mean the opposite | It is not far.
there | adverb | used to say that something exists or happens | There is a reason.
here | adverb | in, at or to this place | Come here.
then | adverb | at that time; after that; in that case | Mix, then bake.
thus | adverb | in this way; as a result | Thus it began.
hence | adverb | for this reason; from now | two days hence
therefore | adverb | for that reason | It is closed; therefore we wait.
also | adverb | in addition; too | She also paints.
too | adverb | in addition | I was there too.
too | adverb | more than is wanted or possible | too heavy to lift
else | adverb | in addition; different; instead | What else is new?
yes | interjection | used to agree, accept or confirm | Yes, it is open.
no | interjection | used to refuse, deny or disagree | No, thank you.
oh | interjection | shows surprise, pain or sudden thought | Oh, I forgot.
whence | adverb | from what place; an old word for it | Whence came they?
whither | adverb | to what place; an old word for it | Whither are you going?
whereby | adverb | by which means | a rule whereby all may vote
wherein | adverb | in which | the box wherein it lay
`;
