import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';

const MAX_TEXT_LENGTH = 160;

/** Returns the beginning of the text of a question, as plain text on one line. A longer text ends after a word, with an ellipsis. */
export function describeQuestion(question: Question): string {
  const text = visibleText(printPartsText(question)).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= MAX_TEXT_LENGTH) return text;
  return `${text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/u, '')} …`;
}
