import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { cacheByObject } from '../../../text/cache-by-object.ts';
import { evaluateSide } from '../../../verification/working/side-value.ts';
import {
  type Derivation,
  getCurrentNumber,
  type Recomputation,
  recomputeValue,
} from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { isExactly } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../../numbers/solution-members.ts';
import { alignWithFormula } from './align-formula.ts';
import { deriveGiven } from './equal-values.ts';
import { explainSite } from './explain-site.ts';
import { findOnlySite, matchResult } from './match-result.ts';
import { reduceFraction } from './reduce-fraction.ts';
import { findEquation, satisfies } from './solve-equation.ts';
import type {
  PrintedQuestion,
  SolvedEquation,
  TraceOutcome,
  TraceRefusal,
  TraceState,
  TraceStep,
} from './trace.ts';
import { traceOptions } from './trace-options.ts';

/** Finds how every number of a question can be computed from its givens. */
export function traceQuestion(question: PrintedQuestion): TraceOutcome {
  const { tex, sites, givens } = question;
  const trace = createTraceState(question);
  const members = findSolutionMembers(tex, sites);
  const optionTexts = new Set(sites.filter(({ area }) => area === 'option').map(({ text }) => text));
  const continued = new Set(members.map(({ previous }) => previous));
  for (const member of members) {
    // A number alone in prose may be an option with a mistake. It is traced together with the options.
    const skippedTexts = continued.has(member) ? NO_TEXTS : optionTexts;
    const refusal = traceMember(member, trace, skippedTexts);
    if (refusal !== undefined) return refusal;
    const equation = findEquation(member, trace);
    if (equation !== undefined) trace.equations.push(equation);
    recordLetterValues(member, trace);
    if (member.isArithmetic && member.previous !== undefined) trace.arithmeticLines.push(member);
  }
  const refusal = traceOptions(question, members, trace) ?? traceRemaining(question, trace);
  if (refusal !== undefined) return refusal;
  const usedGivens = new Set(
    trace.steps.flatMap(({ site, derivations }) =>
      site.area === 'solution' ? derivations.flatMap(({ dependsOn }) => [...dependsOn]) : [],
    ),
  );
  const hasKeyInWords = question.options.some(
    ({ correct, start, end }) =>
      correct && sites.every((site) => site.area !== 'option' || site.start < start || site.end > end),
  );
  const { steps, denominators } = trace;
  return {
    steps,
    changeableGivens: givens.filter((given) => usedGivens.has(given)),
    shownGivens: givens.filter(({ fixedReason }) => fixedReason === 'it states a result that must be shown'),
    denominators,
    hasKeyInWords,
    solvedEquations: listSolvedEquations(trace),
  };
}

const NO_TEXTS: ReadonlySet<string> = new Set();

/** Creates the initial state of a trace, in which only the givens are traced. */
function createTraceState({ tex, givens }: PrintedQuestion): TraceState {
  const steps: TraceStep[] = [];
  const derivations = new Map<NumberSite, Derivation>();
  const trace: TraceState = {
    tex,
    givens,
    steps,
    derivations,
    results: [],
    arithmeticLines: [],
    denominators: new Map(),
    sectionsWithSubstitution: new Set(),
    letterValues: new Map(),
    equations: [],
    getAlignment: cacheByObject(alignWithFormula),
    assign: (
      site,
      siteDerivations,
      isExact = siteDerivations.every(({ originalValue }) => isExactly(site, originalValue)),
    ) => {
      steps.push({ site, derivations: siteDerivations, isExact });
      const dependsOn = siteDerivations.reduce<ReadonlySet<GivenNumber>>(
        (all, derivation) => all.union(derivation.dependsOn),
        new Set(),
      );
      const printedNumber: Derivation = {
        originalValue: site.value,
        recompute: (recomputation) => getCurrentNumber(site, recomputation),
        dependsOn,
      };
      derivations.set(site, printedNumber);
      if (dependsOn.size > 0 && site.area === 'solution')
        trace.results.push({ site, derivation: printedNumber });
    },
    getDependencies: (member, node = member.node) => collectDependencies(member, node, derivations),
  };
  for (const given of givens) for (const site of given.sites) trace.assign(site, [deriveGiven(given)], true);
  for (const given of givens) {
    const [, letter] =
      LETTER_BEFORE.exec(tex.slice(Math.max(0, given.site.start - 30), given.site.start)) ?? [];
    if (letter !== undefined) trace.letterValues.set(letter, deriveGiven(given));
  }
  return trace;
}

/** Lists the equations that are satisfied by the values found for their unknowns. */
function listSolvedEquations({ equations, letterValues }: TraceState): SolvedEquation[] {
  const original: Recomputation = { givens: new Map(), formatted: new Map() };
  return equations.flatMap((equation) => {
    const solution = letterValues.get(equation.unknown);
    const holds = solution !== undefined && satisfies(equation, solution.originalValue, original);
    return holds ? [{ equation, solution }] : [];
  });
}

/** A letter that the stem sets equal to a number: `$g = `. */
const LETTER_BEFORE = /(?:^|[^A-Za-z\\])([A-Za-z](?:_\{?\w+\}?)?)\s*=\s*$/;

