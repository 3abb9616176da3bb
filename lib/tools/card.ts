/** Two CSS colours; a cream icon on either keeps at least 3:1. */
export interface Gradient {
  from: string;
  to: string;
}

/** What the sidebar and the command menu need to know. */
export interface NavItem {
  /** The last segment of its path, and the name of its folders. */
  id: string;
  path: string;
  label: string;
  /** The `d` of a 24-unit line drawing (from Lucide, ISC licence): data, so that any component can be handed a card. */
  icon: string;
  gradient: Gradient;
}

/** A page with a header of its own. */
export interface Place extends NavItem {
  title: string;
  description: string;
}

/** The looks that creations have beside Markdown; `components/creations/viewers.ts` has each of them. */
export type ViewerName = 'book' | 'lyrics' | 'picture' | 'quote' | 'resume' | 'verse' | 'word';

/** What a tool says of its runs and of what they make. */
export interface ToolDeclaration {
  /** Its name in every creation it makes, and the name of its folder. */
  id: string;
  /** Last segment of `/api/ai/…`. */
  endpoint: string;
  /** The `type` of the creations it makes; two tools may make the same. */
  type: string;
  /** What the `content` of its creations is: a text that its owner may edit, JSON, or a picture's address. */
  keeps: 'text' | 'json' | 'picture';
  /** How its creations are shown; as Markdown when left out. */
  viewer?: ViewerName;
  /** Paid runs count against the day's allowance and honour `Idempotency-Key`. */
  isPaid: boolean;
  /** `json` (default), `multipart`, or `none` for a GET. */
  body?: 'json' | 'multipart' | 'none';
  /** A field that may make a JSON body larger than 32 KB, and the most bytes of a body with it. */
  largeField?: { name: string; bodyLimit: number } | undefined;
  /** True when `Accept: text/event-stream` is answered with a stream. */
  isStreamable?: boolean;
  /** True when a success is answered as the payload itself, without the envelope. */
  isBare?: boolean;
}

/** Everything a tool with a page says of itself; safe to import in the browser. */
export interface ToolCard extends Place, ToolDeclaration {}

/** Where a tool's runs are asked for. */
export const runPath = ({ endpoint }: ToolDeclaration): string => `/api/ai/${endpoint}`;
