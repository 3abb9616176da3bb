import { posix, relative } from 'node:path';

/**
 * The one order of imports: what each layer may take values from, and what it may take only types
 * from. A folder that is not named here may be imported by nothing that is served.
 */
export const LAYERS = {
  app: {
    values: [
      'components',
      'lib/chat',
      'lib/api',
      'lib/server',
      'lib/tools',
      'lib/writing',
      'lib/providers',
      'db',
      'lib',
    ],
  },
  components: {
    values: ['lib/browser', 'lib/tools', 'lib/writing', 'lib'],
    types: ['lib/chat', 'lib/api', 'lib/providers', 'db'],
  },
  'lib/chat': { values: ['lib/api', 'lib/tools', 'lib/writing', 'lib/providers', 'db', 'lib'] },
  'lib/api': { values: ['lib/tools', 'lib/writing', 'lib/providers', 'db', 'lib'] },
  'lib/tools': { values: ['lib/writing', 'lib/providers', 'db', 'lib'] },
  'lib/writing': { values: ['lib'], types: ['lib/providers'] },
  'lib/providers': { values: ['lib'] },
  db: { values: ['lib'] },
  'lib/browser': { values: ['lib'] },
  'lib/server': { values: ['db', 'lib'] },
  'lib/build': { values: ['lib'] },
  middleware: { values: ['lib/api', 'lib'] },
  instrumentation: { values: ['lib/server'] },
  lib: { values: [] },
};

/** What is never served: tests, what they run on, and the local stand-ins. It may import anything. */
const UNSERVED = [
  /\.(test|spec)(\.tsx?)?$/,
  /(^|\/)testing(\/|\.ts$|$)/,
  /(^|[/-])fake(-upstream)?(\.ts)?$/,
  /^(e2e|lib\/local)(\/|$)/,
  /^db\/test-database(\.ts)?$/,
  /^[^/]+\.config(\.\w+)?$/,
];

/** The layer of a path from the project's root: its folder, or the name of a file beside the folders. */
function layerOf(path) {
  if (UNSERVED.some((pattern) => pattern.test(path))) return 'unserved';
  const [first = '', second, third] = path.split('/');
  if (second === undefined) return first.replace(/\.tsx?$/, '');
  if (first !== 'lib') return first;
  return third === undefined && !(`lib/${second}` in LAYERS) ? 'lib' : `lib/${second}`;
}

/** The path from the project's root that an import names; undefined for a package. */
function target(file, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), specifier);
}

/** Why this file may not import that, as a sentence; undefined when it may. */
function refusal(file, specifier, isType) {
  const from = layerOf(file);
  const path = target(file, specifier);
  if (from === 'unserved' || path === undefined) return undefined;
  const to = layerOf(path);
  const { values, types = [] } = LAYERS[from] ?? { values: [] };
  if (to === from || values.includes(to)) return undefined;
  if (to === 'unserved') return `${path} is for development and tests; ${from} is served.`;
  if (types.includes(to)) {
    return isType ? undefined : `${from} may import only types from ${to}.`;
  }
  return `${from} may not import from ${to}: the README draws which way imports run.`;
}

const layers = {
  meta: { type: 'problem' },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (node, source, isType) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = refusal(file, source.value, isType);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument, true),
      // Workers are named to the bundler by `new URL('./worker.ts', import.meta.url)`
      NewExpression: (node) => {
        if (node.callee.name === 'URL') check(node, node.arguments[0], false);
      },
    };
  },
};

export default { meta: { name: 'mise' }, rules: { layers } };
