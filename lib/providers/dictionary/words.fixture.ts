/** `part word:lemma …`, written by hand from a school grammar. */
export const inflections = `
noun mice:mouse geese:goose children:child feet:foot teeth:tooth oxen:ox men:man women:woman
noun firemen:fireman wives:wife knives:knife wolves:wolf leaves:leaf loaves:loaf halves:half
noun shelves:shelf thieves:thief lives:life hooves:hoof calves:calf elves:elf scarves:scarf
noun cacti:cactus fungi:fungus nuclei:nucleus alumni:alumnus stimuli:stimulus radii:radius
noun crises:crisis theses:thesis analyses:analysis oases:oasis hypotheses:hypothesis
noun parentheses:parenthesis bacteria:bacterium criteria:criterion phenomena:phenomenon
noun curricula:curriculum larvae:larva vertebrae:vertebra indices:index matrices:matrix
noun appendices:appendix dice:die lice:louse quizzes:quiz buses:bus glasses:glass boxes:box
noun churches:church dishes:dish wishes:wish houses:house horses:horse vases:vase lenses:lens
noun gases:gas cookies:cookie movies:movie babies:baby cities:city parties:party
noun stories:story ladies:lady countries:country families:family boys:boy keys:key
noun monkeys:monkey potatoes:potato tomatoes:tomato heroes:hero echoes:echo photos:photo
noun radios:radio cats:cat dogs:dog books:book songs:song trees:tree ties:tie pies:pie
noun shoes:shoe judges:judge bridges:bridge prizes:prize sizes:size taxes:tax foxes:fox
noun caches:cache ashes:ash branches:branch matches:match kisses:kiss classes:class
noun bosses:boss roofs:roof cliffs:cliff ice-cream:ice_cream
verb ran:run went:go gone:go was:be were:be been:be is:be are:be had:have has:have did:do
verb does:do done:do said:say made:make took:take taken:take came:come saw:see seen:see
verb knew:know known:know got:get gave:give given:give found:find thought:think told:tell
verb became:become left:leave felt:feel brought:bring began:begin begun:begin kept:keep
verb held:hold wrote:write written:write stood:stand heard:hear meant:mean met:meet paid:pay
verb sat:sit spoke:speak spoken:speak lay:lie led:lead grew:grow grown:grow lost:lose
verb fell:fall fallen:fall sent:send built:build understood:understand drew:draw drawn:draw
verb broke:break broken:break spent:spend rose:rise risen:rise drove:drive driven:drive
verb bought:buy wore:wear worn:wear chose:choose chosen:choose ate:eat eaten:eat flew:fly
verb flown:fly forgot:forget forgotten:forget froze:freeze frozen:freeze hid:hide hidden:hide
verb rang:ring rung:ring sang:sing sung:sing sank:sink slept:sleep stole:steal stolen:steal
verb swam:swim swum:swim taught:teach tore:tear torn:tear threw:throw thrown:throw woke:wake
verb won:win caught:catch fought:fight sought:seek shook:shake shaken:shake bitten:bite
verb blew:blow dug:dig drank:drink drunk:drink fed:feed fled:flee hung:hang knelt:kneel
verb lit:light rode:ride ridden:ride shone:shine shot:shoot shrank:shrink slid:slide
verb spun:spin sprang:spring stuck:stick stung:sting struck:strike swore:swear swept:sweep
verb swung:swing wept:weep wound:wind withdrew:withdraw overcame:overcome
verb undertaken:undertake running:run stopped:stop planned:plan hoped:hope hopped:hop
verb hoping:hope hopping:hop stared:stare starring:star caring:care planing:plane making:make
verb taking:take writing:write swimming:swim sitting:sit getting:get putting:put begging:beg
verb robbed:rob hugged:hug passed:pass missed:miss rolled:roll falling:fall telling:tell
verb added:add carried:carry carries:carry studied:study studies:study tried:try tries:try
verb cried:cry flies:fly dying:die lying:lie tying:tie died:die goes:go washes:wash
verb watches:watch fixes:fix fixed:fix buzzes:buzz passes:pass judges:judge loved:love
verb loves:love used:use agreed:agree seeing:see being:be panicked:panic panicking:panic
verb picnicking:picnic mimicked:mimic trafficked:traffic walked:walk walking:walk talks:talk
verb laughing:laugh played:play enjoys:enjoy visited:visit opening:open preferred:prefer
verb travelled:travel
adjective happier:happy happiest:happy easier:easy easiest:easy busier:busy angriest:angry
adjective bigger:big biggest:big hotter:hot thinnest:thin nicer:nice largest:large wiser:wise
adjective taller:tall tallest:tall older:old eldest:old better:good best:good worse:bad worst:bad
adjective farther:far less:little drier:dry shyer:shy freer:free braver:brave sadder:sad
adjective quieter:quiet
adverb faster:fast sooner:soon earlier:early harder:hard
`;

/** `word IPA`, written by hand from the pronunciations of CMU. */
export const pronunciations = `
hello /həˈloʊ/
cat /kæt/
computer /kəmˈpjutɚ/
beautiful /ˈbjutəfəl/
water /ˈwɔtɚ/
bird /bɝd/
language /ˈlæŋɡwədʒ/
education /ˌɛdʒəˈkeɪʃən/
pronunciation /pɹoʊˌnʌnsiˈeɪʃən/
mountain /ˈmaʊntən/
serendipity /ˌsɛɹənˈdɪpɪti/
station /ˈsteɪʃən/
extra /ˈɛkstɹə/
thing /θɪŋ/
singer /ˈsɪŋɚ/
finger /ˈfɪŋɡɚ/
measure /ˈmɛʒɚ/
church /tʃɝtʃ/
judge /dʒʌdʒ/
though /ðoʊ/
boy /bɔɪ/
house /haʊs/
good /ɡʊd/
moon /mun/
yellow /ˈjɛloʊ/
away /əˈweɪ/
about /əˈbaʊt/
banana /bəˈnænə/
tomorrow /təˈmɑˌɹoʊ/
understand /ˌʌndɚˈstænd/
photography /fəˈtɑɡɹəfi/
photograph /ˈfoʊtəˌɡɹæf/
kitchen /ˈkɪtʃən/
`;