/** Records the values that a line gives to letters: the letter of its chain, and the letters for which numbers were substituted. */
function recordLetterValues(member: SolutionMember, trace: TraceState): void {
  for (const [site, symbol] of trace.getAlignment(member).symbols) {
    const derivation = trace.derivations.get(site);
    if (derivation !== undefined) trace.letterValues.set(symbol, derivation);
  }
  const site = member.letter === undefined ? undefined : findOnlySite(member);
  const derivation = site && trace.derivations.get(site);
  if (member.letter !== undefined && derivation !== undefined)
    trace.letterValues.set(member.letter, derivation);
}

/** Collects the givens on which the numbers of an expression depend. */
function collectDependencies(
  member: SolutionMember,
  node: MathNode | undefined,
  derivations: ReadonlyMap<NumberSite, Derivation>,
): ReadonlySet<GivenNumber> {
  if (node === undefined) return new Set();
  if (node.kind === 'number') {
    const site = member.siteByStart.get(node.span.start);
    return (site && derivations.get(site)?.dependsOn) ?? new Set();
  }
  return childrenOf(node).reduce<ReadonlySet<GivenNumber>>(
    (all, child) => all.union(collectDependencies(member, child, derivations)),
    new Set(),
  );
}

/** Traces the numbers of a member; unexplained numbers in prose are left for `traceRemaining`. */
function traceMember(
  member: SolutionMember,
  trace: TraceState,
  optionTexts: ReadonlySet<string>,
): TraceRefusal | undefined {
  const before = member.previous?.isArithmetic === true ? member.previous : undefined;
  if (
    before !== undefined &&
    (assignResult(before, member, trace) ||
      assignFraction(before, member, trace) ||
      assignQuotient(before, member, trace))
  )
    return undefined;
  const isProse = member.previous === undefined;
  for (const site of member.sites) {
    if (trace.derivations.has(site) || (isProse && optionTexts.has(site.text))) continue;
    const derivations = explainSite(site, member, trace);
    if (!('reason' in derivations)) trace.assign(site, derivations);
    else if (!isProse) return derivations;
  }
  return undefined;
}

/** Traces the only number of a member to the value of the previous member; returns false if it is not that value. */
function assignResult(before: SolutionMember, member: SolutionMember, trace: TraceState): boolean {
  const site = findOnlySite(member);
  const rule = site && !trace.derivations.has(site) ? matchResult(before, member, site) : undefined;
  if (site === undefined || rule === undefined) return false;
  const dependsOn = trace.getDependencies(before);
  trace.assign(site, [{ originalValue: site.value, recompute: rule.recompute, dependsOn }], rule.isExact);
  return true;
}

/** Traces a fraction in lowest terms to the value of the previous member; returns false if it is not that value. */
function assignFraction(before: SolutionMember, member: SolutionMember, trace: TraceState): boolean {
  const [top, bottom, ...others] = member.sites;
  if (member.node?.kind !== 'quotient' || before.node === undefined || others.length > 0) return false;
  const value = evaluateSide(before.node)?.number;
  const terms = value === undefined ? undefined : reduceFraction(value);
  if (top === undefined || bottom === undefined || terms?.[0] !== top.value || terms[1] !== bottom.value)
    return false;
  const recomputeTerm =
    (index: 0 | 1) =>
    (recomputation: Recomputation): number | undefined => {
      const newValue = before.node && recomputeValue(before, before.node, recomputation);
      const newTerms = newValue && reduceFraction(newValue.number);
      return newTerms === undefined || newTerms[1] === 1 ? undefined : newTerms[index];
    };
  const dependsOn = trace.getDependencies(before);
  trace.assign(top, [{ originalValue: top.value, recompute: recomputeTerm(0), dependsOn }], true);
  trace.assign(bottom, [{ originalValue: bottom.value, recompute: recomputeTerm(1), dependsOn }], true);
  return true;
}

/** Traces a fraction that is not in lowest terms: explains its denominator and computes its numerator from the previous member. */
function assignQuotient(before: SolutionMember, member: SolutionMember, trace: TraceState): boolean {
  const [top, bottom, ...others] = member.sites;
  const { node } = before;
  if (member.node?.kind !== 'quotient' || node === undefined || others.length > 0) return false;
  const value = evaluateSide(node)?.number;
  if (top === undefined || bottom === undefined || value === undefined) return false;
  if (
    !isExactly(top, value * bottom.value) ||
    !isExactly(bottom, evaluateSide(member.node.denominator)?.number ?? 0)
  )
    return false;
  const denominator = explainSite(bottom, member, trace);
  if ('reason' in denominator) return false;
  trace.assign(bottom, denominator);
  const recomputeNumerator = (recomputation: Recomputation): number | undefined => {
    const newValue = recomputeValue(before, node, recomputation);
    return newValue && newValue.number * getCurrentNumber(bottom, recomputation);
  };
  const dependsOn = trace.getDependencies(before);
  trace.assign(top, [{ originalValue: top.value, recompute: recomputeNumerator, dependsOn }], true);
  return true;
}

/** Traces the remaining numbers: in prose, in the answer, and in sentences about options. */
function traceRemaining({ sites }: PrintedQuestion, trace: TraceState): TraceRefusal | undefined {
  for (const site of sites) {
    if (trace.derivations.has(site)) continue;
    const options = sites.filter(({ area, text }) => area === 'option' && text === site.text);
    const copies = options
      .flatMap((option) => trace.derivations.get(option) ?? [])
      .map((derivation) => ({ ...derivation, isCopy: true }));
    const derivations =
      site.area === 'solution' && copies.length > 0 ? copies : explainSite(site, undefined, trace);
    if ('reason' in derivations) return derivations;
    trace.assign(site, derivations);
  }
  return undefined;
}
