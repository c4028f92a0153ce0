import { hasErrors } from '../../../domain/finding.ts';
import { liftMetadata } from '../../../domain/metadata-comments.ts';
import type { Question } from '../../../domain/question.ts';
import { createRandom } from '../../../item-models/random.ts';
import { type ReadQuestion, readQuestions } from '../../../latex/read-questions.ts';
import {
  type CheckedQuestion,
  checkAuthoredQuestion,
  inheritMetadata,
  printQuestion,
} from '../../authoring/check-authored.ts';
import { findGivens, type GivenNumber } from '../../numbers/givens.ts';
import { findNumberSites, type NumberSite } from '../../numbers/question-map.ts';
import { CLINICAL_REACH, DEFAULT_REACH, drawGivens, type Reach } from './draw-givens.ts';
import { formatNumber } from './explain-site.ts';
import { findRelations, type GivenRelation, keepRelations } from './given-relations.ts';
import { type RecomputedQuestion, recomputeTrace } from './recompute-trace.ts';
import { removeMistakeSentences } from './remove-mistake-sentences.ts';
import { keepsSizes, keepsVerdicts, statedVerdicts } from './stated-verdicts.ts';
import type { NumberTrace, OptionPlace, TraceRefusal } from './trace.ts';
import { traceQuestion } from './trace-question.ts';
import { findDependences } from './unused-givens.ts';

export type VaryNumbersOptions = { readonly seed: number; readonly earlier?: readonly Question[] };

/** A numerical variant that stands up to its checks, or why there is none. */
export type NumbersOutcome = CheckedQuestion | TraceRefusal;

const MAX_DRAWS = 1200;
const ENOUGH = 4;
const MAX_EXAMINED = 6;

/** New numbers for the givens of a question, everything that follows from them worked out again. */
export function varyNumbers(question: Question, options: VaryNumbersOptions): NumbersOutcome {
  const outcome = varyAsItIs(question, options);
  if (!('reason' in outcome)) return outcome;
  // Talk of a mistake that cannot be computed is left out; its option keeps its share of the key.
  const quiet = removeMistakeSentences(question);
  const second = quiet === undefined ? outcome : varyAsItIs(quiet, options);
  return 'reason' in second ? outcome : second;
}

export type TracedQuestion = {
  readonly tex: string;
  readonly sites: readonly NumberSite[];
  readonly givens: readonly GivenNumber[];
  readonly traced: NumberTrace | TraceRefusal;
};

/** How the numbers of a question follow from one another. */
export function traceNumbers(question: Question): TracedQuestion {
  const tex = printQuestion(question);
  const sites = findNumberSites(tex);
  const givens = findGivens(tex, sites);
  const options = optionPlaces(readQuestions(tex).questions);
  const traced = reasonBefore(question, givens) ?? traceQuestion({ tex, sites, givens, options });
  return { tex, sites, givens, traced };
}

function varyAsItIs(question: Question, { seed, earlier = [] }: VaryNumbersOptions): NumbersOutcome {
  const { tex, traced, givens } = traceNumbers(question);
  if ('reason' in traced) return traced;
  if (traced.free.length === 0) return { reason: 'Its solution uses no given that may change.' };
  const relations = findRelations(givens);
  const dependences = findDependences(givens, traced.free, relations);
  const free = traced.free.filter((given) => dependences.every(({ on }) => !on.has(given)));
  const [first] = dependences;
  if (free.length === 0 && first !== undefined)
    return {
      reason: `The number ${formatNumber(first.unused.site)} may follow from the others; the solution does not say.`,
    };
  const isClinical = question.subject === 'Medicine';
  const reach = isClinical ? CLINICAL_REACH : DEFAULT_REACH;
  const played = playMany(tex, { ...traced, free }, { seed, reach, relations }).slice(0, MAX_EXAMINED);
  let last: CheckedQuestion | undefined;
  for (const each of played) {
    const examined = examineVariant(each.tex, question);
    const isNew = earlier.every(({ stem }) => stem !== examined?.question?.stem);
    if (examined === undefined || !isNew) continue;
    if (!hasErrors(examined.findings)) return examined;
    last = examined;
  }
  return { reason: whyNone(last) };
}

