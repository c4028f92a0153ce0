import type { GivenNumber } from './givens.ts';
import { PLAUSIBLE_RANGES } from './plausible-ranges.table.ts';
import type { NumberSite } from './question-map.ts';

/** Spacing commands and typefaces in a unit: `\,` and `\mathrm`. */
const SPACING = /\\[,;: !]|\\(?:mathrm|text|cdot)|[\s{}](?![-\d])/g;
const MAX_SENTENCE = 300;

/** Whether a new value of a given is as plausible as its original value. */
export function isPlausible(tex: string, { site }: GivenNumber, newValue: number): boolean {
  return staysInRanges(site, newValue, getSentence(tex, site));
}

/** Whether a new result is as plausible as its original value, such as a computed speed of sound. */
export function isPlausibleResult(tex: string, site: NumberSite, newValue: number): boolean {
  return staysInRanges(site, newValue, tex.toLowerCase());
}

function getSentence(tex: string, site: NumberSite): string {
  const before =
    tex
      .slice(Math.max(0, site.start - MAX_SENTENCE), site.start)
      .split(/[.?!]\s/u)
      .at(-1) ?? '';
  const after = tex.slice(site.end, site.end + MAX_SENTENCE).split(/[.?!]\s/u)[0] ?? '';
  return `${before} ${after}`.toLowerCase();
}

function staysInRanges({ unit, value }: NumberSite, newValue: number, words: string): boolean {
  const plainUnit = unit.replace(SPACING, '');
  return PLAUSIBLE_RANGES.every(
    ({ words: pattern, unit: unitPattern, min, max }) =>
      !unitPattern.test(plainUnit) ||
      !pattern.test(words) ||
      value < min ||
      value > max ||
      (newValue >= min && newValue <= max),
  );
}
