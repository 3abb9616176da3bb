import { describe, expect, it } from 'vitest';
import { contrast, parseColour } from './colour';
import { tracePaint, type Operator } from './paint-trace';

const view = { left: 0, bottom: 0, right: 600, top: 800 };
const glyphs = (text: string) => [[...text].map((unicode) => ({ unicode, width: 500 }))];
const op = (name: string, ...args: unknown[]): Operator => ({ name, args });
const trace = (...operators: Operator[]) =>
  tracePaint(
    operators,
    view,
    (group) => group !== 'off',
    (code) => (code === 1 ? 'fill' : 'stroke'),
  );
const words = (text: string, x = 50, y = 700) => [
  op('beginText'),
  op('setFont', 'f', 10),
  op('moveText', x, y),
  op('showText', ...glyphs(text)),
  op('endText'),
];
const reasons = (...operators: Operator[]) => trace(...operators).runs.map(({ hidden }) => hidden);
const box = (...bounds: number[]) => op('constructPath', 1, [null], bounds);

describe('tracePaint', () => {
  it('places a run by the text and page matrices', () => {
    const { runs } = trace(op('transform', 2, 0, 0, 2, 10, 20), ...words('Hi', 5, 6));
    expect(runs[0]).toMatchObject({ text: 'Hi', origin: [20, 32], hidden: null });
  });

  it('moves on by the width of what was written', () => {
    const second = op('showText', ...glyphs('b'));
    const { runs } = trace(...words('aa').slice(0, 4), second);
    expect(runs[1]?.origin).toEqual([60, 700]);
  });

  it('sees white on white, and not white on a dark box', () => {
    const white = op('setFillRGBColor', '#ffffff');
    expect(reasons(white, ...words('x'))).toEqual(['same-colour']);
    const dark = [op('setFillRGBColor', '#202040'), box(0, 600, 300, 800)];
    expect(reasons(...dark, white, ...words('x'))).toEqual([null]);
  });

  it('accuses nobody over a picture, a pattern or a see-through box', () => {
    const white = op('setFillRGBColor', '#ffffff');
    const picture = [op('save'), op('transform', 600, 0, 0, 800, 0, 0), op('restore')];
    expect(reasons(...picture, white, ...words('x'))).toEqual([null]);
    expect(reasons(op('setFillColorN', 'P'), ...words('x'))).toEqual([null]);
    const veil = [
      op('setGState', [['ca', 0.5]]),
      box(0, 0, 600, 800),
      op('setGState', [['ca', 1]]),
    ];
    expect(reasons(...veil, white, ...words('x'))).toEqual([null]);
  });

  it('restores the colour and mode that were saved', () => {
    const inner = [op('save'), op('setTextRenderingMode', 3), ...words('in'), op('restore')];
    expect(reasons(...inner, ...words('out'))).toEqual(['invisible', null]);
  });

  it('follows switched-off layers and faded groups', () => {
    const layer = [
      op('beginMarkedContentProps', 'OC', 'off'),
      ...words('x'),
      op('endMarkedContent'),
    ];
    expect(reasons(...layer, ...words('y'))).toEqual(['hidden-layer', null]);
    const group = [
      op('setGState', [['ca', 0.01]]),
      op('beginGroup', {}),
      ...words('x'),
      op('endGroup'),
    ];
    expect(reasons(...group)).toEqual(['transparent']);
  });

  it('lists where pictures stand', () => {
    const { pictures } = trace(op('save'), op('transform', 100, 0, 0, 50, 10, 20), op('restore'));
    expect(pictures).toEqual([{ left: 10, bottom: 20, right: 110, top: 70 }]);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([9, 8, 7], [9, 8, 7])).toBe(1);
  });

  it('reads hex colours and nothing else', () => {
    expect(parseColour('#ff8000')).toEqual([255, 128, 0]);
    expect(parseColour('pattern')).toBeNull();
  });
});
