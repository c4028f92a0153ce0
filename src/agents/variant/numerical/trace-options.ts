import { type Derivation, mapDerivation, type Recomputation } from '../../numbers/derivation.ts';
import { deriveCombinations } from '../../numbers/derive-values.ts';
import { isExactly, isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveGiven, matchesNumber } from './equal-values.ts';
import { explainSite, formatNumber } from './explain-site.ts';
import { reduceFraction } from './reduce-fraction.ts';
import type { OptionSpan, PrintedQuestion, TraceRefusal, TraceState } from './trace.ts';
import { createWrongValues, type WrongValues } from './wrong-values.ts';

/** Traces the numbers of the options: the correct option to a result of the solution, each wrong option to a mistake. */
export function traceOptions(
  { tex, options, sites }: PrintedQuestion,
  members: readonly SolutionMember[],
  trace: TraceState,
): TraceRefusal | undefined {
  const listSites = (option: OptionSpan): NumberSite[] =>
    sites.filter(({ start, end, isExponent }) => !isExponent && start >= option.start && end <= option.end);
  const groups = [...Map.groupBy(options, ({ question, part }) => `${question}:${part}`).values()];
  const hasManyQuestions = new Set(options.map(({ question }) => question)).size > 1;
  // In a single question, alternate solutions and ideas are ignored. In a passage, each question has its own solution.
  const solutionMembers = hasManyQuestions ? members : members.filter(({ section }) => section === 0);
  const allWrong = createWrongValues(solutionMembers, trace);
  for (const [index, group] of groups.entries()) {
    // The solutions of all parts come after the last part, so the search ends only at another question.
    const nextStart =
      options.find(({ question, start }) => question !== group[0]?.question && start > (group[0]?.start ?? 0))
        ?.start ?? tex.length;
    const before = solutionMembers.filter(({ start }) => start < nextStart);
    const wrong = createWrongValues(before, trace);
    const context = {
      tex,
      listSites,
      wrong,
      fractionValues: allWrong.fractionValues,
      trace,
      earlier: groups.slice(0, index),
      nextStart,
    };
    const refusal = traceGroup(group, context);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** The context of the options of one question. */
type GroupContext = {
  readonly tex: string;
  /** Lists the numbers of an option. */
  readonly listSites: (option: OptionSpan) => NumberSite[];
  /** The values that result from mistakes. */
  readonly wrong: WrongValues;
  readonly fractionValues: WrongValues['fractionValues'];
  readonly trace: TraceState;
  /** The start of the next question. */
  readonly nextStart: number;
  /** The options of the previous questions. */
  readonly earlier: readonly (readonly OptionSpan[])[];
};

/** Traces the options of one question. */
function traceGroup(options: readonly OptionSpan[], context: GroupContext): TraceRefusal | undefined {
  const { tex, listSites, wrong, fractionValues, trace, earlier, nextStart } = context;
  const correctOptions = options.filter(({ correct }) => correct);
  for (const site of correctOptions.flatMap(listSites)) {
    const refusal = traceKey(site, trace);
    if (refusal !== undefined) return refusal;
  }
  const key = correctOptions.length === 1 ? correctOptions.flatMap(listSites)[0] : undefined;
  const carriedErrors = earlier.flatMap((group) => deriveCarriedErrors(group, context));
  for (const option of options) {
    const [top, bottom] = listSites(option);
    const isFraction = FRACTION_OPTION.test(tex.slice(option.start, option.end));
    if (isFraction && top !== undefined && bottom !== undefined) trace.denominators.set(top, bottom);
  }
  for (const option of options.filter(({ correct }) => !correct)) {
    if (assignFraction(listSites(option), { fractionValues, trace })) continue;
    for (const site of listSites(option)) {
      const mistakes = findMistakes(site, { trace, wrong, carriedErrors, key, nextStart });
      if ('reason' in mistakes) return mistakes;
      const hasGuess = mistakes.some(({ isGuess }) => isGuess === true);
      trace.assign(site, mistakes, hasGuess ? false : undefined);
    }
  }
  return undefined;
}

/** Derives the values that result from using a wrong answer to an earlier question. */
function deriveCarriedErrors(
  group: readonly OptionSpan[],
  { listSites, wrong }: GroupContext,
): readonly Derivation[] {
  const [key, ...otherKeys] = group.filter(({ correct }) => correct).flatMap(listSites);
  const others = group.filter(({ correct }) => !correct).flatMap(listSites);
  return key === undefined || otherKeys.length > 0 ? [] : wrong.deriveCarriedErrors(key, others);
}

/** An option that consists of one fraction. */
const FRACTION_OPTION = /^\\task\s*\$\s*\\[dt]?frac\{\d+\}\{\d+\}\s*\$\s*(?:\\ans)?\s*$/;

/** Traces a wrong option that is a fraction in lowest terms as one value; returns false if no mistake leads to it. */
function assignFraction(
  [top]: readonly NumberSite[],
  { fractionValues, trace }: Pick<GroupContext, 'fractionValues' | 'trace'>,
): boolean {
  const bottom = top && trace.denominators.get(top);
  if (top === undefined || bottom === undefined) return false;
  const terms = reduceFraction(top.value / bottom.value);
  if (terms?.[0] !== top.value || terms[1] !== bottom.value) return false;
  const matching = fractionValues().filter(
    ({ originalValue }) => Math.abs(originalValue * bottom.value - top.value) < 1e-9,
  );
  if (matching.length === 0) return false;
  const deriveTerm =
    (index: 0 | 1) =>
    ({ recompute, dependsOn }: Derivation): Derivation => ({
      originalValue: index === 0 ? top.value : bottom.value,
      recompute: (recomputation: Recomputation) => {
        const value = recompute(recomputation);
        const newTerms = value === undefined ? undefined : reduceFraction(value);
        return newTerms === undefined || newTerms[1] === 1 ? undefined : newTerms[index];
      },
      dependsOn,
    });
  trace.assign(top, matching.map(deriveTerm(0)), true);
  trace.assign(bottom, matching.map(deriveTerm(1)), true);
  return true;
}

/** Traces a number of the correct option. */
function traceKey(site: NumberSite, trace: TraceState): TraceRefusal | undefined {
  if (trace.derivations.has(site)) return undefined;
  const result = trace.results.findLast((earlier) => isRounding(site, earlier.site.value));
  const derivations = result === undefined ? explainSite(site, undefined, trace) : [result.derivation];
  if ('reason' in derivations) return derivations;
  const isGiven = trace.givens.some(
    (given) => given.fixedReason === undefined && isExactly(site, given.value),
  );
  if (result === undefined && isGiven)
    return {
      reason: `The answer ${formatNumber(site)} is also a given, and the solution does not compute it.`,
    };
  trace.assign(site, derivations);
  return undefined;
}

type MistakeSearch = {
  readonly trace: TraceState;
  readonly wrong: WrongValues;
  readonly carriedErrors: readonly Derivation[];
  readonly key: NumberSite | undefined;
  readonly nextStart: number;
};

/**
 * Finds the mistakes that lead to a wrong option: using a given or an intermediate result as the answer, a mistake in a
 * computation, a multiple of the right answer, or two values combined. If the text mentions the number of the option, all matching
 * mistakes must agree. Otherwise the most likely one is used.
 */
function findMistakes(site: NumberSite, search: MistakeSearch): readonly Derivation[] | TraceRefusal {
  const { trace, wrong, carriedErrors, key, nextStart } = search;
  const results = trace.results
    .filter(({ site: { start } }) => start < nextStart)
    .map(({ derivation }) => derivation);
  const given = trace.givens.find((other) => other.site.text === site.text && other.unit === site.unit);
  if (given?.fixedReason !== undefined) return [deriveGiven(given)];
  const correctValues = [...trace.givens.map(deriveGiven), ...results];
  const answer = key && trace.derivations.get(key);
  const groups: readonly (() => readonly Derivation[])[] = [
    () => [...correctValues, ...wrong.mistakes(), ...carriedErrors],
    () => [
      ...(answer === undefined ? [] : deriveMultiples(answer)),
      ...deriveCombinations(correctValues.slice(-9)),
    ],
  ];
  const numberPattern = new RegExp(`(?<![\\d.])${site.text.replace(/\W/g, '\\$&')}(?![\\d.])`);
  const isMentioned = numberPattern.test(getProse(trace.tex));
  for (const matches of [matchesNumber, isRounding]) {
    // If the text mentions a number, the number must change in the same way for every possible mistake.
    for (const listDerivations of isMentioned ? [() => groups.flatMap((listGroup) => listGroup())] : groups) {
      const matching = listDerivations().filter(({ originalValue }) => matches(site, originalValue));
      const best = matching.find(({ dependsOn }) => dependsOn.size > 0) ?? matching[0];
      if (best !== undefined) return isMentioned ? matching : [best];
    }
  }
  if (answer === undefined || isMentioned)
    return { reason: `The option ${formatNumber(site)} results from a mistake that cannot be computed.` };
  const ratio = site.value / answer.originalValue;
  return [{ ...mapDerivation(answer, (value) => value * ratio), originalValue: site.value, isGuess: true }];
}

const SOLUTION = /\\begin\{solution\}[\s\S]*?\\end\{solution\}/g;
const DISPLAY = /\\begin\{align\*\}[\s\S]*?\\end\{align\*\}/g;

/** An equality in running text. */
const INLINE_EQUALITY = /\$[^$]*=[^$]*\$/g;

/** Returns the prose of the solutions, which may describe mistakes. */
function getProse(tex: string): string {
  return (tex.match(SOLUTION) ?? []).join('\n').replace(DISPLAY, ' ').replace(INLINE_EQUALITY, ' ');
}

/** Factors by which a wrong option may differ from the key, the most likely first. */
const LIKELY_FACTORS = [2, 0.5, 10, 0.1, 4, 0.25, 100, 0.01, 1000, 0.001, 3];
const CONSTANT_FACTORS = [Math.PI, 1 / Math.PI, Math.SQRT2, Math.SQRT1_2];
const FACTORS = [...LIKELY_FACTORS, 1 / 3, 1.5, 2 / 3, 60, 1 / 60, ...CONSTANT_FACTORS];

function deriveMultiples(answer: Derivation): Derivation[] {
  return FACTORS.map((factor) => mapDerivation(answer, (value) => value * factor));
}
