import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { sideValue } from '../../../verification/working/side-value.ts';
import {
  type Derivation,
  getShownNumber,
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
import { matchResult, onlySite } from './match-result.ts';
import type { Traceable, Traced, TraceKnowledge, TraceRefusal, TraceStep } from './trace.ts';
import { traceOptions } from './trace-options.ts';

/** Follows every number of a question back to its givens. */
export function traceQuestion(question: Traceable): Traced {
  const { tex, sites, givens } = question;
  const knowledge = createKnowledge(question);
  const members = findSolutionMembers(tex, sites);
  const told = new Set(sites.filter(({ part }) => part === 'option').map(({ text }) => text));
  for (const member of members) {
    const refusal = traceMember(member, knowledge, told);
    if (refusal !== undefined) return refusal;
    if (member.isArithmetic && member.before !== undefined) knowledge.lines.push(member);
  }
  const refusal = traceOptions(question, members, knowledge) ?? traceRest(question, knowledge);
  if (refusal !== undefined) return refusal;
  const seen = new Set(
    knowledge.steps.flatMap(({ site, sources }) =>
      site.part === 'solution' ? sources.flatMap(({ roots }) => [...roots]) : [],
    ),
  );
  const wordedKeys = question.options.some(
    ({ correct, start, end }) =>
      correct && sites.every((site) => site.part !== 'option' || site.start < start || site.end > end),
  );
  const { steps, fractions } = knowledge;
  return { steps, free: givens.filter((given) => seen.has(given)), fractions, wordedKeys };
}

function createKnowledge({ tex, givens }: Traceable): TraceKnowledge {
  const steps: TraceStep[] = [];
  const sources = new Map<NumberSite, Derivation>();
  const knowledge: TraceKnowledge = {
    tex,
    givens,
    steps,
    sources,
    results: [],
    lines: [],
    fractions: new Map(),
    substituted: new Set(),
    assign: (site, found, isExact = found.every(({ old }) => isExactly(site, old))) => {
      steps.push({ site, sources: found, isExact });
      const roots = found.reduce<ReadonlySet<GivenNumber>>((all, each) => all.union(each.roots), new Set());
      const shown: Derivation = { old: site.value, now: (play) => getShownNumber(site, play), roots };
      sources.set(site, shown);
      if (roots.size > 0 && site.part === 'solution') knowledge.results.push({ site, source: shown });
    },
    rootsOf: (member, node = member.node) => rootsIn(member, node, sources),
  };
  for (const given of givens)
    for (const site of given.sites) knowledge.assign(site, [deriveGiven(given)], true);
  return knowledge;
}

function rootsIn(
  member: SolutionMember,
  node: MathNode | undefined,
  sources: ReadonlyMap<NumberSite, Derivation>,
): ReadonlySet<GivenNumber> {
  if (node === undefined) return new Set();
  if (node.kind === 'number') {
    const site = member.siteAt.get(node.span.start);
    return (site && sources.get(site)?.roots) ?? new Set();
  }
  return childrenOf(node).reduce<ReadonlySet<GivenNumber>>(
    (all, child) => all.union(rootsIn(member, child, sources)),
    new Set(),
  );
}

function traceMember(
  member: SolutionMember,
  knowledge: TraceKnowledge,
  told: ReadonlySet<string>,
): TraceRefusal | undefined {
  const before = member.before?.isArithmetic === true ? member.before : undefined;
  if (
    before !== undefined &&
    (assignResult(before, member, knowledge) ||
      assignFraction(before, member, knowledge) ||
      assignQuotient(before, member, knowledge))
  )
    return undefined;
  const isProse = member.before === undefined;
  for (const site of member.sites) {
    if (knowledge.sources.has(site) || (isProse && told.has(site.text))) continue;
    const found = explainSite(site, member, knowledge);
    if (!('reason' in found)) knowledge.assign(site, found);
    else if (!isProse) return found;
  }
  return undefined;
}

/** The one number of a member that the member before comes to. */
function assignResult(before: SolutionMember, member: SolutionMember, knowledge: TraceKnowledge): boolean {
  const site = onlySite(member);
  const rule = site && !knowledge.sources.has(site) ? matchResult(before, member, site) : undefined;
  if (site === undefined || rule === undefined) return false;
  const roots = knowledge.rootsOf(before);
  knowledge.assign(site, [{ old: site.value, now: rule.number, roots }], rule.isExact);
  return true;
}

/** A fraction in lowest terms that the member before comes to. */
function assignFraction(before: SolutionMember, member: SolutionMember, knowledge: TraceKnowledge): boolean {
  const [top, bottom, ...more] = member.sites;
  if (member.node?.kind !== 'quotient' || before.node === undefined || more.length > 0) return false;
  const value = sideValue(before.node)?.number;
  const terms = value === undefined ? undefined : lowestTerms(value);
  if (top === undefined || bottom === undefined || terms?.[0] !== top.value || terms[1] !== bottom.value)
    return false;
  const part = (play: Recomputation, place: 0 | 1): number | undefined => {
    const now = before.node && recomputeValue(before, before.node, play);
    const made = now && lowestTerms(now.number);
    return made === undefined || made[1] === 1 ? undefined : made[place];
  };
  const roots = knowledge.rootsOf(before);
  knowledge.assign(top, [{ old: top.value, now: (play) => part(play, 0), roots }], true);
  knowledge.assign(bottom, [{ old: bottom.value, now: (play) => part(play, 1), roots }], true);
  return true;
}

/** A fraction that is not in lowest terms yet: its denominator stands in the line before, its numerator follows. */
function assignQuotient(before: SolutionMember, member: SolutionMember, knowledge: TraceKnowledge): boolean {
  const [top, bottom, ...more] = member.sites;
  const { node } = before;
  if (member.node?.kind !== 'quotient' || node === undefined || more.length > 0) return false;
  const value = sideValue(node)?.number;
  if (top === undefined || bottom === undefined || value === undefined) return false;
  if (
    !isExactly(top, value * bottom.value) ||
    !isExactly(bottom, sideValue(member.node.denominator)?.number ?? 0)
  )
    return false;
  const below = explainSite(bottom, member, knowledge);
  if ('reason' in below) return false;
  knowledge.assign(bottom, below);
  const above = (play: Recomputation): number | undefined => {
    const now = recomputeValue(before, node, play);
    return now && now.number * getShownNumber(bottom, play);
  };
  const roots = knowledge.rootsOf(before);
  knowledge.assign(top, [{ old: top.value, now: above, roots }], true);
  return true;
}

/** What is left: numbers in words, the answer, and talk of options. */
function traceRest({ sites }: Traceable, knowledge: TraceKnowledge): TraceRefusal | undefined {
  for (const site of sites) {
    if (knowledge.sources.has(site)) continue;
    const options = sites.filter(({ part, text }) => part === 'option' && text === site.text);
    const same = options
      .flatMap((option) => knowledge.sources.get(option) ?? [])
      .map((source) => ({ ...source, isCopy: true }));
    const found =
      site.part === 'solution' && same.length > 0 ? same : explainSite(site, undefined, knowledge);
    if ('reason' in found) return found;
    knowledge.assign(site, found);
  }
  return undefined;
}
