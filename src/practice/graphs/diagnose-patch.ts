import {
  type BaseCheckpointSaver,
  Command,
  END,
  Send,
  START,
  StateGraph,
  StateSchema,
} from '@langchain/langgraph';
import { z } from 'zod';
import { parseResponse } from '../../domain/learner-response.ts';
import { PracticeMarking } from '../../domain/practice-marking.ts';
import { DiagnosePatchState } from '../../domain/practice-state.ts';
import type { Question } from '../../domain/question.ts';
import { SqaQuestion, SqaQuestionInput } from '../../domain/sqa.ts';
import { writeRemediation } from '../../marking/remediation/write-remediation.ts';
import { findSimilar } from '../find-similar.ts';
import type { PracticeService } from '../practice-service.ts';
import { toQuestion } from '../source/wire-source.ts';
import { toPracticeMarking } from '../to-practice-marking.ts';

const { user_answer, result, gap_tags, remediation } = DiagnosePatchState.shape;

const State = new StateSchema({
  /** The service looks it up by id. A question that is not stored is marked by the scheme and answer in this field. */
  question: SqaQuestionInput,
  user_answer,
  result,
  gap_tags,
  remediation,
  marking: PracticeMarking.nullish(),
  /** The questions that the learner has seen, so that the similar question is a new one. */
  used_question_ids: z.array(z.string()).default(() => []),
  similar_question: SqaQuestion.nullish(),
  seed: z.number().int().nullish(),
});
export type Diagnosis = typeof State.State;
export type DiagnosisInput = Pick<Diagnosis, 'question' | 'user_answer' | 'used_question_ids' | 'seed'>;

/** Creates the graph `SG_DiagnoseAndPatch`. It marks an answer, finds the gaps, and suggests what to read and try next. */
export function createDiagnosePatchGraph(practice: PracticeService, saver?: BaseCheckpointSaver | false) {
  return (
    new StateGraph(State)
      .addNode('check_answer', (state: Diagnosis) => checkAnswer(state, practice), {
        ends: ['diagnose_gaps', END],
      })
      // Writes the tags that `check_answer` sent to the state.
      .addNode('diagnose_gaps', ({ gap_tags: tags }) => ({ gap_tags: tags }))
      .addNode('generate_remediation', (state) => generateRemediation(state, practice))
      .addEdge(START, 'check_answer')
      .addEdge('diagnose_gaps', 'generate_remediation')
      .addEdge('generate_remediation', END)
      .compile({ name: 'SG_DiagnoseAndPatch', ...(saver !== undefined && { checkpointer: saver }) })
  );
}

async function findQuestion(
  { question }: Pick<Diagnosis, 'question'>,
  practice: PracticeService,
): Promise<Question> {
  return (await practice.find(question.id)) ?? toQuestion(question, new Date(0));
}

/** Executes the nodes of the graph without LangGraph, because LangGraph itself takes longer than the nodes. */
export async function diagnosePatch(input: DiagnosisInput, practice: PracticeService): Promise<Diagnosis> {
  const { update, gapTags } = await markUserAnswer(input, practice);
  const marked: Diagnosis = { ...input, ...update };
  if (gapTags === undefined) return marked;
  const diagnosed = { ...marked, gap_tags: gapTags };
  return { ...diagnosed, ...(await generateRemediation(diagnosed, practice)) };
}

/** Executes the node `check_answer`: marks the answer, and continues to `diagnose_gaps` with the gap tags if it is wrong. */
async function checkAnswer(state: Diagnosis, practice: PracticeService): Promise<Command> {
  const { update, gapTags } = await markUserAnswer(state, practice);
  const goto = gapTags === undefined ? END : new Send('diagnose_gaps', { gap_tags: gapTags });
  return new Command({ update, goto });
}

/** Marks the answer in `user_answer`. Returns the marking as an update of the state, and the gap tags if the answer is wrong. */
async function markUserAnswer(state: DiagnosisInput, practice: PracticeService) {
  const question = await findQuestion(state, practice);
  const { user_answer: answer } = state;
  const response = typeof answer === 'string' ? parseResponse(answer) : answer;
  const marking = await practice.mark(question, response);
  const update = {
    result: marking.result,
    gap_tags: [],
    remediation: null,
    similar_question: null,
    marking: toPracticeMarking(question, marking),
  };
  const isWrong = marking.result === 'wrong';
  practice.log('answer marked', {
    ...{ question: question.id, result: marking.result, gap_tags: marking.gapTags },
    goto: isWrong ? 'diagnose_gaps' : END,
  });
  return { update, gapTags: isWrong ? [...marking.gapTags] : undefined };
}

async function generateRemediation(state: Diagnosis, practice: PracticeService) {
  const question = await findQuestion(state, practice);
  const { used_question_ids: usedIds, seed, marking } = state;
  const options = { seed: seed ?? practice.newSeed(), seen: await practice.findSeen(usedIds) };
  const similar = await findSimilar(question, options, practice);
  practice.log('similar question chosen', { question: question.id, similar: similar?.id ?? null });
  const awards = (marking?.steps ?? []).map(
    ({ n, marks_awarded: awarded, marks_available: available, rule }) => ({ n, awarded, available, rule }),
  );
  const summary = { gapTags: state.gap_tags, mistakes: marking?.mistakes ?? [], awards };
  const text = writeRemediation({ question, marking: summary, similar });
  const [view] = similar === undefined ? [] : await practice.serve([similar]);
  return { remediation: text, similar_question: view ?? null };
}
