import type { SaveState } from '../saving/text-saver';

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

function sentence(state: SaveState): string {
  switch (state.is) {
    case 'unchanged':
      return 'Changes are saved as you type';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${state.at.toLocaleTimeString([], TIME)}`;
    case 'conflict':
      return 'Not saved yet: choose a text';
    case 'failed':
      return `Not saved: ${state.message}`;
    case 'waiting':
      return waiting(state);
  }
}

function waiting({ isOffline, isKept }: Extract<SaveState, { is: 'waiting' }>): string {
  if (!isKept) return 'Not saved yet. Keep this page open until it is.';
  return `Saved on this device, waiting for ${isOffline ? 'a connection' : 'the server'}`;
}

/** Whether what was typed is saved, and where. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p role="status" className="text-ink-soft text-sm tabular-nums">
      {sentence(state)}
    </p>
  );
}
