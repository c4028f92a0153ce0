import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';

/** Reads the first question of a TeX text. */
export function readQuestion(tex: string): Question {
  const [read] = readQuestions(tex).questions;
  if (read === undefined) throw new Fault('unexpected', `No question in ${tex}`);
  return read.question;
}
