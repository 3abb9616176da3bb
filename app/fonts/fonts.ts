import localFont from 'next/font/local';

/** Headlines: one weight, optical sizes 18 to 144, Latin-1. */
export const display = localFont({
  src: './fraunces.woff2',
  weight: '540',
  style: 'normal',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: ['Display Times', 'Display Noto', 'serif'],
});

/** Everything else: weights 400 to 650, Latin-1. */
export const sans = localFont({
  src: './instrument-sans.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-instrument',
  adjustFontFallback: false,
  fallback: ['Text Arial', 'Text Roboto', 'sans-serif'],
});

/** Class names for `<html>` that define both families. */
export const fontClasses = `${display.variable} ${sans.variable}`;
