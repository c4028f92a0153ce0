import { getMarks } from '../../domain/part-marks.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import { printPartsText } from '../../domain/part-text.ts';
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
  const { subject = '', level = '', outcomeId = '', topic } = question;
  const marks = getMarks(question) ?? question.marks ?? 1;
  const answered = toPartQuestions(question);
  const placement = { subject, level, outcomeId, topic, marks, paths: answered.map(({ path }) => path) };
  const text = printPartsText(question);
  const answer = answered
    .map((part) => `${formatPath(part.path)}${formatAnswer(part.question.answer)}`)
    .join('\n');
  const variables = { question: text, answer, marks: formatMarks(question, marks) };
  const source = { kind: 'text', name: question.id, text } as const;
  const { value, provenance } = await callRole(
    createSqaVariantRole(placement),
    { variables, source },
    context,
  );
  return { ...value, id: deriveQuestionId(value), provenance };
}

/** Formats the path that is printed before the answer or the marks of a part: `(b)(i) `. Empty for a question without parts. */
function formatPath(path: string): string {
  return path === '' ? '' : `${formatPartPath(path)} `;
}

/** Formats the total, followed by the marks of each part. */
function formatMarks(question: Question, total: number): string {
  if (question.parts === undefined) return String(total);
  const marks = toPartQuestions(question).map(
    (part) => `${formatPath(part.path)}${getMarks(part.question) ?? 'not known'}`,
  );
  return [String(total), ...marks].join('\n');
}

function formatAnswer(answer: Answer | undefined): string {
  if (answer?.kind === 'value') return answer.tex;
  return answer?.kind === 'integer' ? String(answer.value) : 'not known';
}
