import { type BaseCheckpointSaver, END, START, StateGraph, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import { PracticeMarking } from '../../domain/practice-marking.ts';
import { DiagnosePatchState } from '../../domain/practice-state.ts';
import type { Question } from '../../domain/question.ts';
import { SqaQuestion, SqaQuestionInput } from '../../domain/sqa.ts';
import type { Marking } from '../../marking/marking.ts';
import { writeRemediation } from '../../marking/remediation/write-remediation.ts';
import { findSimilar } from '../find-similar.ts';
import type { PracticeDesk } from '../practice-desk.ts';
import { readQuestion } from '../source/wire-source.ts';
import { toPracticeMarking } from '../to-practice-marking.ts';

const { user_answer, result, gap_tags, remediation } = DiagnosePatchState.shape;

const State = new StateSchema({
  /** Looked up by its id; one that the house does not know is marked by the scheme and answer it brings. */
  question: SqaQuestionInput,
  user_answer,
  result,
  gap_tags,
  remediation,
  marking: PracticeMarking.nullish(),
  /** What the learner has met, so that the similar question is a new one. */
  used_question_ids: z.array(z.string()).default(() => []),
  similar_question: SqaQuestion.nullish(),
  seed: z.number().int().nullish(),
});
type Diagnosing = typeof State.State;
type Update = Partial<typeof State.Update>;

/** `SG_DiagnoseAndPatch`: marks an answer, names the gaps, and says what to read and try next. */
export function createDiagnosePatchGraph(desk: PracticeDesk, checkpointer?: BaseCheckpointSaver | false) {
  return new StateGraph(State)
    .addNode('check_answer', (state) => checkAnswer(state, desk))
    .addNode('diagnose_gaps', (state) => diagnoseGaps(state, desk))
    .addNode('generate_remediation', (state) => generateRemediation(state, desk))
    .addEdge(START, 'check_answer')
    .addConditionalEdges(
      'check_answer',
      ({ result: verdict }) => (verdict === 'wrong' ? 'diagnose_gaps' : END),
      ['diagnose_gaps', END],
    )
    .addEdge('diagnose_gaps', 'generate_remediation')
    .addEdge('generate_remediation', END)
    .compile({ name: 'SG_DiagnoseAndPatch', ...(checkpointer !== undefined && { checkpointer }) });
}

type Marked = { readonly question: Question; readonly marking: Marking };

async function mark(
  { question: dictionary, user_answer: answer }: Diagnosing,
  desk: PracticeDesk,
): Promise<Marked> {
  const known = await desk.find(dictionary.id);
  const question = known ?? readQuestion(dictionary, new Date(0));
  return { question, marking: desk.mark(question, answer) };
}

async function checkAnswer(state: Diagnosing, desk: PracticeDesk): Promise<Update> {
  const { question, marking } = await mark(state, desk);
  return {
    result: marking.result,
    gap_tags: [],
    remediation: null,
    similar_question: null,
    marking: toPracticeMarking(question, marking),
  };
}

async function diagnoseGaps(state: Diagnosing, desk: PracticeDesk): Promise<Update> {
  const { marking } = await mark(state, desk);
  return { gap_tags: [...marking.gapTags] };
}

async function generateRemediation(state: Diagnosing, desk: PracticeDesk): Promise<Update> {
  const { question, marking } = await mark(state, desk);
  const options = { seed: state.seed ?? desk.newSeed(), met: await desk.metBy(state.used_question_ids) };
  const similar = await findSimilar(question, options, desk);
  const text = writeRemediation({ question, marking, similar });
  const [view] = similar === undefined ? [] : await desk.hand([similar]);
  return { remediation: text, similar_question: view ?? null };
}
