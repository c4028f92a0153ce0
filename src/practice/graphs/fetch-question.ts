import { type BaseCheckpointSaver, END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { FetchQuestionState } from '../../domain/practice-state.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaOutcome } from '../../domain/sqa.ts';
import { createRandom } from '../../item-models/random.ts';
import { chooseOutcome } from '../choose-outcome.ts';
import type { PracticeDesk } from '../practice-desk.ts';
import { isMet } from '../source/draw-items.ts';
import { nameOf } from '../source/find-outcome.ts';
import type { MutateOptions } from '../source/question-source.ts';
import { requireCourse } from './require-course.ts';

const { subject, level, target_outcome, used_question_ids, question } = FetchQuestionState.shape;

const State = new StateSchema({
  subject,
  level,
  target_outcome,
  used_question_ids,
  question,
  /** The same seed and history give the same question; left out, nobody can foresee it. */
  seed: z.number().int().nullish(),
  /** Ids only: the questions themselves hold keys. */
  __candidates: z.array(z.string()).nullish(),
  /** Outcomes of our own choice in which everything was met. */
  __spent: z.array(z.string()).nullish(),
});
type Fetching = typeof State.State;
type Update = Partial<typeof State.Update>;

const US_OR_PAST_LEVELS: readonly string[] = ['Nat 5', 'Higher', 'Advanced Higher'];
const DEFAULT_MARKS = 4;

/** `SG_FetchQuestion`: one question of an outcome that the learner has not met. */
export function createFetchQuestionGraph(desk: PracticeDesk, checkpointer?: BaseCheckpointSaver | false) {
  return new StateGraph(State)
    .addNode('ensure_outcome', (state) => ensureOutcome(state, desk))
    .addNode('collect_candidates', (state) => collectCandidates(state, desk))
    .addNode('apply_novelty', (state) => applyNovelty(state, desk))
    .addEdge(START, 'ensure_outcome')
    .addEdge('ensure_outcome', 'collect_candidates')
    .addEdge('collect_candidates', 'apply_novelty')
    .addConditionalEdges('apply_novelty', ({ question: found }) => (found ? END : 'ensure_outcome'), [
      'ensure_outcome',
      END,
    ])
    .compile({ name: 'SG_FetchQuestion', ...(checkpointer !== undefined && { checkpointer }) });
}

async function ensureOutcome(state: Fetching, desk: PracticeDesk): Promise<Update> {
  requireCourse(state);
  const { subject: name, level: stage } = desk.getCourse(state);
  const update: Update = { subject: name, level: stage, question: null };
  if (state.target_outcome) return { ...update, __spent: null };
  const spent = state.__spent ?? [];
  const open = (await askableOutcomes(state, desk)).filter(({ id }) => !spent.includes(id));
  const history = await desk.outcomesOf(state.used_question_ids);
  const chosen = chooseOutcome(open, history, createRandom(`outcome:${seedOf(state, desk)}`));
  if (chosen === undefined) throw nothingNew(state);
  return { ...update, target_outcome: chosen, __spent: [...spent, chosen] };
}

/** Where nothing can be asked without a model, all of them. */
async function askableOutcomes(state: Fetching, { source }: PracticeDesk): Promise<SqaOutcome[]> {
  const { outcomes } = await source.getSqaSpec(state);
  const served = new Set(await source.listServedOutcomes(state));
  return served.size > 0 ? outcomes.filter(({ id }) => served.has(id)) : outcomes;
}

async function collectCandidates(state: Fetching, desk: PracticeDesk): Promise<Update> {
  const { source } = desk;
  const outcome = { subject: state.subject, level: state.level, outcomeId: state.target_outcome ?? '' };
  const seed = seedOf(state, desk);
  const wish = { ...outcome, seed, met: await desk.metBy(state.used_question_ids) };
  const local = await source.getLocalQuestions(wish);
  const usOrPast = US_OR_PAST_LEVELS.includes(state.level) ? await source.getUsOrPastQuestions(wish) : [];
  const found = createRandom(`candidates:${seed}`).shuffle([...local, ...usOrPast]);
  const candidates =
    found.length > 0 ? found : [await source.generateQuestion({ ...outcome, marks: DEFAULT_MARKS, seed })];
  desk.hold(candidates);
  return { __candidates: candidates.map(({ id }) => id) };
}

async function applyNovelty(state: Fetching, desk: PracticeDesk): Promise<Update> {
  const candidates = await Promise.all((state.__candidates ?? []).map((id) => desk.get(id)));
  const met = await desk.metBy(state.used_question_ids);
  const options = { met, seed: seedOf(state, desk) };
  const chosen =
    candidates.find((candidate) => !isMet(candidate, met)) ?? (await mutateOne(candidates, options, desk));
  if (chosen === undefined && !state.__spent) throw nothingNew(state);
  if (chosen === undefined) return { target_outcome: null, __candidates: null };
  const [question] = await desk.hand([chosen]);
  const used = [...new Set([...state.used_question_ids, chosen.id])];
  return { question, used_question_ids: used, __candidates: null, __spent: null };
}

/** All candidates were met: a variant of the first of them that still has something new in it. */
async function mutateOne(
  candidates: readonly Question[],
  options: MutateOptions,
  { source }: PracticeDesk,
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

function nothingNew(state: Fetching): Fault {
  const where = state.target_outcome ? `${state.target_outcome} of ${nameOf(state)}` : nameOf(state);
  return new Fault('needs-model', `You have met every question there is for ${where}.`, {
    advice: 'Practise something else, or import more questions of it.',
  });
}

/** What decides all chances of one question. */
function seedOf({ seed, used_question_ids: used, target_outcome }: Fetching, desk: PracticeDesk): number {
  if (seed === null || seed === undefined) return desk.newSeed();
  return createRandom(JSON.stringify([seed, used.length, target_outcome])).int(0, 2_147_483_647);
}
