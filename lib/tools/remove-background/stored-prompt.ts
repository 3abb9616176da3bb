/** What every cut-out has as its prompt: all that tells one from a generated picture in rows that keep no tool. */
export const CUT_OUT_PROMPT = 'Remove background from image';
