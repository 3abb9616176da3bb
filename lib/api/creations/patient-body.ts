/** A reader that reads nothing for so long is taken for gone, as it is by an event stream. */
const STALL_MS = 60_000;

/**
 * A body that reads `source` only when it is read itself, and lets go of it when its reader has gone or reads
 * nothing for `stallMs`. `onEnd` is called once, however it ends, and awaited before its reader is told.
 */
export function patientBody(
  source: ReadableStream<Uint8Array>,
  onEnd: () => unknown,
  stallMs = STALL_MS,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let stall: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const end = async () => {
    clearTimeout(stall);
    if (hasEnded) return;
    hasEnded = true;
    await onEnd();
  };
  const wait = (controller: ReadableStreamDefaultController) => {
    stall = setTimeout(() => {
      const gone = new Error('The reader has stopped reading.');
      controller.error(gone);
      void end();
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
            await end();
            controller.close();
          } else {
            controller.enqueue(value);
            wait(controller);
          }
        } catch (error) {
          await end();
          throw error;
        }
      },
      async cancel(reason) {
        await end();
        // A zip throws the reason into its files, and out again
        await reader.cancel(reason).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
