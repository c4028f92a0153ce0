import {
  type BaseCheckpointSaver,
  END,
  type LangGraphRunnableConfig,
  START,
  StateGraph,
  StateSchema,
} from '@langchain/langgraph';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { FetchQuestionState } from '../../domain/practice-state.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaOutcome } from '../../domain/sqa.ts';
import { createRandom } from '../../item-models/random.ts';
import { getThreadRef } from '../../runs/graphs/graph-config.ts';
import { chooseOutcome } from '../choose-outcome.ts';
import { logRoute } from '../practice-log.ts';
import type { PracticeService } from '../practice-service.ts';
import { formatCourse } from '../source/get-outcome.ts';
import type { MutateOptions } from '../source/question-source.ts';
import { isSeen } from '../source/seen-questions.ts';
import { addUsedIds, MAX_USED_IDS } from '../used-ids.ts';
import { requireCourse } from './require-course.ts';

const { subject, level, target_outcome, used_question_ids, question, choice_reason } =
  FetchQuestionState.shape;

const State = new StateSchema({
  subject,
  level,
  target_outcome,
  used_question_ids,
  question,
  choice_reason,
  /** The same seed and history give the same question. Without a seed the question is random. */
  seed: z.number().int().nullish(),
  /** Contains only ids, because the questions contain their answers. */
  __candidates: z.array(z.string()).nullish(),
  /** Outcomes that this run has tried; the learner has seen all their questions. */
  __spent: z.array(z.string()).nullish(),
});
type FetchState = typeof State.State;
type Update = Partial<FetchState>;

/** Levels that have questions of Understanding Standards (SQA's examples of marked answers) or of past papers. */
const US_OR_PAST_LEVELS: readonly string[] = ['Nat 5', 'Higher', 'Advanced Higher'];
const DEFAULT_MARKS = 4;
/** The maximum number of local candidates. */
const MAX_LOCAL = 5;
/** How many of them may come from the pool of questions that were generated before but not chosen. */
const MAX_POOLED = 4;
const DRAWN_REASON =
  'Your first question in this course can be on any topic. After a few answers, we choose what helps you most.';

/** Creates the graph `SG_FetchQuestion`. It chooses a question that the learner has not seen. */
export function createFetchQuestionGraph(practice: PracticeService, saver?: BaseCheckpointSaver | false) {
  return new StateGraph(State)
    .addNode('ensure_outcome', (state, config) => ensureOutcome(state, practice, config))
    .addNode('collect_candidates', (state, config) => collectCandidates(state, practice, config))
    .addNode('apply_novelty', (state, config) => applyNovelty(state, practice, config))
    .addEdge(START, 'ensure_outcome')
    .addEdge('ensure_outcome', 'collect_candidates')
    .addEdge('collect_candidates', 'apply_novelty')
    .addConditionalEdges('apply_novelty', logRoute(practice.log, 'apply_novelty', chooseAfterNovelty), [
      'ensure_outcome',
      END,
    ])
    .compile({ name: 'SG_FetchQuestion', ...(saver !== undefined && { checkpointer: saver }) });
}

type FetchInput = Pick<FetchState, 'subject' | 'level' | 'target_outcome' | 'used_question_ids' | 'seed'>;

/** Executes the nodes of the graph without LangGraph, because LangGraph itself takes longer than the nodes. */
export async function fetchQuestion(
  input: FetchInput,
  practice: PracticeService,
  config: LangGraphRunnableConfig,
): Promise<FetchState> {
  let state: FetchState = {
    ...input,
    question: null,
    choice_reason: null,
    __candidates: null,
    __spent: null,
  };
  do {
    state = { ...state, ...(await ensureOutcome(state, practice, config)) };
    state = { ...state, ...(await collectCandidates(state, practice, config)) };
    state = { ...state, ...(await applyNovelty(state, practice, config)) };
  } while (!state.question);
  return state;
}

function chooseAfterNovelty({ question: chosen }: FetchState) {
  return chosen ? END : 'ensure_outcome';
}

