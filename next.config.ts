import type { NextConfig } from 'next';
import { assertDeployable } from './lib/deploy-guard';

const emulator = process.env.CLERK_EMULATOR_URL;

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  serverExternalPackages: [
    'pdf-parse',
    '@napi-rs/canvas',
    '@electric-sql/pglite',
    '@techstark/opencv-js',
  ],
  outputFileTracingExcludes: { '*': ['./.data/**/*', './lib/local/**/*', './e2e/**/*'] },
  // Names the letters of PDFs that use the standard's own Chinese, Japanese and Korean encodings
  outputFileTracingIncludes: {
    '/api/ai/resume-review': ['./node_modules/pdfjs-dist/cmaps/*.bcmap'],
  },
  images: { remotePatterns: [], localPatterns: [] },
  env: { NEXT_PUBLIC_BUILD_ID: process.env.VERCEL_GIT_COMMIT_SHA?.slice(0, 12) ?? 'local' },
  rewrites: async () => ({
    // Only the local Clerk emulator is reached through our own origin; Clerk itself is not.
    beforeFiles: emulator ? [{ source: '/__clerk/:path*', destination: `${emulator}/:path*` }] : [],
    afterFiles: [],
    fallback: [],
  }),
};

export default function nextConfig(phase: string): NextConfig {
  if (phase === 'phase-production-build') assertDeployable(process.env, 'build');
  return config;
}
