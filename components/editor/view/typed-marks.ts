import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { schema } from '../document/schema';

const { heading, blockquote, bulletList, orderedList, code } = schema.nodes;

/** Markdown's signs at the start of a line, which become what they stand for. */
export const typedMarks = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, heading!, ([, signs = '']) => ({ depth: signs.length })),
    wrappingInputRule(/^>\s$/, blockquote!),
    wrappingInputRule(/^[-*+]\s$/, bulletList!),
    wrappingInputRule(/^(\d{1,9})\.\s$/, orderedList!, ([, start]) => ({ start: Number(start) })),
    textblockTypeInputRule(/^```$/, code!),
  ],
});
