/** Prepositions: `word | part of speech | definition | example`. */
export const prepositions = `
of | preposition | belonging to, made from, or forming part of | the leg of the table
of | preposition | containing or amounting to | a cup of tea
of | preposition | about; concerning | stories of the sea
in | preposition | within; surrounded by | keys in a drawer
in | preposition | during, or by the end of a stretch of time | in June
into | preposition | to the inside of | She walked into the room.
into | preposition | to another state or shape | Water turns into ice.
on | preposition | touching and held up by | the book on the shelf
on | preposition | during a day or date | on Monday
on | preposition | about; concerning | a talk on birds
onto | preposition | to a place on | The cat jumped onto the bed.
upon | preposition | on; a more formal word for it | once upon a time
at | preposition | in the place or at the moment of | at the door at noon
at | preposition | towards, as a target | She smiled at him.
to | preposition | in the direction of and reaching | We drove to the coast.
to | preposition | as far as; until | from nine to five
to | particle | used before the plain form of a verb | I want to rest.
from | preposition | starting at a place, time or source | a letter from home
by | preposition | near; beside | a house by the river
by | preposition | through the work or means of | a song by a friend
by | preposition | not later than | by Friday
for | preposition | meant to be given to, used as, or done to help | a gift for you
for | preposition | during a length of time or over a distance | for three days
for | preposition | because of; in exchange with | He paid ten for it.
with | preposition | in the company of; having | tea with milk
with | preposition | by means of | Cut it with a knife.
without | preposition | not having; lacking | a day without rain
within | preposition | inside the limits of | within an hour
about | preposition | on the subject of | a film about trains
about | preposition | here and there in | clothes lay about the room
above | preposition | higher than | above the clouds
across | preposition | from one side to the other of | across the street
after | preposition | later than; behind | after lunch
against | preposition | touching for support; opposed to | a ladder against the wall
along | preposition | following the length of | along the beach
alongside | preposition | beside; together with | alongside the ship
amid | preposition | in the middle of | calm amid the noise
amidst | preposition | in the middle of; another form of "amid" | amidst the crowd
among | preposition | surrounded by; in the number of | a house among trees
amongst | preposition | another form of "among" | amongst friends
around | preposition | on every side of; in a circle about | a fence around the field
as | preposition | in the part or role of | She works as a nurse.
aside from | preposition | apart from; except for | Aside from the rain, it was fine.
astride | preposition | with one leg on each side of | astride a horse
atop | preposition | on the top of | a flag atop the tower
barring | preposition | if there is no; except for | Barring delays, we arrive at six.
because of | preposition | by reason of | late because of snow
before | preposition | earlier than; in front of | before breakfast
behind | preposition | at the back of | behind the house
below | preposition | lower than | below zero
beneath | preposition | under; lower than | beneath the floor
beside | preposition | next to | Sit beside me.
besides | preposition | in addition to | Who came besides you?
between | preposition | in the space or time separating two | between the trees
beyond | preposition | on the far side of; past the reach of | beyond the hills
but | preposition | except | everyone but him
concerning | preposition | about | questions concerning the rent
considering | preposition | if one bears in mind | It went well, considering the weather.
despite | preposition | not stopped by; in spite of | We walked despite the rain.
down | preposition | towards a lower place on or in | down the stairs
due to | preposition | caused by | a delay due to fog
during | preposition | in the course of; throughout | during the night
except | preposition | leaving out; not including | open daily except Monday
excluding | preposition | not including | ten, excluding the driver
following | preposition | after; as a result of | following the storm
in front of | preposition | ahead of; facing | a garden in front of the house
in spite of | preposition | not stopped by | in spite of the cold
including | preposition | having as a part | six people, including me
inside | preposition | within; to the inner part of | inside the box
instead of | preposition | in place of | tea instead of coffee
like | preposition | similar to; in the same way as | He runs like the wind.
minus | preposition | made less by | ten minus four
near | preposition | close to | near the station
next to | preposition | at the side of | next to the bank
notwithstanding | preposition | in spite of | notwithstanding the cost
off | preposition | away from; no longer on | off the road
opposite | preposition | on the other side from; facing | opposite the park
out of | preposition | from the inside of; lacking | out of the box
outside | preposition | beyond the limits of; not within | outside the town
over | preposition | above; across the top of | a bridge over the river
over | preposition | more than | over a hundred
past | preposition | up to and beyond | Drive past the church.
pending | preposition | until something is settled | pending a decision
per | preposition | for each | two per person
plus | preposition | with the addition of | five plus two
regarding | preposition | about; concerning | news regarding the sale
round | preposition | around | a scarf round her neck
save | preposition | except; a formal word for it | all save one
since | preposition | from a time in the past until now | since March
than | preposition | used to bring in the second part of a comparison | taller than me
through | preposition | in at one side and out at the other of | through the tunnel
through | preposition | by means of | learn through practice
throughout | preposition | in every part of; from start to end of | throughout the year
till | preposition | up to the time of; until | till Sunday
toward | preposition | in the direction of | toward the hills
towards | preposition | in the direction of; another form of "toward" | towards evening
under | preposition | below; covered by | under the table
under | preposition | less than | under five minutes
underneath | preposition | directly below | underneath the paper
unlike | preposition | different from | unlike his brother
until | preposition | up to the time of | until tomorrow
unto | preposition | to; an old word for it | Do unto others as you would have them do.
up | preposition | towards a higher place on or in | up the hill
versus | preposition | against; compared with | cost versus comfort
via | preposition | by way of | to Rome via Milan
vis-a-vis | preposition | in relation to; compared with | our position vis-a-vis theirs
worth | preposition | equal in value to; deserving | worth a visit
`;
