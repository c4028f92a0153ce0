import type { LabelRun } from './read-label.ts';

/** Font size in centimetres, which is about ten points. */
export const FONT_SIZE = 0.36;
/** Font size of a small label, relative to the normal font size. */
export const SMALL_FONT_RATIO = 0.85;
/** Font size and vertical shift of a superscript or subscript, relative to the normal font size. */
export const SCRIPT_RATIOS = { fontSize: 0.7, shift: 0.34 } as const;

export type Size = { readonly width: number; readonly height: number };

/**
 * Character widths, relative to the font size. They are slightly wider than in Times and Computer Modern, so that wider
 * fonts fit too. The first matching pattern applies.
 */
const CHARACTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;'′|!°()[\]\u2009]/u, 0.31],
  [/[ftrJ\s/-]/u, 0.36],
  [/[mMW]/u, 0.86],
  [/[w]/u, 0.72],
  [/[A-ZΩΣΔΘΛΦΨ]/u, 0.7],
  [/[=+−×÷≈≤≥≠<>±→]/u, 0.62],
  [/[α-ω]/u, 0.54],
];

/** Returns the width of a run, relative to the font size. The factor 1.14 is a safety margin for wider fonts. */
export function measureRun(run: LabelRun): number {
  const width = [...run.text].reduce((sum, character) => sum + characterWidth(character), 0);
  return 1.14 * width * (run.level === 0 ? 1 : SCRIPT_RATIOS.fontSize) * (run.style === 'bold' ? 1.06 : 1);
}

function characterWidth(character: string): number {
  return CHARACTER_WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? 0.5;
}

/**
 * Measures a label in centimetres. Superscripts, subscripts, arrows, bars and fractions make it higher.
 */
export function measureLabel(runs: readonly LabelRun[], small = false): Size {
  const fontSize = FONT_SIZE * (small ? SMALL_FONT_RATIO : 1);
  const width = runs.reduce((sum, run) => sum + measureRun(run), 0);
  const scriptKinds =
    Number(runs.some(({ level }) => level > 0)) + Number(runs.some(({ level }) => level < 0));
  const accentHeight = runs.some(({ over }) => over !== undefined) ? 0.3 : 0;
  const fractionHeight = runs.some(({ isFraction }) => isFraction) ? 0.5 : 0;
  return {
    width: width * fontSize,
    height: (0.8 + scriptKinds * 0.14 + accentHeight + fractionHeight) * fontSize,
  };
}
