/** Adjectives and adverbs compared by other words or spellings; base first, then its forms. */
export const comparisons = `
good better best
well better best
bad worse worst
badly worse worst
ill worse worst
far farther farthest further furthest
little less lesser least
much more most
many more most
old elder eldest
late later latest latter last
near nearer nearest
early earlier earliest
shy shyer shyest shier shiest
sly slyer slyest slier sliest
dry drier driest
wry wryer wryest wrier wriest
spry spryer spryest sprier spriest
free freer freest
hard harder hardest
soon sooner soonest
fast faster fastest
fore former foremost
in inner innermost
up upper uppermost
out outer outermost utter utmost uttermost
`;
