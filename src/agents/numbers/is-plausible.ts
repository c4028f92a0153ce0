import type { GivenNumber } from './givens.ts';
import { PLAUSIBLE_RANGES } from './plausible-ranges.table.ts';

/** Spacing commands and typefaces in a unit: `\,` and `\mathrm`. */
const SPACING = /\\[,;: !]|\\(?:mathrm|text|cdot)|[\s{}](?![-\d])/g;
const MAX_SENTENCE = 300;

/** Whether a new value of a given is as plausible as its original value. */
export function isPlausible(tex: string, { site, unit, value }: GivenNumber, newValue: number): boolean {
  const before =
    tex
      .slice(Math.max(0, site.start - MAX_SENTENCE), site.start)
      .split(/[.?!]\s/u)
      .at(-1) ?? '';
  const after = tex.slice(site.end, site.end + MAX_SENTENCE).split(/[.?!]\s/u)[0] ?? '';
  const sentence = `${before} ${after}`.toLowerCase();
  const plainUnit = unit.replace(SPACING, '');
  return PLAUSIBLE_RANGES.every(
    ({ words, unit: pattern, min, max }) =>
      !pattern.test(plainUnit) ||
      !words.test(sentence) ||
      value < min ||
      value > max ||
      (newValue >= min && newValue <= max),
  );
}
