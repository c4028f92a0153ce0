import type { LabelRun } from './read-label.ts';

/** Font size in units of the drawing: ten points. */
export const FONT_SIZE = 0.36;
/** Size of a small label relative to the normal font size. */
export const SMALL = 0.85;
/** The size of a script relative to its base, and its vertical shift in font sizes. */
export const SCRIPT = { size: 0.7, shift: 0.34 } as const;

export type Size = { readonly width: number; readonly height: number };

// Character widths in font sizes; slightly wider than Times and Computer Modern, so that wider fonts fit too.
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;'′|!°()[\]\u2009]/u, 0.31],
  [/[ftrJ\s/-]/u, 0.36],
  [/[mMW]/u, 0.86],
  [/[w]/u, 0.72],
  [/[A-ZΩΣΔΘΛΦΨ]/u, 0.7],
  [/[=+−×÷≈≤≥≠<>±→]/u, 0.62],
  [/[α-ω]/u, 0.54],
];

/** The width of a run in font sizes; 1.14 is a safety margin for wider fonts. */
export function runWidth(run: LabelRun): number {
  const width = [...run.text].reduce((sum, character) => sum + characterWidth(character), 0);
  return 1.14 * width * (run.level === 0 ? 1 : SCRIPT.size) * (run.style === 'bold' ? 1.06 : 1);
}

function characterWidth(character: string): number {
  return WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? 0.5;
}

/** Measures the size of a label in units of the drawing. */
export function measureLabel(runs: readonly LabelRun[], small = false): Size {
  const size = FONT_SIZE * (small ? SMALL : 1);
  const width = runs.reduce((sum, run) => sum + runWidth(run), 0);
  const scripts = Number(runs.some(({ level }) => level > 0)) + Number(runs.some(({ level }) => level < 0));
  const over = runs.some(({ over }) => over !== undefined) ? 0.3 : 0;
  const fraction = runs.some(({ isFraction }) => isFraction) ? 0.5 : 0;
  return { width: width * size, height: (0.8 + scripts * 0.14 + over + fraction) * size };
}
