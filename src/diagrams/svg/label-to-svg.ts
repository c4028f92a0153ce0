import { FONT_SIZE, runWidth, SCRIPT, SMALL } from '../label/measure-label.ts';
import type { LabelRun } from '../label/read-label.ts';
import type { PlacedLabel } from '../layout/place-labels.ts';
import { roundNumber } from '../round-number.ts';
import { escapeXml } from './escape-xml.ts';
import { PIXELS, type Sheet } from './sheet.ts';

/** Distance of the baseline below the middle of the letters, in font sizes. */
const BASELINE = 0.32;
/** Width of a space, in font sizes. */
const SPACE = 0.27;

/** Prints a placed label as SVG text, with arrows and bars as paths. */
export function labelToSvg({ runs, centre, small }: PlacedLabel, sheet: Sheet): string {
  const { x, y } = sheet.place(centre);
  const size = FONT_SIZE * PIXELS * (small ? SMALL : 1);
  const baseline = y + BASELINE * size;
  const spans = runs.map((run, index) => spanOf(run, runs[index - 1], size));
  const text = `<text x="${roundNumber(x)}" y="${roundNumber(baseline)}" font-size="${roundNumber(size)}">${spans.join('')}</text>`;
  return (
    text +
    runs.map((run, index) => strokeOver(run, { x: x + startOf(runs, index) * size, baseline, size })).join('')
  );
}

/** The start of a run, in font sizes from the middle of the label. */
function startOf(runs: readonly LabelRun[], index: number): number {
  const widths = runs.map(runWidth);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return widths.slice(0, index).reduce((sum, width) => sum + width, 0) - whole / 2;
}

/**
 * Prints one run. `dy` also shifts all later text, so each run first undoes the shift of the run before it. Some viewers
 * drop spaces at the ends of a span, so these are printed as `dx`.
 */
function spanOf(run: LabelRun, before: LabelRun | undefined, size: number): string {
  const shift = ((before?.level ?? 0) - run.level) * SCRIPT.shift * size;
  const spaces = endSpaces(before?.text ?? '', /[ \u00a0]+$/) + endSpaces(run.text, /^[ \u00a0]+/);
  const attributes = [
    run.style === 'italic' ? ' font-style="italic"' : '',
    run.style === 'bold' ? ' font-weight="bold"' : '',
    run.level === 0 ? '' : ` font-size="${roundNumber(size * SCRIPT.size)}"`,
    spaces === 0 ? '' : ` dx="${roundNumber(spaces * SPACE * size)}"`,
    shift === 0 ? '' : ` dy="${roundNumber(shift)}"`,
  ].join('');
  const text = escapeXml(run.text.replace(/^[ \u00a0]+|[ \u00a0]+$/g, ''));
  return attributes === '' ? text : `<tspan${attributes}>${text}</tspan>`;
}

function endSpaces(text: string, ends: RegExp): number {
  return ends.exec(text)?.[0].length ?? 0;
}

type Pen = { readonly x: number; readonly baseline: number; readonly size: number };

/** The bar or the arrow of a vector above its letters. */
function strokeOver(run: LabelRun, { x, baseline, size }: Pen): string {
  if (run.over === undefined) return '';
  const [left, right] = [x + size * 0.06, x + runWidth(run) * size + size * 0.04];
  const y = baseline - size * 0.86;
  const barb = size * 0.16;
  const head =
    run.over === 'arrow'
      ? `M${roundNumber(right - barb)},${roundNumber(y - barb * 0.7)}L${roundNumber(right)},${roundNumber(y)}L${roundNumber(right - barb)},${roundNumber(y + barb * 0.7)}`
      : '';
  return `<path d="M${roundNumber(left)},${roundNumber(y)}L${roundNumber(right)},${roundNumber(y)}${head}" fill="none" stroke="currentColor" stroke-width="1"/>`;
}
