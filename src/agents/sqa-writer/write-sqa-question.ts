import { totalMarks } from '../../domain/marking-scheme.ts';
import type { Question } from '../../domain/question.ts';
import type { Answer } from '../../domain/question-content.ts';
import { deriveQuestionId } from '../../domain/question-id.ts';
import { callRole, type ModelCallContext } from '../call-role.ts';
import { createSqaVariantRole, createSqaWriterRole } from './sqa-writer-role.ts';
import type { QuestionPlacement } from './written-question.ts';

/** A question to write; `skills` lists the skills of the outcome. */
type WritingRequest = QuestionPlacement & {
  readonly outcomeLabel: string;
  readonly skills: readonly string[];
};

/** Calls a model to write a question for a learning outcome; the reply is rejected unless it passes verification. */
export async function writeSqaQuestion(
  request: WritingRequest,
  context: ModelCallContext,
): Promise<Question> {
  const { level, subject, outcomeId, outcomeLabel, skills, marks } = request;
  const outcome = [`${outcomeId}: ${outcomeLabel}`, ...skills.map((skill) => `- ${skill}`)].join('\n');
  const variables = { course: `${level} ${subject}`, outcome, marks: String(marks) };
  const source = { kind: 'text', name: outcomeId, text: `${level} ${subject} ${outcome}` } as const;
  const { value, provenance } = await callRole(createSqaWriterRole(request), { variables, source }, context);
  return { ...value, id: deriveQuestionId(value), source: { origin: 'llm' }, provenance };
}

/** Calls a model to write a variant of a question; the reply is rejected unless it passes verification. */
export async function varySqaQuestion(question: Question, context: ModelCallContext): Promise<Question> {
  const { subject = '', level = '', outcomeId = '', topic, markingScheme, stem } = question;
  const marks = markingScheme === undefined ? (question.marks ?? 1) : totalMarks(markingScheme);
  const placement = { subject, level, outcomeId, topic, marks };
  const variables = { question: stem, answer: formatAnswer(question.answer), marks: String(marks) };
  const source = { kind: 'text', name: question.id, text: stem } as const;
  const { value, provenance } = await callRole(
    createSqaVariantRole(placement),
    { variables, source },
    context,
  );
  return { ...value, id: deriveQuestionId(value), provenance };
}

function formatAnswer(answer: Answer | undefined): string {
  if (answer?.kind === 'value') return answer.tex;
  return answer?.kind === 'integer' ? String(answer.value) : 'not known';
}