async function ensureOutcome(
  state: FetchState,
  practice: PracticeService,
  config: LangGraphRunnableConfig,
): Promise<Update> {
  requireCourse(state);
  const course = practice.getCourse(state);
  const update: Update = { subject: course.subject, level: course.level, question: null };
  const logChoice = (outcome: string, why: string): void =>
    practice.log('outcome chosen', {
      ...getThreadFacts(config),
      subject: course.subject,
      level: course.level,
      outcome,
      why,
    });
  if (state.target_outcome) {
    logChoice(state.target_outcome, 'The caller requested it.');
    return { ...update, __spent: null };
  }
  const triedOutcomes = state.__spent ?? [];
  const untriedOutcomes = (await listServedOutcomes(state, practice)).filter(
    ({ id }) => !triedOutcomes.includes(id),
  );
  const history = await practice.listOutcomes(state.used_question_ids);
  const outcomeIds = untriedOutcomes.map(({ id }) => id);
  const learner = findLearner(state, config);
  const ranked =
    learner === undefined
      ? undefined
      : await practice.chooser.rankOutcomes(learner, course, { outcomeIds, history });
  const random = createRandom(`outcome:${drawSeed(state, practice)}`);
  const best = ranked?.[0];
  const chosen = best?.id ?? chooseOutcome(untriedOutcomes, history, random);
  if (chosen === undefined) throw createNothingNewFault(state);
  const drawnReason = learner && !ranked ? DRAWN_REASON : null;
  const choice_reason = best ? `${best.label}: ${best.reason}` : drawnReason;
  logChoice(chosen, choice_reason ?? `Drawn by weight from ${outcomeIds.length} outcomes.`);
  return { ...update, target_outcome: chosen, choice_reason, __spent: [...triedOutcomes, chosen] };
}

/**
 * Returns the learner whose answers decide the choice. Undefined outside a thread, and for a run with a seed, which must choose
 * the same question each time.
 */
function findLearner({ seed }: FetchState, config: LangGraphRunnableConfig): string | undefined {
  return isSeeded({ seed }) ? undefined : getThreadRef(config)?.learner;
}

/** Checks whether the run has a seed. The same seed must give the same question, whatever others were offered. */
function isSeeded({ seed }: Pick<FetchState, 'seed'>): boolean {
  return typeof seed === 'number';
}

/** Lists the outcomes that have questions without a model; if there are none, lists all outcomes. */
async function listServedOutcomes(state: FetchState, { source }: PracticeService): Promise<SqaOutcome[]> {
  const { outcomes } = await source.getSqaSpec(state);
  const servedIds = new Set(await source.listServedOutcomes(state));
  return servedIds.size > 0 ? outcomes.filter(({ id }) => servedIds.has(id)) : outcomes;
}

async function collectCandidates(
  state: FetchState,
  practice: PracticeService,
  config: LangGraphRunnableConfig,
): Promise<Update> {
  const { source } = practice;
  const outcome = { subject: state.subject, level: state.level, outcomeId: state.target_outcome ?? '' };
  const seed = drawSeed(state, practice);
  const seen = await practice.findSeen(state.used_question_ids);
  const retired = await source.listRetiredModels();
  const pooled = isSeeded(state)
    ? []
    : practice.pool
        .take(outcome.outcomeId, MAX_POOLED, seen)
        .filter(({ provenance }) => !retired.has(provenance?.name ?? ''));
  const query = { ...outcome, seed, seen };
  const generated = await source.getLocalQuestions({ ...query, limit: MAX_LOCAL - pooled.length });
  const local = [...generated, ...pooled];
  const usOrPast = US_OR_PAST_LEVELS.includes(state.level) ? await source.getUsOrPastQuestions(query) : [];
  const shuffled = createRandom(`candidates:${seed}`).shuffle([...local, ...usOrPast]);
  const learner = findLearner(state, config);
  const options = { outcomeId: outcome.outcomeId, questions: shuffled };
  const ranked =
    learner === undefined
      ? undefined
      : await practice.chooser.rankQuestions(learner, practice.getCourse(state), options);
  const isNew = learner !== undefined && ranked === undefined;
  const candidates =
    shuffled.length > 0
      ? (ranked ?? (isNew ? putShortFirst(shuffled) : shuffled))
      : [await source.generateQuestion({ ...outcome, marks: DEFAULT_MARKS, seed })];
  practice.cacheCandidates(candidates);
  practice.log('candidates collected', {
    ...getThreadFacts(config),
    outcome: outcome.outcomeId,
    ...{ local: local.length, us_or_past: usOrPast.length, generated: shuffled.length === 0 },
    candidates: candidates.map(({ id }) => id),
    order: ranked === undefined ? 'random' : 'by difficulty for the learner',
  });
  return { __candidates: candidates.map(({ id }) => id) };
}

