import { card as bhagavadGita } from '@/lib/tools/bhagavad-gita/card';
import type { NavItem, ToolCard } from '@/lib/tools/card';
import { card as community } from '@/lib/tools/community/card';
import { card as generateImages } from '@/lib/tools/generate-images/card';
import { card as getBookInformation } from '@/lib/tools/get-book-information/card';
import { card as getLyrics } from '@/lib/tools/get-lyrics/card';
import { card as getWordInfo } from '@/lib/tools/get-word-info/card';
import { card as removeBackground } from '@/lib/tools/remove-background/card';
import { CUT_OUT_PROMPT } from '@/lib/tools/remove-background/stored-prompt';
import { card as reviewResume } from '@/lib/tools/review-resume/card';
import { card as generateWorkoutQuote } from '@/lib/tools/generate-workout-quote/card';
import { card as writeArticle } from '@/lib/tools/write-article/card';

const dashboard: NavItem = {
  id: 'dashboard',
  path: '/ai',
  label: 'Dashboard',
  icon: 'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1zM15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1zM4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z',
  gradient: { from: 'oklch(0.5 0.03 60)', to: 'oklch(0.36 0.025 55)' },
};

/** Every tool, as the sidebar lists them. */
export const tools: readonly ToolCard[] = [
  writeArticle,
  bhagavadGita,
  generateImages,
  removeBackground,
  getBookInformation,
  getWordInfo,
  reviewResume,
  getLyrics,
  generateWorkoutQuote,
];

/** The sidebar, top to bottom. */
export const navItems: readonly NavItem[] = [dashboard, ...tools, community];

/** The eight cards of the landing page. */
export const landingTools: readonly ToolCard[] = [
  writeArticle,
  bhagavadGita,
  generateImages,
  getWordInfo,
  getBookInformation,
  reviewResume,
  getLyrics,
  generateWorkoutQuote,
];

/** The tool that makes creations of a type; pictures belong to the image generator, which comes first. */
export function toolForType(type: string): ToolCard | undefined {
  return tools.find((tool) => tool.type === type);
}

/** The tool a creation was made with; of one, or of an answer, from before that was kept, by its type and prompt. */
export function toolOf(creation: {
  tool?: string | null | undefined;
  type: string;
  prompt: string;
}): ToolCard | undefined {
  if (creation.tool) return tools.find(({ id }) => id === creation.tool);
  if (creation.type === 'image' && creation.prompt === CUT_OUT_PROMPT) return removeBackground;
  return toolForType(creation.type);
}

/** What the content of a type's creations is; of a type that no tool makes, a text. */
export const keptAs = (type: string): ToolCard['keeps'] => toolForType(type)?.keeps ?? 'text';

/** What creations there are, each with the tool that is named for them. */
export const creationTypes = tools
  .filter((tool) => toolForType(tool.type) === tool)
  .map(({ type, label }) => ({ type, label }));
