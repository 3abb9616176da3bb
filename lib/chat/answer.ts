import type { Database } from '@/db/database';
import { annotationLine, deltaLine, type EventStream } from '@/lib/api/routes/event-stream';
import { hasLeft } from '@/lib/errors';
import type { PaidRun } from '@/lib/api/paid-runs/paid-run';
import type { Card } from '@/lib/providers/defi/card';
import type { TextEnd, TextModel } from '@/lib/providers/text';
import { fitHistory } from './context';
import { converse } from './converse';
import { estimatesNote } from './figures/estimates-note';
import { figureSources } from './figures/sources';
import type { ChatInput } from './input';
import { TurnWriter, type AnswerDraft } from './turn-writer';
import type { OpenedTurn } from './open-turn';
import { SYSTEM_PROMPT } from './system-prompt';
import type { Toolbox } from './toolbox';

const NOT_SAVED = 'This answer could not be saved, so copy it before you leave.';
const CUT = 'The answer was cut off. Ask to continue.';

/** A finished answer, as it is sent and as a repeated key gets it again. */
export interface Answer {
  thread: { id: string; title: string };
  messages: { user: string; assistant: string };
  text: string;
  cards: Card[];
  outcome: {
    status: 'complete' | 'stopped';
    model: string;
    source: string;
    isSandbox: boolean;
    message?: string;
  };
}

interface Work {
  db: Database;
  input: ChatInput;
  opening: Promise<OpenedTurn>;
  paid: PaidRun;
  stream: EventStream;
  signal: AbortSignal;
  model(): TextModel;
  toolbox(): Toolbox;
}

/**
 * Answers a message into the stream and keeps the turn; settles the paid run either way. An answer
 * whose reader stopped or left is kept as far as it got, and the question alone before the first word;
 * one that failed takes both messages with it.
 */
export async function answerTurn(work: Work): Promise<void> {
  const { db, input, paid, stream, signal } = work;
  const draft: AnswerDraft = { text: '', cards: [] };
  let writer: TurnWriter | undefined;
  try {
    const model = work.model();
    const { turn, history } = await work.opening;
    const turnWriter = (writer = new TurnWriter(db, turn, paid));
    const head = { thread: { id: turn.thread.id, title: turn.thread.title }, messages: turn.ids };
    const send = async (lines: string) => {
      const isFirst = !draft.text && draft.cards.length === 0;
      // In one piece, so that the first words do not wait for a second write
      stream.write(isFirst ? annotationLine(head) + lines : lines);
    };
    const ended = await converse({
      model,
      messages: [
        { role: 'system', content: SYSTEM_PROMPT },
        ...fitHistory(history),
        { role: 'user', content: input.message },
      ],
      toolbox: work.toolbox(),
      signal,
      async onText(deltas) {
        await send(deltas.map(deltaLine).join(''));
        draft.text += deltas.join('');
        turnWriter.save(draft);
        await stream.drained();
      },
      async onCard(card) {
        await send(annotationLine({ card }));
        draft.cards.push(card);
      },
    }).catch((error: unknown) => {
      const isWorthKeeping = draft.text.trim() !== '' || draft.cards.length > 0;
      if (!signal.aborted || !isWorthKeeping) throw error;
    });
    const note = estimatesNote(draft.text, figureSources(history, input.message, draft.cards));
    if (note) {
      draft.text += note;
      stream.write(deltaLine(note));
    }
    const answer = (isKept: boolean) => {
      return { ...head, ...draft, outcome: outcomeOf(model, ended, isKept) };
    };
    const save = async (tx: Database) => {
      await turnWriter.finish(tx, draft, ended ? 'complete' : 'stopped');
      return answer(true);
    };
    await turnWriter.settled();
    const { outcome } = await paid.complete(save, async () => answer(false), { isCharged: true });
    stream.annotate({ outcome });
  } catch (error) {
    if (signal.aborted && !paid.lost.aborted) await writer?.keepQuestion();
    else await writer?.discard();
    await paid.abandon({ hasLeft: hasLeft(signal) }).catch(() => undefined);
    throw error;
  }
}

function outcomeOf(model: TextModel, ended: TextEnd | void, isKept: boolean): Answer['outcome'] {
  const message = [ended?.isCut ? CUT : '', isKept ? '' : NOT_SAVED].filter(Boolean).join(' ');
  return {
    status: ended ? 'complete' : 'stopped',
    model: ended?.model ?? model.model,
    source: model.source,
    isSandbox: model.isSandbox,
    ...(message ? { message } : {}),
  };
}

/** Sends a stored answer in one piece. */
export function sendAnswer(stream: EventStream, answer: Answer): void {
  const { thread, messages, cards, text, outcome } = answer;
  stream.annotate({ thread, messages });
  for (const card of cards) stream.annotate({ card });
  stream.write(deltaLine(text));
  stream.annotate({ outcome });
}
