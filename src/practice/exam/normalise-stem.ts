import { listLeafParts } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';

/** Normalises spacing and case, so that equal questions have equal stems. */
export function normaliseStem(stem: string): string {
  return stem.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Replaces the numbers and formulas of a stem by `#`, so that questions with other numbers have equal templates. */
export function toStemTemplate(stem: string): string {
  return normaliseStem(stem.replace(/\$[^$]*\$/g, '#')).replace(/\d+(?:\.\d+)?/g, '#');
}

/** Matches the text of a question that tests single facts. */
const FACT_QUESTION = /described|true or false|statements about/;

/** Lists the facts that a question tests, one per part or numbered statement. Otherwise the last calculation of its scheme. */
export function listTestedFacts(question: Question): string[] {
  const parts = listLeafParts(question).map(({ part }) => part);
  const texts = parts.map(({ text }) => text);
  if ([question.stem, ...texts].some((text) => FACT_QUESTION.test(text))) {
    const statements = question.stem.split(/\(\d\)/).slice(1);
    return [...statements, ...texts].map(toFact);
  }
  const { markingScheme } = parts.at(-1) ?? question;
  const calculation = markingScheme?.bullets.at(-1)?.illustrative ?? '';
  return calculation.includes('=') ? [calculation] : [];
}

/** Returns a text up to the end of its first clause. */
function toFact(text: string): string {
  const [first = ''] = text.split(/[;?]|\.(?:\s|$)/);
  return normaliseStem(first);
}
