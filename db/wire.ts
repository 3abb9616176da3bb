import type { CreationRow } from './creation-row';

/** A creation as it goes over the wire. `created_at` is an ISO moment; `likes` holds at most 100 ids. */
export interface WireCreation {
  id: string;
  type: string;
  /** Id of the tool it was made with; null from before that was kept. */
  tool: string | null;
  /** The name its owner gave it; null for anybody else. */
  title: string | null;
  prompt: string;
  content: string;
  created_at: string;
  /** Ids of people who liked it, the viewer's own among them when they did. */
  likes: string[];
  likeCount: number;
  likedByMe: boolean;
  isMine: boolean;
  isPinned: boolean;
  isPublished: boolean;
  /** True while reports or the operator keep it out of the community; shown to its owner only. */
  isHidden: boolean;
  /** What the tool was given, for "open in tool". */
  input: unknown;
  /** Typed extras of the tool; null for anybody but the owner. */
  data: unknown;
  model: string | null;
  source: string | null;
  isSandbox: boolean;
  isPartial: boolean;
  wordCount: number | null;
  /** Counts its texts; an edit names the one it was made from. */
  version: number;
  /** The creation it was made from, and the project it belongs to; null for anybody but the owner. */
  parentId: string | null;
  projectId: string | null;
}

/** A row as its viewer may see it; nobody else's user id is in it except among the likes. */
export function toWire(row: CreationRow, viewerId: string | null): WireCreation {
  const isMine = row.userId === viewerId;
  return {
    id: row.id,
    type: row.type,
    tool: row.tool,
    title: isMine ? row.title : null,
    prompt: row.prompt,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    likes: row.likes,
    likeCount: row.likeCount,
    likedByMe: row.likedByMe,
    isMine,
    isPinned: isMine && row.isPinned,
    isPublished: row.isPublished,
    isHidden: isMine && row.isHidden,
    input: row.input,
    data: isMine ? row.data : null,
    model: row.model,
    source: row.source,
    isSandbox: row.isSandbox,
    isPartial: row.isPartial,
    wordCount: row.wordCount,
    version: row.version,
    parentId: isMine ? row.parentId : null,
    projectId: isMine ? row.projectId : null,
  };
}
