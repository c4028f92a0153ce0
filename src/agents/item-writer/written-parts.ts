import { z } from 'zod';
import { createPart } from '../../domain/part.ts';
import type { Question } from '../../domain/question.ts';
import type { Answer } from '../../domain/question-content.ts';
import { WrittenValue } from './written-answer.ts';

/** A label at the start of a line: `(a) `. */
const LABEL = /^[ \t]*\(([a-h])\)[ \t]+/gm;

type LabelledText = { readonly label: string; readonly text: string };

/** Splits a reply at the labels (a), (b), …; undefined unless it has at least two labels in this order. */
function splitAtLabels(
  reply: string,
): { readonly shared: string; readonly texts: readonly LabelledText[] } | undefined {
  const labels = [...reply.matchAll(LABEL)];
  const areInOrder = labels.every(([, label], index) => label === 'abcdefgh'.charAt(index));
  if (labels.length < 2 || !areInOrder) return undefined;
  const texts = labels.map(({ 0: start, 1: label = '', index }, n) => ({
    label,
    text: reply.slice(index + start.length, labels[n + 1]?.index ?? reply.length).trim(),
  }));
  return { shared: reply.slice(0, labels[0]?.index ?? 0).trim(), texts };
}

/** Sets the text of an item. A text with labels becomes parts; parts with the same label keep their answer and solution. */
export function setStem(question: Question, reply: string): Question {
  const { parts: before = [], ...rest } = question;
  const split = splitAtLabels(reply);
  if (split === undefined) return { ...rest, stem: reply };
  const parts = split.texts.map(({ label, text }) => ({
    ...createPart({ label, text }),
    ...before.find((part) => part.label === label),
    text,
  }));
  return { ...rest, stem: split.shared, parts };
}

/** Sets the solution of an item; one with labels is divided among the parts. */
export function setExplanation(question: Question, reply: string): Question {
  const split = question.parts === undefined ? undefined : splitAtLabels(reply);
  const texts = new Map(split?.texts.map(({ label, text }) => [label, text]));
  if (question.parts === undefined || question.parts.some(({ label }) => !texts.has(label)))
    return { ...question, solution: [{ kind: 'prose', tex: reply }] };
  const parts = question.parts.map((part) => ({
    ...part,
    solution: [{ kind: 'prose' as const, tex: texts.get(part.label) ?? '' }],
  }));
  return { ...question, solution: [], parts };
}

/** Sets the answers of the parts by label. */
export function setPartAnswers(question: Question, answers: ReadonlyMap<string, Answer>): Question {
  const parts = question.parts?.map((part) => {
    const answer = answers.get(part.label);
    return answer === undefined ? part : { ...part, answer };
  });
  return parts === undefined ? question : { ...question, parts };
}

/** Creates the schema of a reply with one answer for each of these labels. */
export function createPartAnswersSchema(labels: readonly string[]): z.ZodType<ReadonlyMap<string, Answer>> {
  return z.string().transform((reply, context) => {
    const answers = new Map<string, Answer>();
    for (const { label, text } of splitAtLabels(reply)?.texts ?? []) {
      const answer = WrittenValue.safeParse(text);
      if (answer.success) answers.set(label, answer.data);
    }
    const missing = labels.filter((label) => !answers.has(label)).map((label) => `(${label})`);
    if (missing.length > 0)
      context.issues.push({
        code: 'custom',
        message: `each part needs its answer on a line with its label; missing: ${missing.join(', ')}`,
        input: reply,
      });
    return answers;
  });
}
