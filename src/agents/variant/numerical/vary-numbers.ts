import { hasErrors } from '../../../domain/finding.ts';
import type { Question } from '../../../domain/question.ts';
import { createRandom } from '../../../item-models/random.ts';
import { type ReadQuestion, readQuestions } from '../../../latex/read-questions.ts';
import { type CheckedQuestion, checkVariantTex, printQuestion } from '../../authoring/check-authored.ts';
import { findGivens, type GivenNumber } from '../../numbers/givens.ts';
import { findNumberSites, type NumberSite } from '../../numbers/question-map.ts';
import { CLINICAL_REACH, DEFAULT_REACH, drawGivens, type Reach } from './draw-givens.ts';
import { formatNumber } from './explain-site.ts';
import { findRelations, type GivenRelation, keepRelations } from './given-relations.ts';
import { type Recomputed, recomputeTrace } from './recompute-trace.ts';
import { removeMistakeSentences } from './remove-mistake-sentences.ts';
import { findStatedVerdicts, keepsSiteOrder, keepsSizes, keepsVerdicts } from './stated-verdicts.ts';
import type { NumberTrace, OptionSpan, TraceRefusal } from './trace.ts';
import { traceQuestion } from './trace-question.ts';
import { findDependences } from './unused-givens.ts';

export type VaryNumbersOptions = { readonly seed: number; readonly earlier?: readonly Question[] };

/** A numerical variant that passes its checks, or the reason why there is none. */
export type NumbersOutcome = CheckedQuestion | TraceRefusal;

const MAX_DRAWS = 1200;
/** The number of neat variants after which no further numbers are drawn. */
const ENOUGH_NEAT = 4;
const MAX_CHECKED = 6;

/** Draws new numbers for the givens of a question and recomputes everything that depends on them. */
export function varyNumbers(question: Question, options: VaryNumbersOptions): NumbersOutcome {
  const outcome = varyTraced(question, options);
  if (!('reason' in outcome)) return outcome;
  // Retry without the sentences about mistakes that cannot be computed; their options are scaled with the key.
  const reduced = removeMistakeSentences(question);
  const second = reduced === undefined ? outcome : varyTraced(reduced, options);
  return 'reason' in second ? outcome : second;
}

/** A printed question with its numbers and their trace. */
export type TracedQuestion = {
  readonly tex: string;
  readonly sites: readonly NumberSite[];
  readonly givens: readonly GivenNumber[];
  readonly traced: NumberTrace | TraceRefusal;
};

/** Traces the numbers of a question to its givens. */
export function traceNumbers(question: Question): TracedQuestion {
  const tex = printQuestion(question);
  const sites = findNumberSites(tex);
  const givens = findGivens(tex, sites);
  const options = listOptionSpans(readQuestions(tex).questions);
  const traced = findEarlyRefusal(question, givens) ?? traceQuestion({ tex, sites, givens, options });
  return { tex, sites, givens, traced };
}

function varyTraced(question: Question, { seed, earlier = [] }: VaryNumbersOptions): NumbersOutcome {
  const { tex, traced, givens } = traceNumbers(question);
  if ('reason' in traced) return traced;
  if (traced.free.length === 0) return { reason: 'The solution uses no given that may change.' };
  const relations = findRelations(givens);
  const dependences = findDependences(givens, traced.free, relations);
  const free = traced.free.filter((given) => dependences.every(({ on }) => !on.has(given)));
  const [first] = dependences;
  if (free.length === 0 && first !== undefined)
    return {
      reason: `The number ${formatNumber(first.unused.site)} may depend on the other numbers, but the solution does not show how.`,
    };
  const reach = question.subject === 'Medicine' ? CLINICAL_REACH : DEFAULT_REACH;
  const recomputed = recomputeMany(tex, { ...traced, free }, { seed, reach, relations });
  let last: CheckedQuestion | undefined;
  for (const each of recomputed.slice(0, MAX_CHECKED)) {
    const checked = checkVariantTex(each.tex, question, 'numerical');
    const isNew = earlier.every(({ stem }) => stem !== checked?.question?.stem);
    if (checked === undefined || !isNew) continue;
    if (!hasErrors(checked.findings)) return checked;
    last = checked;
  }
  return { reason: explainFailure(last) };
}

