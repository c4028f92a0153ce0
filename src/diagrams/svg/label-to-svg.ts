import { FONT_SIZE, measureRun, SCRIPT_RATIOS, SMALL_FONT_RATIO } from '../label/measure-label.ts';
import type { LabelRun } from '../label/read-label.ts';
import type { PlacedLabel } from '../layout/place-labels.ts';
import { roundNumber } from '../round-number.ts';
import { escapeXml } from './escape-xml.ts';
import { PIXELS_PER_UNIT, type Sheet } from './sheet.ts';

/** Distance of the baseline below the middle of the letters, as a fraction of the font size. */
const BASELINE_OFFSET = 0.32;
/** Width of a space, as a fraction of the font size. */
const SPACE_WIDTH = 0.27;

/** Prints a placed label as SVG text, with arrows and bars as paths. */
export function labelToSvg({ runs, centre, small }: PlacedLabel, sheet: Sheet): string {
  const { x, y } = sheet.toPixels(centre);
  const size = FONT_SIZE * PIXELS_PER_UNIT * (small ? SMALL_FONT_RATIO : 1);
  const baseline = y + BASELINE_OFFSET * size;
  const spans = runs.map((run, index) => runToSvg(run, runs[index - 1], size));
  const text = `<text x="${roundNumber(x)}" y="${roundNumber(baseline)}" font-size="${roundNumber(size)}">${spans.join('')}</text>`;
  return (
    text +
    runs
      .map((run, index) => accentToSvg(run, { x: x + measureRunStart(runs, index) * size, baseline, size }))
      .join('')
  );
}

/** Returns the start of a run relative to the middle of the label, as a multiple of the font size. */
function measureRunStart(runs: readonly LabelRun[], index: number): number {
  const widths = runs.map(measureRun);
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  return widths.slice(0, index).reduce((sum, width) => sum + width, 0) - totalWidth / 2;
}

/**
 * Prints one run. The SVG attribute `dy` also shifts all later text, so each run first undoes the shift of the previous
 * run. Some viewers drop spaces at the ends of a span, so these are printed as a horizontal shift, `dx`.
 */
function runToSvg(run: LabelRun, previous: LabelRun | undefined, size: number): string {
  const shift = ((previous?.level ?? 0) - run.level) * SCRIPT_RATIOS.shift * size;
  const spaces = countSpaces(previous?.text ?? '', /[ \u00a0]+$/) + countSpaces(run.text, /^[ \u00a0]+/);
  const attributes = [
    run.style === 'italic' ? ' font-style="italic"' : '',
    run.style === 'bold' ? ' font-weight="bold"' : '',
    run.level === 0 ? '' : ` font-size="${roundNumber(size * SCRIPT_RATIOS.fontSize)}"`,
    spaces === 0 ? '' : ` dx="${roundNumber(spaces * SPACE_WIDTH * size)}"`,
    shift === 0 ? '' : ` dy="${roundNumber(shift)}"`,
  ].join('');
  const text = escapeXml(run.text.replace(/^[ \u00a0]+|[ \u00a0]+$/g, ''));
  return attributes === '' ? text : `<tspan${attributes}>${text}</tspan>`;
}

function countSpaces(text: string, pattern: RegExp): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/** The left end and baseline of a run, and the font size, in pixels. */
type RunPosition = { readonly x: number; readonly baseline: number; readonly size: number };

/** Prints the bar or the vector arrow above a run. The factors are fractions of the font size. */
function accentToSvg(run: LabelRun, { x, baseline, size }: RunPosition): string {
  if (run.over === undefined) return '';
  const [left, right] = [x + size * 0.06, x + measureRun(run) * size + size * 0.04];
  const y = baseline - size * 0.86;
  const barb = size * 0.16;
  const head =
    run.over === 'arrow'
      ? `M${roundNumber(right - barb)},${roundNumber(y - barb * 0.7)}L${roundNumber(right)},${roundNumber(y)}L${roundNumber(right - barb)},${roundNumber(y + barb * 0.7)}`
      : '';
  return `<path d="M${roundNumber(left)},${roundNumber(y)}L${roundNumber(right)},${roundNumber(y)}${head}" fill="none" stroke="currentColor" stroke-width="1"/>`;
}
