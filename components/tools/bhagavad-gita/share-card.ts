import { type ColourTheme, colourThemes } from '@/components/ui/colour-theme';

const SIDE = 1080;
const MARGIN = 110;
const CREAM = '#fdf9ef';

interface CardText {
  text: string;
  place: string;
  brand: string;
}

/** Draws a verse as a square picture for sharing, in the page's own typeface: a PNG of 1080 px. */
export async function drawShareCard(card: CardText, theme: ColourTheme): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const families = getComputedStyle(document.documentElement);
  const display = families.getPropertyValue('--font-fraunces') || 'serif';
  const sans = families.getPropertyValue('--font-instrument') || 'sans-serif';
  // The first family alone: the fallbacks behind it may be fonts that this machine does not have
  await document.fonts.load(`60px ${display.split(',')[0]}`);

  const { from, to } = colourThemes[theme];
  const ground = context.createLinearGradient(0, 0, SIDE * 0.6, SIDE);
  ground.addColorStop(0, from);
  ground.addColorStop(1, to);
  context.fillStyle = ground;
  context.fillRect(0, 0, SIDE, SIDE);
  drawBowl(context);

  context.fillStyle = CREAM;
  context.textBaseline = 'top';
  const { lines, size } = fit(context, card.text, display);
  const height = lines.length * size * 1.28;
  const top = Math.max(MARGIN, (SIDE - height) / 2 - 50);
  context.font = `${size}px ${display}`;
  for (const [row, line] of lines.entries())
    context.fillText(line, MARGIN, top + row * size * 1.28);

  context.font = `500 34px ${sans}`;
  context.fillText(`Bhagavad Gita · ${card.place}`, MARGIN, SIDE - MARGIN - 34);
  context.textAlign = 'right';
  context.fillText(card.brand, SIDE - MARGIN, SIDE - MARGIN - 34);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Two arcs of the mark behind the text. */
function drawBowl(context: OffscreenCanvasRenderingContext2D): void {
  context.strokeStyle = 'rgba(255, 255, 255, 0.08)';
  context.lineCap = 'round';
  for (const [radius, width, start] of [
    [470, 46, 0.4],
    [330, 34, 1.9],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(SIDE * 0.86, SIDE * 0.14, radius, start, start + 4.9);
    context.stroke();
  }
}

/** The largest size at which the text fits, and its lines. */
function fit(context: OffscreenCanvasRenderingContext2D, text: string, family: string) {
  for (let size = 74; size > 34; size -= 4) {
    context.font = `${size}px ${family}`;
    const lines = wrap(context, text);
    if (lines.length * size * 1.28 <= SIDE - MARGIN * 2 - 130) return { lines, size };
  }
  return { lines: wrap(context, text), size: 34 };
}

function wrap(context: OffscreenCanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > SIDE - MARGIN * 2) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
