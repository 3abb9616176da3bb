/** A reader that reads nothing for so long is taken for gone, as it is by an event stream. */
const STALL_MS = 60_000;

/**
 * A body that reads `source` only when it is read itself, and lets go of it when its reader has gone or reads
 * nothing for `stallMs`. `onEnd` is called once, however it ends.
 */
export function patientBody(
  source: ReadableStream<Uint8Array>,
  onEnd: () => void,
  stallMs = STALL_MS,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let stall: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const end = () => {
    clearTimeout(stall);
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  const wait = (controller: ReadableStreamDefaultController) => {
    stall = setTimeout(() => {
      const gone = new Error('The reader has stopped reading.');
      controller.error(gone);
      end();
      reader.cancel(gone).catch(() => undefined);
    }, stallMs);
  };
  return new ReadableStream(
    {
      start: wait,
      async pull(controller) {
        clearTimeout(stall);
        try {
          const { done, value } = await reader.read();
          if (hasEnded) return;
          if (done) {
            end();
            controller.close();
          } else {
            controller.enqueue(value);
            wait(controller);
          }
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel(reason) {
        end();
        // A zip throws the reason into its files, and out again
        return reader.cancel(reason).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
