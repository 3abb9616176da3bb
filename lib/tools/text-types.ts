/** What a creation of these types keeps is a picture's address or JSON, which nobody edits as text. */
const STRUCTURED = new Set(['image', 'word-info', 'book-information']);

/** Whether creations of a type keep a text that its owner can edit. */
export const isTextType = (type: string): boolean => !STRUCTURED.has(type);