function explainFailure(last: CheckedQuestion | undefined): string {
  const [error] = last?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return error === undefined
    ? 'No new numbers give results as round as the old ones.'
    : `No variant passed its checks: ${error.message}`;
}

function findEarlyRefusal(question: Question, givens: readonly GivenNumber[]): TraceRefusal | undefined {
  const { kind, solution, questions = [] } = question;
  if (kind === 'match' || kind === 'assertion_reason')
    return { reason: 'Its statements are words, so no numbers can be recomputed.' };
  if (givens.length === 0) return { reason: 'It gives no number that can be changed.' };
  const [first] = givens;
  if (first !== undefined && givens.every((given) => given.fixed !== undefined))
    return {
      reason: `It gives no number that can be changed: ${formatNumber(first.site)} stays, because ${first.fixed}.`,
    };
  const solved = [solution, ...questions.map((each) => each.solution)].some((steps) => steps.length > 0);
  return solved ? undefined : { reason: 'It has no solution that can be recomputed.' };
}

function listOptionSpans(reads: readonly ReadQuestion[]): OptionSpan[] {
  return reads.flatMap(({ question, spans, questions = [] }) => [
    ...question.options.flatMap(({ correct }, index) => {
      const span = spans.options[index];
      return span === undefined ? [] : [{ ...span, correct, question: question.id }];
    }),
    ...listOptionSpans(questions),
  ]);
}

/** Recomputes the question for many sets of new numbers and returns the neatest results first; results that keep the order of sizes come before the others. */
function recomputeMany(
  tex: string,
  trace: NumberTrace,
  { seed, reach, relations }: { seed: number; reach: Reach; relations: readonly GivenRelation[] },
): Recomputed[] {
  const random = createRandom(`${tex}:${seed}`);
  const stated = findStatedVerdicts(tex);
  const neat: Recomputed[] = [];
  const rest: Recomputed[] = [];
  for (let draw = 0; draw < MAX_DRAWS && neat.length < ENOUGH_NEAT; draw++) {
    const drawn = drawGivens(trace.free, random, reach);
    const whole = drawn && keepRelations(drawn, relations);
    const made = whole && recomputeTrace(tex, trace, whole);
    if (made === undefined || !keepsOptions(trace, made) || !keepsVerdicts(stated, trace, made.values))
      continue;
    if (trace.wordedKeys && !keepsSizeOrder(trace, made)) continue;
    const isNeat = made.rough === 0 && keepsSizes(trace.steps, made.values);
    (isNeat ? neat : rest).push(made);
  }
  return [...neat, ...rest.toSorted((one, other) => one.rough - other.rough)];
}

/** Whether numeric options stay distinct, and ordered if they were. */
function keepsOptions({ steps, fractions }: NumberTrace, { values }: Recomputed): boolean {
  const below = new Set(fractions.values());
  const options = steps
    .map(({ site }) => site)
    .filter((site) => site.part === 'option' && !below.has(site))
    .toSorted((a, b) => a.start - b.start);
  const sizeBy = (site: NumberSite, read: (each: NumberSite) => number): number => {
    const bottom = fractions.get(site);
    return read(site) / (bottom === undefined ? 1 : read(bottom));
  };
  const before = options.map((site) => sizeBy(site, ({ value }) => value));
  const after = options.map((site) => sizeBy(site, (each) => values.get(each) ?? each.value));
  const rises = (list: readonly number[]): boolean =>
    list.every((value, at) => at === 0 || value > (list[at - 1] ?? 0));
  const countDistinct = (list: readonly number[]): number =>
    new Set(list.map((value) => value.toPrecision(6))).size;
  const isApart = countDistinct(after) >= countDistinct(before);
  const isShare = options.every(
    (site) => site.unit !== '%' || site.value > 100 || (values.get(site) ?? site.value) <= 100,
  );
  return isApart && isShare && (!rises(before) || rises(after));
}

/** Whether the results of the solution keep their order; needed when words state what they mean. */
function keepsSizeOrder({ steps }: NumberTrace, { values }: Recomputed): boolean {
  const sites = steps.map(({ site }) => site);
  return keepsSiteOrder(
    sites.filter(({ part, isScript }) => part === 'solution' && !isScript),
    values,
  );
}
