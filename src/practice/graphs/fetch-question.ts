import { type BaseCheckpointSaver, END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { FetchQuestionState } from '../../domain/practice-state.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaOutcome } from '../../domain/sqa.ts';
import { createRandom } from '../../item-models/random.ts';
import { chooseOutcome } from '../choose-outcome.ts';
import type { PracticeService } from '../practice-service.ts';
import { formatCourse } from '../source/get-outcome.ts';
import type { MutateOptions } from '../source/question-source.ts';
import { isSeen } from '../source/seen-questions.ts';
import { requireCourse } from './require-course.ts';

const { subject, level, target_outcome, used_question_ids, question } = FetchQuestionState.shape;

const State = new StateSchema({
  subject,
  level,
  target_outcome,
  used_question_ids,
  question,
  /** The same seed and history give the same question; without a seed it is unpredictable. */
  seed: z.number().int().nullish(),
  /** Ids only, because questions contain keys. */
  __candidates: z.array(z.string()).nullish(),
  /** Outcomes the graph has tried and in which the learner has seen every question. */
  __spent: z.array(z.string()).nullish(),
});
type FetchState = typeof State.State;
type Update = Partial<typeof State.Update>;

const US_OR_PAST_LEVELS: readonly string[] = ['Nat 5', 'Higher', 'Advanced Higher'];
const DEFAULT_MARKS = 4;

/** Creates `SG_FetchQuestion`: chooses one question of an outcome that the learner has not seen. */
export function createFetchQuestionGraph(practice: PracticeService, saver?: BaseCheckpointSaver | false) {
  return new StateGraph(State)
    .addNode('ensure_outcome', (state) => ensureOutcome(state, practice))
    .addNode('collect_candidates', (state) => collectCandidates(state, practice))
    .addNode('apply_novelty', (state) => applyNovelty(state, practice))
    .addEdge(START, 'ensure_outcome')
    .addEdge('ensure_outcome', 'collect_candidates')
    .addEdge('collect_candidates', 'apply_novelty')
    .addConditionalEdges('apply_novelty', ({ question: found }) => (found ? END : 'ensure_outcome'), [
      'ensure_outcome',
      END,
    ])
    .compile({ name: 'SG_FetchQuestion', ...(saver !== undefined && { checkpointer: saver }) });
}

async function ensureOutcome(state: FetchState, practice: PracticeService): Promise<Update> {
  requireCourse(state);
  const { subject: name, level: stage } = practice.getCourse(state);
  const update: Update = { subject: name, level: stage, question: null };
  if (state.target_outcome) return { ...update, __spent: null };
  const spent = state.__spent ?? [];
  const open = (await listAskableOutcomes(state, practice)).filter(({ id }) => !spent.includes(id));
  const history = await practice.listOutcomes(state.used_question_ids);
  const chosen = chooseOutcome(open, history, createRandom(`outcome:${drawSeed(state, practice)}`));
  if (chosen === undefined) throw nothingNew(state);
  return { ...update, target_outcome: chosen, __spent: [...spent, chosen] };
}

/** The outcomes that have questions without using a model; all outcomes when there are none. */
async function listAskableOutcomes(state: FetchState, { source }: PracticeService): Promise<SqaOutcome[]> {
  const { outcomes } = await source.getSqaSpec(state);
  const served = new Set(await source.listServedOutcomes(state));
  return served.size > 0 ? outcomes.filter(({ id }) => served.has(id)) : outcomes;
}

async function collectCandidates(state: FetchState, practice: PracticeService): Promise<Update> {
  const { source } = practice;
  const outcome = { subject: state.subject, level: state.level, outcomeId: state.target_outcome ?? '' };
  const seed = drawSeed(state, practice);
  const query = { ...outcome, seed, seen: await practice.findSeen(state.used_question_ids) };
  const local = await source.getLocalQuestions(query);
  const usOrPast = US_OR_PAST_LEVELS.includes(state.level) ? await source.getUsOrPastQuestions(query) : [];
  const found = createRandom(`candidates:${seed}`).shuffle([...local, ...usOrPast]);
  const candidates =
    found.length > 0 ? found : [await source.generateQuestion({ ...outcome, marks: DEFAULT_MARKS, seed })];
  practice.cacheCandidates(candidates);
  return { __candidates: candidates.map(({ id }) => id) };
}

async function applyNovelty(state: FetchState, practice: PracticeService): Promise<Update> {
  const candidates = await Promise.all((state.__candidates ?? []).map((id) => practice.get(id)));
  const seen = await practice.findSeen(state.used_question_ids);
  const options = { seen, seed: drawSeed(state, practice) };
  const chosen =
    candidates.find((candidate) => !isSeen(candidate, seen)) ??
    (await mutateFirst(candidates, options, practice));
  if (chosen === undefined && !state.__spent) throw nothingNew(state);
  if (chosen === undefined) return { target_outcome: null, __candidates: null };
  const [question] = await practice.serve([chosen]);
  const used = [...new Set([...state.used_question_ids, chosen.id])];
  return { question, used_question_ids: used, __candidates: null, __spent: null };
}

/** Returns an unseen variant of the first candidate that has one. Called when all candidates were seen. */
async function mutateFirst(
  candidates: readonly Question[],
  options: MutateOptions,
  { source }: PracticeService,
): Promise<Question | undefined> {
  for (const candidate of candidates) {
    try {
      return await source.mutateQuestion(candidate, options);
    } catch (thrown) {
      if (!(thrown instanceof Fault) || thrown.kind !== 'needs-model') throw thrown;
    }
  }
  return undefined;
}

function nothingNew(state: FetchState): Fault {
  const where = state.target_outcome
    ? `${state.target_outcome} of ${formatCourse(state)}`
    : formatCourse(state);
  return new Fault('needs-model', `You have seen every question for ${where}.`, {
    advice: 'Practise another outcome, or import more questions for this one.',
  });
}

/** The seed for all random choices of one question. */
function drawSeed(state: FetchState, practice: PracticeService): number {
  const { seed, used_question_ids: used, target_outcome } = state;
  if (seed === null || seed === undefined) return practice.newSeed();
  return createRandom(JSON.stringify([seed, used.length, target_outcome])).int(0, 2_147_483_647);
}
