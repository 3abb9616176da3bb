import { lockFolder } from '../folder-lock';

// Says whether it got the lock of a folder, then holds it until it is ended.
const [, , path = ''] = process.argv;
try {
  await lockFolder(path, path, 100);
  process.stdout.write('locked\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : ''}\n`);
}
setInterval(() => undefined, 60_000);
