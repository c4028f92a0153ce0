import type { TextEdit } from '../../../domain/finding.ts';
import { applyEdits } from '../../../text/apply-edits.ts';
import type { Derivation, Recomputation } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import {
  countDecimalPlaces,
  countFigures,
  type FormattedNumber,
  formatExactly,
  formatLike,
  getRoundingSlack,
  type NumberLiteral,
} from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { NumberTrace, TraceStep } from './trace.ts';

/** A question with new numbers, and how many of them are less neat than the old ones. */
export type RecomputedQuestion = {
  readonly tex: string;
  readonly rough: number;
  /** What each number has become. */
  readonly values: ReadonlyMap<NumberSite, number>;
};

const MAX_CHANGE = 20;

/** Works every number out again for new givens; undefined where one does not come out as the old one did. */
export function recomputeTrace(
  tex: string,
  { steps }: NumberTrace,
  givens: ReadonlyMap<GivenNumber, number>,
): RecomputedQuestion | undefined {
  const play: Recomputation = { givens, spelled: new Map() };
  let rough = 0;
  for (const step of steps) {
    const spelling = spellStep(step, play);
    if (spelling === undefined) return undefined;
    if (step.isExact && !spelling.isExact) rough++;
    play.spelled.set(step.site, spelling);
  }
  const edits = [...play.spelled].flatMap(([site, { text, exponent }]): TextEdit[] => [
    ...(text === site.text ? [] : [{ span: { start: site.start, end: site.end }, replacement: text }]),
    ...(site.exponent === undefined || exponent === undefined || Number(exponent) === site.exponent.value
      ? []
      : [{ span: { start: site.exponent.start, end: site.exponent.end }, replacement: exponent }]),
  ]);
  const values = new Map(Array.from(play.spelled, ([site, { value }]) => [site, value]));
  return carriesRounding(steps, play) ? undefined : { tex: applyEdits(tex, edits), rough, values };
}

const MAX_CARRIED = 0.005;

/** Whether rounding on the way moved a number further than rounding it alone would. */
function carriesRounding(steps: readonly TraceStep[], rounded: Recomputation): boolean {
  const exact: Recomputation = { givens: rounded.givens, spelled: new Map() };
  return steps.some(({ site, sources }) => {
    const value = sources[0]?.now(exact);
    const made = rounded.spelled.get(site);
    if (value === undefined || made === undefined) return false;
    exact.spelled.set(site, formatExactly(site, value));
    const isShown = site.part === 'solution' || site.part === 'answer';
    const slack = getRoundingSlack(literalOf(site, made));
    return isShown && Math.abs(made.value - value) > Math.max(slack, MAX_CARRIED * Math.abs(value));
  });
}

function literalOf(
  { exponent, ...site }: NumberSite,
  { text, value, exponent: power }: FormattedNumber,
): NumberLiteral {
  const raised = exponent === undefined ? {} : { exponent: { ...exponent, value: Number(power) } };
  return { ...site, text, value, ...raised };
}

type StepSpelling = FormattedNumber & { readonly isExact: boolean };

function spellStep({ site, sources, isExact }: TraceStep, play: Recomputation): StepSpelling | undefined {
  const value = agreedValue(sources, play);
  if (value === undefined || !Number.isFinite(value) || value <= 0) {
    return value === 0 && site.value === 0 ? { text: site.text, value: 0, isExact: true } : undefined;
  }
  if (Math.abs(value - site.value) <= 1e-12 * site.value || sources.every(({ roots }) => roots.size === 0))
    return { text: site.text, value: site.value, isExact: true, ...unchangedPower(site.exponent?.value) };
  const ratio = value / site.value;
  if (ratio > MAX_CHANGE || ratio < 1 / MAX_CHANGE) return undefined;
  const exact = isExact ? formatLike(site, value, true) : undefined;
  if (exact === undefined) return spellRounded({ site, isExact }, value);
  const isPlain = !exact.text.includes('.') || site.text.includes('.');
  const isCopy = sources.some((source) => source.isCopy === true);
  const isInFigures =
    countDecimalPlaces(site) === 0 ||
    countFigures(site) < 2 ||
    placesIn(exact.text) <= countDecimalPlaces(site);
  return isPlain || isCopy || site.unit !== '' ? { ...exact, isExact: isPlain && isInFigures } : undefined;
}

function placesIn(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** What came out whole stays whole, unless it is a quantity among the options. */
function spellRounded(
  { site, isExact }: Omit<TraceStep, 'sources'>,
  value: number,
): StepSpelling | undefined {
  const isQuantity = site.part === 'option' && site.unit !== '';
  if (isExact && countDecimalPlaces(site) === 0 && site.exponent === undefined && !isQuantity)
    return undefined;
  const mayRound = countFigures(site) > 1 || !isExact || isQuantity;
  const rounded = mayRound ? formatLike(site, value, false) : undefined;
  return rounded && { ...rounded, isExact: false };
}

const SAME = 1e-3;

/** The new number, when every way in which the old one may have come about gives it. */
function agreedValue(sources: readonly Derivation[], play: Recomputation): number | undefined {
  const [first, ...others] = sources.map(({ old, now }) => ({ old, value: now(play) }));
  if (first?.value === undefined) return undefined;
  const { old, value } = first;
  // Values that were one number when rounded need only agree as closely as they did.
  const isSame = (other: number | undefined, before: number): boolean =>
    other !== undefined &&
    Math.abs(other - value) <= Math.max(1e-9, SAME * Number(before !== old)) * Math.abs(value);
  return others.every((other) => isSame(other.value, other.old)) ? value : undefined;
}

function unchangedPower(power: number | undefined): { readonly exponent?: string } {
  return power === undefined ? {} : { exponent: String(power) };
}
