import { z } from 'zod';
import { Difficulty } from './classification.ts';
import type { Question } from './question.ts';

const label = z.string().trim().min(1).max(200);

/** What describes a question, apart from its text. An absent field is empty. */
export const QuestionMetadata = z.object({
  subject: label.optional(),
  level: label.optional(),
  topic: label.optional(),
  outcomeId: label.optional(),
  marks: z.number().int().min(0).max(1000).optional(),
  difficulty: Difficulty.optional(),
  tags: z.array(label).max(50).optional(),
});
export type QuestionMetadata = z.infer<typeof QuestionMetadata>;

/** Replaces all metadata of a question. The marks of a question with parts are those of its parts. */
export function setMetadata(question: Question, metadata: QuestionMetadata): Question {
  const { subject: _s, level: _l, topic: _t, outcomeId: _o, difficulty: _d, tags: _g, ...others } = question;
  const { marks: currentMarks, ...content } = others;
  const { tags = [], marks, ...labels } = metadata;
  const hasPartMarks = question.parts !== undefined || question.questions !== undefined;
  const chosenMarks = hasPartMarks ? currentMarks : marks;
  return {
    ...content,
    ...dropEmpty(labels),
    ...(chosenMarks !== undefined && { marks: chosenMarks }),
    ...(tags.length > 0 && { tags: [...new Set(tags)] }),
  };
}

export function getMetadata(question: Question): QuestionMetadata {
  const { subject, level, topic, outcomeId, marks, difficulty, tags } = question;
  return dropEmpty({ subject, level, topic, outcomeId, marks, difficulty, tags });
}

function dropEmpty<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const present: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) Object.assign(present, { [key]: value });
  }
  return present;
}
