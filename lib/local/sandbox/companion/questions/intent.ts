/** A sum or look-up that a question asks for, with the numbers found in it. */
export interface Intent {
  tool: string;
  args: Record<string, string | number | boolean>;
}

export type ReadIntent = (question: string) => Intent | undefined;

/** The arguments that were found; what was not is left to the tool's own default. */
export function found(
  args: Record<string, string | number | boolean | undefined>,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
