import type { Derivation, Recomputation } from '../../numbers/derivation.ts';
import { deriveCombinations } from '../../numbers/derive-values.ts';
import { isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveGiven } from './equal-values.ts';
import { explainSite, formatNumber, matchesNumber } from './explain-site.ts';
import { lowestTerms } from './lowest-terms.ts';
import type { OptionPlace, Traceable, TraceKnowledge, TraceRefusal } from './trace.ts';
import { createWrongValues, type WrongValues } from './wrong-values.ts';

/** Follows the numbers of the options: the key to what the solution finds, each wrong one to a mistake. */
export function traceOptions(
  { tex, options, sites }: Traceable,
  members: readonly SolutionMember[],
  known: TraceKnowledge,
): TraceRefusal | undefined {
  const within = (place: OptionPlace): NumberSite[] =>
    sites.filter(({ start, end, isScript }) => !isScript && start >= place.start && end <= place.end);
  const groups = [...Map.groupBy(options, (option) => option.question).values()];
  // Beside the solution itself there may be others, and an idea; a passage has one for each question.
  const own = groups.length > 1 ? members : members.filter(({ section }) => section === 0);
  const all = createWrongValues(own, known);
  for (const [place, group] of groups.entries()) {
    const until = groups[place + 1]?.[0]?.start ?? tex.length;
    const wrong = createWrongValues(
      own.filter(({ start }) => start < until),
      known,
    );
    const grouped = { tex, within, wrong, shares: all.shares, known, earlier: groups.slice(0, place), until };
    const refusal = traceGroup(group, grouped);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

type Grouped = {
  readonly tex: string;
  readonly within: (place: OptionPlace) => NumberSite[];
  readonly wrong: WrongValues;
  readonly shares: WrongValues['shares'];
  readonly known: TraceKnowledge;
  /** Where the next question begins. */
  readonly until: number;
  /** The options of the questions before. */
  readonly earlier: readonly (readonly OptionPlace[])[];
};

/** The options of one question. */
function traceGroup(options: readonly OptionPlace[], grouped: Grouped): TraceRefusal | undefined {
  const { tex, within, wrong, shares, known, earlier, until } = grouped;
  const keyed = options.filter(({ correct }) => correct);
  for (const site of keyed.flatMap(within)) {
    const refusal = traceKey(site, known);
    if (refusal !== undefined) return refusal;
  }
  const key = keyed.length === 1 ? keyed.flatMap(within)[0] : undefined;
  const carried = earlier.flatMap((group) => carriedFrom(group, grouped));
  for (const place of options) {
    const [top, bottom] = within(place);
    const isFraction = FRACTION.test(tex.slice(place.start, place.end));
    if (isFraction && top !== undefined && bottom !== undefined) known.fractions.set(top, bottom);
  }
  for (const place of options.filter(({ correct }) => !correct)) {
    if (assignFraction(within(place), { shares, known })) continue;
    for (const site of within(place)) {
      const found = mistakesBehind(site, { known, wrong, carried, key, until });
      if ('reason' in found) return found;
      const isShare = found.some(({ isGuess }) => isGuess === true);
      known.assign(site, found, isShare ? false : undefined);
    }
  }
  return undefined;
}

/** What comes of going on from a wrong answer to an earlier question. */
function carriedFrom(group: readonly OptionPlace[], { within, wrong }: Grouped): readonly Derivation[] {
  const [key, ...more] = group.filter(({ correct }) => correct).flatMap(within);
  const others = group.filter(({ correct }) => !correct).flatMap(within);
  return key === undefined || more.length > 0 ? [] : wrong.carriedFrom(key, others);
}

const FRACTION = /^\\task\s*\$\s*\\[dt]?frac\{\d+\}\{\d+\}\s*\$\s*(?:\\ans)?\s*$/;

/** A wrong option that is a fraction is one value in lowest terms; false when no mistake comes to it. */
function assignFraction(
  [top]: readonly NumberSite[],
  { shares, known }: Pick<Grouped, 'shares' | 'known'>,
): boolean {
  const bottom = top && known.fractions.get(top);
  if (top === undefined || bottom === undefined) return false;
  const terms = lowestTerms(top.value / bottom.value);
  if (terms?.[0] !== top.value || terms[1] !== bottom.value) return false;
  const alike = shares().filter(({ old }) => Math.abs(old * bottom.value - top.value) < 1e-9);
  if (alike.length === 0) return false;
  const termOf =
    (place: 0 | 1) =>
    ({ now, roots }: Derivation): Derivation => ({
      old: place === 0 ? top.value : bottom.value,
      now: (play: Recomputation) => {
        const value = now(play);
        const made = value === undefined ? undefined : lowestTerms(value);
        return made === undefined || made[1] === 1 ? undefined : made[place];
      },
      roots,
    });
  known.assign(top, alike.map(termOf(0)), true);
  known.assign(bottom, alike.map(termOf(1)), true);
  return true;
}

function traceKey(site: NumberSite, known: TraceKnowledge): TraceRefusal | undefined {
  if (known.sources.has(site)) return undefined;
  const result = known.results.findLast(({ site: each }) => isRounding(site, each.value));
  const found = result === undefined ? explainSite(site, undefined, known) : [result.source];
  if ('reason' in found) return found;
  known.assign(site, found);
  return undefined;
}

type Mistaken = {
  readonly known: TraceKnowledge;
  readonly wrong: WrongValues;
  readonly carried: readonly Derivation[];
  readonly key: NumberSite | undefined;
  readonly until: number;
};

/**
 * A given or step taken for the answer, a slip in a computation, a multiple of the key, or two values put together. Where
 * the solution tells of the mistake, all that fit must agree; where it does not, any will do.
 */
function mistakesBehind(site: NumberSite, mistaken: Mistaken): readonly Derivation[] | TraceRefusal {
  const { known, wrong, carried, key, until } = mistaken;
  const results = known.results.filter((each) => each.site.start < until).map(({ source }) => source);
  const given = known.givens.find((each) => each.site.text === site.text && each.unit === site.unit);
  if (given?.fixed !== undefined) return [deriveGiven(given)];
  const plain = [...known.givens.map(deriveGiven), ...results];
  const right = key && known.sources.get(key);
  const groups: readonly (() => readonly Derivation[])[] = [
    () => [...plain, ...wrong.slips(), ...carried],
    () => [...(right === undefined ? [] : multiplesOf(right)), ...deriveCombinations(plain.slice(-9))],
  ];
  const isTold = new RegExp(`(?<![\\d.])${site.text.replace(/\W/g, '\\$&')}(?![\\d.])`).test(
    talkOf(known.tex),
  );
  for (const isLike of [matchesNumber, isRounding]) {
    // What the solution tells of must be one and the same whichever way it is meant.
    for (const group of isTold ? [() => groups.flatMap((each) => each())] : groups) {
      const alike = group().filter(({ old }) => isLike(site, old));
      const best = alike.find(({ roots }) => roots.size > 0) ?? alike[0];
      if (best !== undefined) return isTold ? alike : [best];
    }
  }
  if (right === undefined || isTold)
    return { reason: `The option ${formatNumber(site)} comes from a mistake that cannot be computed.` };
  const share = site.value / right.old;
  return [
    { old: site.value, now: (play) => scaled(right.now(play), share), roots: right.roots, isGuess: true },
  ];
}

const SOLUTION = /\\begin\{solution\}[\s\S]*?\\end\{solution\}/g;
const DISPLAY = /\\begin\{align\*\}[\s\S]*?\\end\{align\*\}/g;

/** The running text of the solutions, which may tell of mistakes. */
function talkOf(tex: string): string {
  return (tex.match(SOLUTION) ?? []).join('\n').replace(DISPLAY, ' ');
}

const MULTIPLES = [
  2,
  0.5,
  10,
  0.1,
  4,
  0.25,
  100,
  0.01,
  1000,
  0.001,
  3,
  1 / 3,
  1.5,
  2 / 3,
  60,
  1 / 60,
  Math.PI,
  1 / Math.PI,
  Math.SQRT2,
  Math.SQRT1_2,
];

function multiplesOf(right: Derivation): Derivation[] {
  return MULTIPLES.map((factor) => ({
    old: right.old * factor,
    now: (play) => scaled(right.now(play), factor),
    roots: right.roots,
  }));
}

function scaled(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}
