import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ImageViewer } from './image-viewer';

const render = (data: unknown) =>
  renderToStaticMarkup(createElement(ImageViewer, { content: '/a.png', data, name: 'a loaf' }));
const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

describe('a stored picture', () => {
  it('is shown on a checkerboard when it is a cut-out, and on nothing else otherwise', () => {
    expect(classesOf(render({ kind: 'cutout' }))).toContain('checkerboard');
    expect(classesOf(render({ width: 3, height: 2 }))).not.toContain('checkerboard');
  });

  it('keeps its place while the file loads', () => {
    expect(render({ width: 1200, height: 800 })).toContain(
      'style="width:min(100%, 1200px, 75dvh * 1.5);aspect-ratio:1.5"',
    );
    expect(render(null)).not.toContain('aspect-ratio');
  });
});
