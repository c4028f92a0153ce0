import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
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
import { deriveGiven } from './equal-values.ts';
import { explainSite } from './explain-site.ts';
import { lowestTerms } from './lowest-terms.ts';
import { findOnlySite, matchResult } from './match-result.ts';
import type { Traceable, Traced, TraceRefusal, TraceState, TraceStep } from './trace.ts';
import { traceOptions } from './trace-options.ts';

/** Traces every number of a question back to its givens. */
export function traceQuestion(question: Traceable): Traced {
  const { tex, sites, givens } = question;
  const trace = createTraceState(question);
  const members = findSolutionMembers(tex, sites);
  const optionTexts = new Set(sites.filter(({ part }) => part === 'option').map(({ text }) => text));
  for (const member of members) {
    const refusal = traceMember(member, trace, optionTexts);
    if (refusal !== undefined) return refusal;
    if (member.isArithmetic && member.previous !== undefined) trace.lines.push(member);
  }
  const refusal = traceOptions(question, members, trace) ?? traceRemaining(question, trace);
  if (refusal !== undefined) return refusal;
  const seen = new Set(
    trace.steps.flatMap(({ site, derivations }) =>
      site.part === 'solution' ? derivations.flatMap(({ dependsOn }) => [...dependsOn]) : [],
    ),
  );
  const wordedKeys = question.options.some(
    ({ correct, start, end }) =>
      correct && sites.every((site) => site.part !== 'option' || site.start < start || site.end > end),
  );
  const { steps, fractions } = trace;
  return { steps, free: givens.filter((given) => seen.has(given)), fractions, wordedKeys };
}

/** The initial state of a trace, in which all givens are assigned. */
function createTraceState({ tex, givens }: Traceable): TraceState {
  const steps: TraceStep[] = [];
  const derivations = new Map<NumberSite, Derivation>();
  const trace: TraceState = {
    tex,
    givens,
    steps,
    derivations,
    results: [],
    lines: [],
    fractions: new Map(),
    substituted: new Set(),
    assign: (site, found, isExact = found.every(({ originalValue: old }) => isExactly(site, old))) => {
      steps.push({ site, derivations: found, isExact });
      const dependsOn = found.reduce<ReadonlySet<GivenNumber>>(
        (all, each) => all.union(each.dependsOn),
        new Set(),
      );
      const shown: Derivation = {
        originalValue: site.value,
        recompute: (recomputation) => getCurrentNumber(site, recomputation),
        dependsOn,
      };
      derivations.set(site, shown);
      if (dependsOn.size > 0 && site.part === 'solution') trace.results.push({ site, derivation: shown });
    },
    getDependencies: (member, node = member.node) => collectDependencies(member, node, derivations),
  };
  for (const given of givens) for (const site of given.sites) trace.assign(site, [deriveGiven(given)], true);
  return trace;
}

/** The givens that the numbers of an expression depend on. */
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
    const found = explainSite(site, member, trace);
    if (!('reason' in found)) trace.assign(site, found);
    else if (!isProse) return found;
  }
  return undefined;
}

/** Assigns the only number of a member if it is the value of the previous member. */
function assignResult(before: SolutionMember, member: SolutionMember, trace: TraceState): boolean {
  const site = findOnlySite(member);
  const rule = site && !trace.derivations.has(site) ? matchResult(before, member, site) : undefined;
  if (site === undefined || rule === undefined) return false;
  const dependsOn = trace.getDependencies(before);
  trace.assign(site, [{ originalValue: site.value, recompute: rule.number, dependsOn }], rule.isExact);
  return true;
}

/** Assigns a fraction in lowest terms if it is the value of the previous member. */
function assignFraction(before: SolutionMember, member: SolutionMember, trace: TraceState): boolean {
  const [top, bottom, ...more] = member.sites;
  if (member.node?.kind !== 'quotient' || before.node === undefined || more.length > 0) return false;
  const value = evaluateSide(before.node)?.number;
  const terms = value === undefined ? undefined : lowestTerms(value);
  if (top === undefined || bottom === undefined || terms?.[0] !== top.value || terms[1] !== bottom.value)
    return false;
  const part =
    (place: 0 | 1) =>
    (recomputation: Recomputation): number | undefined => {
      const now = before.node && recomputeValue(before, before.node, recomputation);
      const made = now && lowestTerms(now.number);
      return made === undefined || made[1] === 1 ? undefined : made[place];
    };
  const dependsOn = trace.getDependencies(before);
  trace.assign(top, [{ originalValue: top.value, recompute: part(0), dependsOn }], true);
  trace.assign(bottom, [{ originalValue: bottom.value, recompute: part(1), dependsOn }], true);
  return true;
}

/** Assigns a fraction that is not in lowest terms: its denominator occurs in the previous line, its numerator is computed. */
function assignQuotient(before: SolutionMember, member: SolutionMember, trace: TraceState): boolean {
  const [top, bottom, ...more] = member.sites;
  const { node } = before;
  if (member.node?.kind !== 'quotient' || node === undefined || more.length > 0) return false;
  const value = evaluateSide(node)?.number;
  if (top === undefined || bottom === undefined || value === undefined) return false;
  if (
    !isExactly(top, value * bottom.value) ||
    !isExactly(bottom, evaluateSide(member.node.denominator)?.number ?? 0)
  )
    return false;
  const below = explainSite(bottom, member, trace);
  if ('reason' in below) return false;
  trace.assign(bottom, below);
  const above = (recomputation: Recomputation): number | undefined => {
    const now = recomputeValue(before, node, recomputation);
    return now && now.number * getCurrentNumber(bottom, recomputation);
  };
  const dependsOn = trace.getDependencies(before);
  trace.assign(top, [{ originalValue: top.value, recompute: above, dependsOn }], true);
  return true;
}

/** Traces the remaining numbers: in prose, in the answer, and in sentences about options. */
function traceRemaining({ sites }: Traceable, trace: TraceState): TraceRefusal | undefined {
  for (const site of sites) {
    if (trace.derivations.has(site)) continue;
    const options = sites.filter(({ part, text }) => part === 'option' && text === site.text);
    const same = options
      .flatMap((option) => trace.derivations.get(option) ?? [])
      .map((derivation) => ({ ...derivation, isCopy: true }));
    const found = site.part === 'solution' && same.length > 0 ? same : explainSite(site, undefined, trace);
    if ('reason' in found) return found;
    trace.assign(site, found);
  }
  return undefined;
}