function whyNone(last: CheckedQuestion | undefined): string {
  const [error] = last?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return error === undefined
    ? 'No new numbers come out as neatly as the old ones.'
    : `No variant stood up to its checks: ${error.message}`;
}

function reasonBefore(
  { kind, solution, questions = [] }: Question,
  givens: readonly GivenNumber[],
): { readonly reason: string } | undefined {
  if (kind === 'match' || kind === 'assertion_reason')
    return { reason: 'Its statements are words; no number of theirs can be worked out again.' };
  if (givens.length === 0) return { reason: 'It gives no number that could be changed.' };
  const [first] = givens;
  if (first !== undefined && givens.every((given) => given.fixed !== undefined))
    return {
      reason: `It gives no number that could be changed: ${formatNumber(first.site)} stays, because ${first.fixed}.`,
    };
  const solved = [solution, ...questions.map((each) => each.solution)].some((steps) => steps.length > 0);
  return solved ? undefined : { reason: 'It has no solution that could be worked out again.' };
}

function optionPlaces(reads: readonly ReadQuestion[]): OptionPlace[] {
  return reads.flatMap(({ question, spans, questions = [] }) => [
    ...question.options.flatMap(({ correct }, index) => {
      const span = spans.options[index];
      return span === undefined ? [] : [{ ...span, correct, question: question.id }];
    }),
    ...optionPlaces(questions),
  ]);
}

type Playing = { readonly seed: number; readonly reach: Reach; readonly relations: readonly GivenRelation[] };

/** The neatest of many sets of new numbers first; sets that keep the order of sizes before those that do not. */
function playMany(
  tex: string,
  trace: NumberTrace,
  { seed, reach, relations }: Playing,
): RecomputedQuestion[] {
  const random = createRandom(`${tex}:${seed}`);
  const stated = statedVerdicts(tex);
  const neat: RecomputedQuestion[] = [];
  const rest: RecomputedQuestion[] = [];
  for (let draw = 0; draw < MAX_DRAWS && neat.length < ENOUGH; draw++) {
    const drawn = drawGivens(trace.free, random, reach);
    const whole = drawn && keepRelations(drawn, relations);
    const made = whole && recomputeTrace(tex, trace, whole);
    if (made === undefined || !keepsOptions(trace, made) || !keepsVerdicts(stated, trace, made.values))
      continue;
    if (trace.wordedKeys && !keepsVerdict(trace, made)) continue;
    const isNeat = made.rough === 0 && keepsSizes(trace.steps, made.values);
    (isNeat ? neat : rest).push(made);
  }
  return [...neat, ...rest.toSorted((one, other) => one.rough - other.rough)];
}

/** Numeric options stay apart, and stay in order where they were. */
function keepsOptions({ steps, fractions }: NumberTrace, { values }: RecomputedQuestion): boolean {
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
  const isApart =
    new Set(after.map((value) => value.toPrecision(6))).size >=
    new Set(before.map((value) => value.toPrecision(6))).size;
  const isShare = options.every(
    (site) => site.unit !== '%' || site.value > 100 || (values.get(site) ?? site.value) <= 100,
  );
  return isApart && isShare && (!rises(before) || rises(after));
}

/** Where words say what the numbers mean, what was found larger stays larger. */
function keepsVerdict({ steps }: NumberTrace, { values }: RecomputedQuestion): boolean {
  const found = steps
    .map(({ site }) => site)
    .filter(({ part, isScript }) => part === 'solution' && !isScript);
  return found.every((one) =>
    found.every((other) => {
      if (one.unit !== other.unit || one.value <= other.value) return true;
      return (values.get(one) ?? one.value) > (values.get(other) ?? other.value);
    }),
  );
}

function examineVariant(tex: string, parent: Question): CheckedQuestion | undefined {
  const [read] = readQuestions(tex).questions;
  if (read === undefined || read.question.kind !== parent.kind) return undefined;
  const { marks: _own, ...question } = liftMetadata(read.question);
  return checkAuthoredQuestion(inheritMetadata(question, parent), {
    parents: [parent],
    relation: 'numerical',
    kind: parent.kind,
  });
}
