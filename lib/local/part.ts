/** One row of the banner: what serves a part of the product, and which variable changes it. */
export type Part = { name: string; servedBy: string; variable: string; isEmbedded: boolean };

/** A part together with what it adds to the environment, and what ends it. */
export type PreparedPart = { part: Part; env: Record<string, string>; close: () => Promise<void> };

/** A part that is reached elsewhere, or that opens inside the server: nothing to start or add. */
export const described = (part: Part): PreparedPart => ({
  part,
  env: {},
  close: async () => undefined,
});
