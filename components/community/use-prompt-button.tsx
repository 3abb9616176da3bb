'use client';

import { handOffInput } from '@/components/tools/opened-input';
import { buttonStyle } from '@/components/ui/button-style';
import { card as imageTool } from '@/lib/tools/generate-images/card';

/** Opens the image tool with a picture's prompt; a person who is signed out signs in on the way. */
export function UsePromptButton({ input }: { input: unknown }) {
  return (
    <a
      href={imageTool.path}
      onClick={() => handOffInput(imageTool.path, input)}
      className={buttonStyle({ variant: 'primary', size: 'lg' })}
    >
      Use this prompt
    </a>
  );
}
