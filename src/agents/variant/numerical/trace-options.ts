import { type Derivation, mapDerivation, type Recomputation } from '../../numbers/derivation.ts';
import { deriveCombinations } from '../../numbers/derive-values.ts';
import { isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveGiven } from './equal-values.ts';
import { explainSite, formatNumber, matchesNumber } from './explain-site.ts';
import { lowestTerms } from './lowest-terms.ts';
import type { OptionSpan, Traceable, TraceRefusal, TraceState } from './trace.ts';
import { createWrongValues, type WrongValues } from './wrong-values.ts';

/** Traces the numbers of the options: the key to a result of the solution, each wrong option to a mistake. */
export function traceOptions(
  { tex, options, sites }: Traceable,
  members: readonly SolutionMember[],
  known: TraceState,
): TraceRefusal | undefined {
  const within = (option: OptionSpan): NumberSite[] =>
    sites.filter(({ start, end, isScript }) => !isScript && start >= option.start && end <= option.end);
  const groups = [...Map.groupBy(options, (option) => option.question).values()];
  // A question may have alternate solutions and ideas, which are not used; a passage has one solution for each question.
  const own = groups.length > 1 ? members : members.filter(({ section }) => section === 0);
  const all = createWrongValues(own, known);
  for (const [place, group] of groups.entries()) {
    const until = groups[place + 1]?.[0]?.start ?? tex.length;
    const before = own.filter(({ start }) => start < until);
    const wrong = createWrongValues(before, known);
    const grouped = { tex, within, wrong, shares: all.shares, known, earlier: groups.slice(0, place), until };
    const refusal = traceGroup(group, grouped);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

type OptionGroup = {
  readonly tex: string;
  readonly within: (place: OptionSpan) => NumberSite[];
  readonly wrong: WrongValues;
  readonly shares: WrongValues['shares'];
  readonly known: TraceState;
  /** The start of the next question. */
  readonly until: number;
  /** The options of the previous questions. */
  readonly earlier: readonly (readonly OptionSpan[])[];
};

/** Traces the options of one question. */
function traceGroup(options: readonly OptionSpan[], grouped: OptionGroup): TraceRefusal | undefined {
  const { tex, within, wrong, shares, known, earlier, until } = grouped;
  const keyed = options.filter(({ correct }) => correct);
  for (const site of keyed.flatMap(within)) {
    const refusal = traceKey(site, known);
    if (refusal !== undefined) return refusal;
  }
  const key = keyed.length === 1 ? keyed.flatMap(within)[0] : undefined;
  const carried = earlier.flatMap((group) => deriveFollowThrough(group, grouped));
  for (const place of options) {
    const [top, bottom] = within(place);
    const isFraction = FRACTION.test(tex.slice(place.start, place.end));
    if (isFraction && top !== undefined && bottom !== undefined) known.fractions.set(top, bottom);
  }
  for (const place of options.filter(({ correct }) => !correct)) {
    if (assignFraction(within(place), { shares, known })) continue;
    for (const site of within(place)) {
      const found = findMistakes(site, { known, wrong, carried, key, until });
      if ('reason' in found) return found;
      const isShare = found.some(({ isGuess }) => isGuess === true);
      known.assign(site, found, isShare ? false : undefined);
    }
  }
  return undefined;
}

/** Values computed from a wrong answer to an earlier question. */
function deriveFollowThrough(
  group: readonly OptionSpan[],
  { within, wrong }: OptionGroup,
): readonly Derivation[] {
  const [key, ...more] = group.filter(({ correct }) => correct).flatMap(within);
  const others = group.filter(({ correct }) => !correct).flatMap(within);
  return key === undefined || more.length > 0 ? [] : wrong.followThrough(key, others);
}

/** An option that consists of one fraction. */
const FRACTION = /^\\task\s*\$\s*\\[dt]?frac\{\d+\}\{\d+\}\s*\$\s*(?:\\ans)?\s*$/;

/** Assigns a wrong option that is a fraction in lowest terms as one value; false if no mistake leads to it. */
function assignFraction(
  [top]: readonly NumberSite[],
  { shares, known }: Pick<OptionGroup, 'shares' | 'known'>,
): boolean {
  const bottom = top && known.fractions.get(top);
  if (top === undefined || bottom === undefined) return false;
  const terms = lowestTerms(top.value / bottom.value);
  if (terms?.[0] !== top.value || terms[1] !== bottom.value) return false;
  const alike = shares().filter(({ old }) => Math.abs(old * bottom.value - top.value) < 1e-9);
  if (alike.length === 0) return false;
  const termOf =
    (place: 0 | 1) =>
    ({ recompute, dependsOn }: Derivation): Derivation => ({
      old: place === 0 ? top.value : bottom.value,
      recompute: (recomputation: Recomputation) => {
        const value = recompute(recomputation);
        const made = value === undefined ? undefined : lowestTerms(value);
        return made === undefined || made[1] === 1 ? undefined : made[place];
      },
      dependsOn,
    });
  known.assign(top, alike.map(termOf(0)), true);
  known.assign(bottom, alike.map(termOf(1)), true);
  return true;
}

function traceKey(site: NumberSite, known: TraceState): TraceRefusal | undefined {
  if (known.derivations.has(site)) return undefined;
  const result = known.results.findLast(({ site: each }) => isRounding(site, each.value));
  const found = result === undefined ? explainSite(site, undefined, known) : [result.derivation];
  if ('reason' in found) return found;
  known.assign(site, found);
  return undefined;
}

type MistakeSearch = {
  readonly known: TraceState;
  readonly wrong: WrongValues;
  readonly carried: readonly Derivation[];
  readonly key: NumberSite | undefined;
  readonly until: number;
};

/**
 * Finds the mistakes that lead to a wrong option: a given or an intermediate result used as the answer, a slip in a
 * computation, a multiple of the key, or two values combined. If the text mentions the option's number, all matching
 * mistakes are returned and must agree; otherwise the best one is enough.
 */
function findMistakes(site: NumberSite, search: MistakeSearch): readonly Derivation[] | TraceRefusal {
  const { known, wrong, carried, key, until } = search;
  const results = known.results.filter((each) => each.site.start < until).map(({ derivation }) => derivation);
  const given = known.givens.find((each) => each.site.text === site.text && each.unit === site.unit);
  if (given?.fixed !== undefined) return [deriveGiven(given)];
  const plain = [...known.givens.map(deriveGiven), ...results];
  const right = key && known.derivations.get(key);
  const groups: readonly (() => readonly Derivation[])[] = [
    () => [...plain, ...wrong.slips(), ...carried],
    () => [...(right === undefined ? [] : deriveMultiples(right)), ...deriveCombinations(plain.slice(-9))],
  ];
  const number = new RegExp(`(?<![\\d.])${site.text.replace(/\W/g, '\\$&')}(?![\\d.])`);
  const isMentioned = number.test(getProse(known.tex));
  for (const isLike of [matchesNumber, isRounding]) {
    // A number that the text mentions must change in the same way whichever mistake is meant.
    for (const group of isMentioned ? [() => groups.flatMap((each) => each())] : groups) {
      const alike = group().filter(({ old }) => isLike(site, old));
      const best = alike.find(({ dependsOn }) => dependsOn.size > 0) ?? alike[0];
      if (best !== undefined) return isMentioned ? alike : [best];
    }
  }
  if (right === undefined || isMentioned)
    return { reason: `The option ${formatNumber(site)} results from a mistake that cannot be computed.` };
  const share = site.value / right.old;
  return [{ ...mapDerivation(right, (value) => value * share), old: site.value, isGuess: true }];
}

const SOLUTION = /\\begin\{solution\}[\s\S]*?\\end\{solution\}/g;
const DISPLAY = /\\begin\{align\*\}[\s\S]*?\\end\{align\*\}/g;

/** The prose of the solutions, which may describe mistakes. */
function getProse(tex: string): string {
  return (tex.match(SOLUTION) ?? []).join('\n').replace(DISPLAY, ' ');
}

/** Factors by which a wrong option may differ from the key, the most likely first. */
const LIKELY = [2, 0.5, 10, 0.1, 4, 0.25, 100, 0.01, 1000, 0.001, 3];
const CONSTANTS = [Math.PI, 1 / Math.PI, Math.SQRT2, Math.SQRT1_2];
const MULTIPLES = [...LIKELY, 1 / 3, 1.5, 2 / 3, 60, 1 / 60, ...CONSTANTS];

function deriveMultiples(right: Derivation): Derivation[] {
  return MULTIPLES.map((factor) => mapDerivation(right, (value) => value * factor));
}
