import { totalMarks } from '../../domain/marking-scheme.ts';
import type { Answer, Question } from '../../domain/question.ts';
import { questionIdOf } from '../../domain/question-id.ts';
import { callRole, type ModelCallContext } from '../call-role.ts';
import { sqaVariantRole, sqaWriterRole } from './sqa-writer-role.ts';
import type { QuestionPlacement } from './written-question.ts';

export type WritingRequest = QuestionPlacement & {
  readonly outcomeLabel: string;
  readonly skills: readonly string[];
};

/** A new question of an outcome, written by a model; it has passed verification, or there is none. */
export async function writeSqaQuestion(order: WritingRequest, asking: ModelCallContext): Promise<Question> {
  const { level, subject, outcomeId, outcomeLabel, skills, marks } = order;
  const outcome = [`${outcomeId}: ${outcomeLabel}`, ...skills.map((skill) => `- ${skill}`)].join('\n');
  const variables = { course: `${level} ${subject}`, outcome, marks: String(marks) };
  const source = { kind: 'text', name: outcomeId, text: `${level} ${subject} ${outcome}` } as const;
  const { value, provenance } = await callRole(sqaWriterRole(order), { variables, source }, asking);
  return { ...value, id: questionIdOf(value), source: { origin: 'llm' }, provenance };
}

/** A variant of a question, written by a model and verified. */
export async function varySqaQuestion(question: Question, asking: ModelCallContext): Promise<Question> {
  const { subject = '', level = '', outcomeId = '', topic, markingScheme, stem } = question;
  const marks = markingScheme === undefined ? (question.marks ?? 1) : totalMarks(markingScheme);
  const place = { subject, level, outcomeId, topic, marks };
  const variables = { question: stem, answer: answerText(question.answer), marks: String(marks) };
  const source = { kind: 'text', name: question.id, text: stem } as const;
  const { value, provenance } = await callRole(sqaVariantRole(place), { variables, source }, asking);
  return { ...value, id: questionIdOf(value), provenance };
}

function answerText(answer: Answer | undefined): string {
  if (answer?.kind === 'value') return answer.tex;
  return answer?.kind === 'integer' ? String(answer.value) : 'not known';
}
