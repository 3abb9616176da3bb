import type { Instrumentation } from 'next';

/** Runs once when a server starts, before it answers. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./lib/server/server-start');
  await startServer();
}

/** Runs when a page could not be rendered; endpoints answer their failures themselves. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFailedPage } = await import('./lib/server/failed-page');
  logFailedPage(error, context.routePath);
};