/** Puts long questions last: they would discourage a learner who begins a course. */
function putShortFirst(questions: readonly Question[]): Question[] {
  const isLong = ({ marks = 1 }: Question): boolean => marks > DEFAULT_MARKS;
  return questions.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)));
}

/** Chooses an unseen candidate, or an unseen variant of one. Without either, another outcome is tried, unless the caller chose it. */
async function applyNovelty(
  state: FetchState,
  practice: PracticeService,
  config: LangGraphRunnableConfig,
): Promise<Update> {
  const candidates = await Promise.all((state.__candidates ?? []).map((id) => practice.get(id)));
  const seen = await practice.findSeen(state.used_question_ids);
  const options = { seen, seed: drawSeed(state, practice) };
  const unseen = candidates.find((candidate) => !isSeen(candidate, seen));
  const chosen = unseen ?? (await mutateAnyCandidate(candidates, options, practice));
  practice.log('question chosen', {
    ...getThreadFacts(config),
    ...{ outcome: state.target_outcome, question: chosen?.id ?? null },
    why: explainChoice(unseen, chosen),
  });
  if (chosen === undefined && !state.__spent) throw createNothingNewFault(state);
  if (chosen === undefined) return { target_outcome: null, __candidates: null };
  if (!isSeeded(state))
    practice.pool.add(candidates.filter((candidate) => candidate !== chosen && !isSeen(candidate, seen)));
  const [question] = await practice.serve([chosen]);
  const used_question_ids = addUsedIds(state.used_question_ids, chosen.id);
  return { question, used_question_ids, __candidates: null, __spent: null };
}

function explainChoice(unseen: Question | undefined, chosen: Question | undefined): string {
  if (unseen !== undefined) return 'The learner has not seen it.';
  return chosen === undefined
    ? 'All candidates were seen and none has a new variant.'
    : 'All candidates were seen; it is a variant of one.';
}

/** The thread in log entries; no id if the graph runs without a thread. */
function getThreadFacts(config: LangGraphRunnableConfig): { thread_id?: string } {
  const thread = getThreadRef(config);
  return thread === undefined ? {} : { thread_id: thread.threadId };
}

/** Returns an unseen variant of the first candidate that has one. Called when all candidates were seen. */
async function mutateAnyCandidate(
  candidates: readonly Question[],
  options: MutateOptions,
  { source }: PracticeService,
): Promise<Question | undefined> {
  for (const candidate of candidates) {
    try {
      return await source.mutateQuestion(candidate, options);
    } catch (thrown) {
      // This candidate has no variant without a model; the next one is tried.
      if (!(thrown instanceof Fault) || thrown.kind !== 'needs-model') throw thrown;
    }
  }
  return undefined;
}

function createNothingNewFault(state: FetchState): Fault {
  const scope = state.target_outcome
    ? `${state.target_outcome} of ${formatCourse(state)}`
    : formatCourse(state);
  return new Fault('needs-model', `You have seen every question for ${scope}.`, {
    advice: 'Practise another outcome, or import more questions for this one.',
  });
}

/** Returns the seed for all random choices of one question. */
function drawSeed(state: FetchState, practice: PracticeService): number {
  const { seed, used_question_ids: usedIds, target_outcome } = state;
  if (seed === null || seed === undefined) return practice.newSeed();
  // The number of remembered questions no longer changes at its limit; the newest question does.
  const newest = usedIds.length < MAX_USED_IDS ? [] : [usedIds.at(-1)];
  return createRandom(JSON.stringify([seed, usedIds.length, target_outcome, ...newest])).int(
    0,
    2_147_483_647,
  );
}
