/** Verbs whose forms the rules do not give; base first, then past, participle and other odd forms. */
export const verbs = `
abide abode abided
arise arose arisen
awake awoke awoken
backbite backbit backbitten
backslide backslid backslidden
be am is are was were been being 'm 're
bear bore borne born
beat beat beaten
become became become
befall befell befallen
beget begot begat begotten
begin began begun
behold beheld
bend bent
bereave bereft
beseech besought
beset beset
bespeak bespoke bespoken
bestride bestrode bestridden
bet bet
betake betook betaken
bethink bethought
bid bade bidden bid
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
broadcast broadcast
browbeat browbeaten
build built
burn burnt
burst burst
buy bought
can could
cast cast
catch caught
chide chid chidden
choose chose chosen
cleave cleft clove cloven
cling clung
clothe clad
come came come
cost cost
creep crept
cut cut
deal dealt
dig dug
disprove disproven
dive dove
do does did done
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown flies
forbear forbore forborne
forbid forbade forbad forbidden
forecast forecast
forego forewent foregone
foresee foresaw foreseen
foretell foretold
forget forgot forgotten
forgive forgave forgiven
forgo forwent forgone
forsake forsook forsaken
forswear forswore forsworn
freeze froze frozen
gainsay gainsaid
get got gotten getting
gild gilt
gird girt
give gave given
go goes went gone
grind ground
grow grew grown
hamstring hamstrung
hang hung
have has had having 've
hear heard
heave hove
hew hewn
hide hid hidden
hit hit
hold held
hurt hurt
inlay inlaid
inset inset
interweave interwove interwoven
keep kept
kneel knelt
knit knit
know knew known
lade laden
lay laid
lead led
lean leant
leap leapt
learn learnt
leave left
lend lent
let let
lie lay lain lying
light lit
lose lost
make made
may might
mean meant
meet met
melt molten
mimic mimicked mimicking
miscast miscast
mishear misheard
mislay mislaid
mislead misled
misread misread
misspell misspelt
misspeak misspoke misspoken
mistake mistook mistaken
misunderstand misunderstood
mow mown
offset offset
outbid outbid
outdo outdid outdone outdoes
outgrow outgrew outgrown
outrun outran
outsell outsold
outshine outshone
overcome overcame
overdo overdid overdone overdoes
overdraw overdrew overdrawn
overeat overate overeaten
overfeed overfed
overhang overhung
overhear overheard
overlay overlaid
override overrode overridden
overrun overran
oversee oversaw overseen
oversleep overslept
overtake overtook overtaken
overthrow overthrew overthrown
partake partook partaken
pay paid
picnic picnicked picnicking
plead pled
prove proven
put put putting
quit quit quitting
read read
rebuild rebuilt
redo redid redone redoes
remake remade
rend rent
repay repaid
resell resold
reset reset
retell retold
rethink rethought
rewind rewound
rewrite rewrote rewritten
rid rid
ride rode ridden
ring rang rung
rise rose risen
rive riven
run ran run
saw sawn
say said
see saw seen
seek sought
sell sold
send sent
set set setting
sew sewn
shake shook shaken
shall should
shave shaven
shear shorn
shed shed
shine shone
shoe shod shoeing
shoot shot
show shown
shred shred
shrink shrank shrunk shrunken
shrive shrove shriven
shut shut shutting
sing sang sung
sink sank sunk sunken
sit sat sitting
slay slew slain
sleep slept
slide slid slidden
sling slung
slink slunk
slit slit
smell smelt
smite smote smitten
sow sown
speak spoke spoken
speed sped
spell spelt
spend spent
spill spilt
spin spun span
spit spat
split split splitting
spoil spoilt
spread spread
spring sprang sprung
stand stood
stave stove
steal stole stolen
stick stuck
sting stung
stink stank stunk
strew strewn
stride strode stridden
strike struck stricken
string strung
strive strove striven
sublet sublet
swear swore sworn
sweep swept
swell swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
thrive throve thriven
throw threw thrown
thrust thrust
tread trod trodden
typeset typeset
unbend unbent
unbind unbound
undergo underwent undergone undergoes
underlie underlay underlain underlying
underpay underpaid
understand understood
undertake undertook undertaken
underwrite underwrote underwritten
undo undid undone undoes
unwind unwound
uphold upheld
upset upset
wake woke woken
waylay waylaid
wear wore worn
weave wove woven
wed wed
weep wept
wet wet
will would
win won
wind wound
withdraw withdrew withdrawn
withhold withheld
withstand withstood
wreak wrought
wring wrung
write wrote written
`;
