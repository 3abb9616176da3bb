import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { hexOf } from '@/app/oklch';
import { site } from '@/lib/site';
import { navItems } from '@/lib/tools/registry';

export const alt = `${site.name}: ${site.headline}`;
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

const bowls = navItems.filter((item) => item.id !== 'dashboard');

/** The picture shown with shared links: the mark, the headline and every tool's gradient. */
export default async function OpenGraphImage() {
  const fraunces = await readFile(join(process.cwd(), 'app/fonts/fraunces-60.woff'));
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: '#fcfaf5',
        color: '#2a1d14',
        fontFamily: 'Fraunces',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 22, fontSize: 52 }}>
        <svg width="64" height="64" viewBox="0 0 32 32" fill="none" strokeLinecap="round">
          <path d="M27.26 9.5A13 13 0 1 1 20.45 3.78" stroke="#2a1d14" strokeWidth="3" />
          <path d="M9.24 18.46A7.2 7.2 0 1 1 18.46 22.77" stroke="#f0841a" strokeWidth="3" />
          <circle cx="16" cy="16" r="2.4" fill="#2a1d14" />
        </svg>
        {site.name}
      </div>
      <div style={{ fontSize: 84, lineHeight: 1.06, letterSpacing: '-0.02em', maxWidth: 1000 }}>
        {site.headline}
      </div>
      <div style={{ display: 'flex', gap: 22 }}>
        {bowls.map(({ id, gradient }) => (
          <div
            key={id}
            style={{
              width: 82,
              height: 82,
              borderRadius: 41,
              border: '6px solid #e8dfd1',
              background: `linear-gradient(150deg, ${hexOf(gradient.from)}, ${hexOf(gradient.to)})`,
            }}
          />
        ))}
      </div>
    </div>,
    { ...size, fonts: [{ name: 'Fraunces', data: fraunces, style: 'normal', weight: 500 }] },
  );
}
