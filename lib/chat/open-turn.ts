import { getTree, readPlaces, type ThreadTree } from '@/db/branches';
import type { Database } from '@/db/database';
import { messageNotFound, newId, threadNotFound } from '@/db/ids';
import type { Message } from '@/db/messages';
import type { MessageTree, Place } from '@/db/message-tree';
import { AppError } from '@/lib/errors';
import type { ChatInput } from './input';
import type { Turn } from './turn-writer';
import { titleFrom } from './title';

/** More than the budget of any model's history holds. */
const RECENT = 60;

export interface OpenedTurn {
  turn: Turn;
  history: Message[];
}

/**
 * The turn a message makes and what was said before it on its branch. Throws `not_found` for what is not the
 * person's own, `unprocessable` for the id of a message that says something else.
 */
export async function openTurn(
  db: Database,
  userId: string,
  input: ChatInput,
): Promise<OpenedTurn> {
  const { message, threadId, id } = input;
  const wanted = threadId ?? id;
  const found = wanted ? await getTree(db, userId, wanted) : null;
  if (found) return goOn(db, userId, input, found);
  if (threadId && threadId !== id) throw threadNotFound();
  const user = id ?? newId();
  const thread = { id: user, title: titleFrom(message), isNew: true };
  const ids = { user, assistant: newId() };
  return {
    turn: {
      userId,
      thread,
      message,
      ids,
      after: null,
      isAsked: false,
      isNamed: Boolean(id),
      shown: null,
    },
    history: [],
  };
}

async function goOn(
  db: Database,
  userId: string,
  { message, id, replaces }: ChatInput,
  { thread, tree }: ThreadTree,
): Promise<OpenedTurn> {
  const shown = tree.active().at(-1)?.id ?? null;
  const asked = id ? tree.get(id) : undefined;
  const old = questionOf(asked ?? replacedBy(replaces, tree));
  const before = tree.pathTo(old ? old.parentId : shown).slice(-RECENT);
  const history = await readPlaces(db, asked ? [...before, asked] : before);
  if (asked && history.pop()?.text !== message) {
    throw new AppError('unprocessable', 'That message says something else. Send it as a new one.');
  }
  const common = {
    userId,
    thread: { ...thread, isNew: false },
    message,
    shown,
    isNamed: Boolean(id),
  };
  const assistant = newId();
  const place = asked
    ? { ids: { user: asked.id, assistant }, after: asked.id, isAsked: true }
    : {
        ids: { user: id ?? newId(), assistant },
        after: before.at(-1)?.id ?? null,
        isAsked: false,
      };
  return { turn: { ...common, ...place }, history };
}

function questionOf(place: Place | undefined): Place | undefined {
  if (place && place.role !== 'user') throw messageNotFound();
  return place;
}

function replacedBy(replaces: ChatInput['replaces'], tree: MessageTree): Place | undefined {
  if (!replaces) return undefined;
  const old = tree.get(replaces);
  if (!old) throw messageNotFound();
  return old;
}
