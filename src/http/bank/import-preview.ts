import { z } from 'zod';
import { Finding } from '../../domain/finding.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';

const MAX_TEXT_LENGTH = 400;

/** A question of an imported file as a preview shows it, in plain text. */
export const ImportedQuestion = z
  .object({
    id: z.string(),
    kind: z.string(),
    text: z.string(),
    marks: z.number().int().nullable(),
    options: z.array(z.object({ text: z.string(), correct: z.boolean() })),
    parts: z
      .array(z.object({ label: z.string(), text: z.string(), marks: z.number().int().nullable() }))
      .meta({ description: 'The parts, or the questions of a passage.' }),
    findings: z.array(Finding),
  })
  .meta({ id: 'ImportedQuestion' });

/** Describes what was read of a question, so that the author can compare it with the file before it is saved. */
export function previewImported(
  question: Question,
  findings: readonly Finding[],
): z.infer<typeof ImportedQuestion> {
  const { id, kind, stem, marks, options } = question;
  return {
    id,
    kind,
    text: shorten(stem),
    marks: marks ?? null,
    options: options.map(({ text, correct }) => ({ text: shorten(text), correct })),
    parts: [...listParts(question), ...listInnerQuestions(question)],
    findings: [...findings],
  };
}

function listParts({ parts = [] }: PlainQuestion) {
  return parts.flatMap(({ label, text, marks, parts: inner = [] }) => [
    { label: `(${label})`, text: shorten(text), marks: marks ?? null },
    ...inner.map((part) => ({
      label: `(${label})(${part.label})`,
      text: shorten(part.text),
      marks: part.marks ?? null,
    })),
  ]);
}

function listInnerQuestions({ questions = [] }: Question) {
  return questions.map(({ stem, marks }, index) => ({
    label: `${index + 1}.`,
    text: shorten(stem),
    marks: marks ?? null,
  }));
}

function shorten(tex: string): string {
  const text = visibleText(tex);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
}
