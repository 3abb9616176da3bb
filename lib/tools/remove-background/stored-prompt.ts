/** What every cut-out has as its prompt: it tells a cut-out from a generated picture, in old rows too. */
export const CUT_OUT_PROMPT = 'Remove background from image';
