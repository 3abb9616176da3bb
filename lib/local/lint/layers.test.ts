import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAYERS } from './layers';

const tree = mkdtempSync(join(tmpdir(), 'layers-'));

/** Files that import the wrong way, each in another of the ways there are to import. */
const wrong: Record<string, string> = {
  'app/page.tsx': `import '@/lib/local/listen';`,
  'middleware.ts': `import '@/db/client';`,
  'components/card.tsx': `import { getDatabase } from '../db/client';\nexport { getDatabase };`,
  'components/list.tsx': `export { type WireCreation, toWire } from '@/db/wire';`,
  'db/likes.ts': `export * from '../lib/providers/media';`,
  'lib/api/routes/save.ts': `import '../../chat/answer';`,
  'lib/api/routes/sample.ts': `import '../testing/test-api';`,
  'lib/browser/fetch.ts': `import type { Tool } from '../tools/define';\nexport type { Tool };`,
  'lib/env.ts': `export const listen = () => import('./local/listen');`,
  'lib/providers/text/pick.ts': `export const at = new URL('../../tools/card.ts', import.meta.url);`,
  'lib/tools/define.ts': `export type User = import('../api/auth/auth').User;`,
};

/** Files that import the right way, and what only tests run, which may import anything. */
const right: Record<string, string> = {
  'app/layout.tsx': `import '../components/ui/cx';\nimport '@/lib/api/creations/read-history';`,
  'components/row.tsx': `import type { WireCreation } from '@/db/wire';\nexport type { WireCreation };`,
  'lib/chat/turn.ts': `import '../api/routes/body';\nimport '@/lib/errors';\nimport 'zod';`,
  'lib/local/part.ts': `import '@/lib/api/auth/auth';`,
  'lib/tools/tool.test.ts': `import '@/e2e/fakes/openai';`,
};

beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'lib/local/lint']) {
    cpSync(name, join(tree, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
  for (const [name, code] of Object.entries({ ...wrong, ...right })) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), code);
  }
});

afterAll(() => rmSync(tree, { recursive: true }));

it('refuses every import against the layers, however it is written, and no other', () => {
  const oxlint = join(process.cwd(), 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const refused = diagnostics.filter(({ code }) => code === 'mise(layers)');
  expect(refused.map(({ filename }) => filename).toSorted()).toEqual(Object.keys(wrong).toSorted());
});

/** The arrows of the README's drawing, as layers; dashed ones carry types alone. */
function drawnArrows() {
  const drawing = /```mermaid\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const layer = (id: string) => (id in LAYERS ? id : `lib/${id}`);
  const ids = (side: string) => side.split('&').map((id) => layer(id.trim()));
  return [
    ...drawing.replaceAll(/\[".*?"\]/g, '').matchAll(/^ *(.+?) (-->|-. types .->) (.+)$/gm),
  ].flatMap(([, from = '', arrow, to = '']) =>
    ids(from).flatMap((one) =>
      ids(to).map((other) => ({ from: one, to: other, isType: arrow !== '-->' })),
    ),
  );
}

it('the README draws these layers: all that lies down the arrows of each may be imported', () => {
  const arrows = drawnArrows();
  const stops = new Set(['components', 'middleware']);
  const next = (from: string) =>
    arrows.filter((arrow) => arrow.from === from && !arrow.isType).map(({ to }) => to);
  const reach = (from: string): string[] =>
    next(from).flatMap((to) => [to, ...(stops.has(from) || stops.has(to) ? [] : reach(to))]);
  const undrawn = new Set(['lib', 'lib/build', 'instrumentation']);
  for (const from of Object.keys(LAYERS).filter((layer) => !undrawn.has(layer))) {
    const { values, types = [] } = LAYERS[from as keyof typeof LAYERS] as Record<string, string[]>;
    const drawnTypes = arrows.filter((arrow) => arrow.from === from && arrow.isType);
    expect({ from, to: new Set(values) }).toEqual({ from, to: new Set([...reach(from), 'lib']) });
    expect({ from, to: new Set(types) }).toEqual({
      from,
      to: new Set(drawnTypes.map((a) => a.to)),
    });
  }
});
