interface Prompted {
  prompt: string;
  input: unknown;
}

/** What the image tool's form is filled with to make a picture like this one; undefined for a cut-out. */
export function promptInput({
  prompt,
  input,
}: Prompted): { description: string; style?: string } | undefined {
  if (typeof input === 'object' && input !== null && 'description' in input) {
    return input as { description: string; style?: string };
  }
  const [, description, style] =
    /^Generate an image of ([^]+) in the style ([^]+)$/.exec(prompt) ?? [];
  return description && style ? { description, style } : undefined;
}
