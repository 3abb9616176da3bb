/** The limits of what people type, in characters. */
export const limits = {
  topic: 2_000,
  prompt: 2_200,
  chat: 4_000,
  word: 64,
  name: 200,
} as const;
