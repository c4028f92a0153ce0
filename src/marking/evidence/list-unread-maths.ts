import type { ParsedAttempt } from '../response/read-response.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';

/** Matches a sign of mathematics: an operation, a relation or two numbers beside each other. */
const OPERATION = /[=+×*/^÷<>≤≥√∫]|\d\s*[-−x]\s*\d|\d\s+\d/u;
/** Matches words and a value, which are no calculation: `area 71/6`. */
const NAMED_VALUE = /^\s*[a-z]{3,}(?:\s+[a-z]{2,})*\s+[-−]?\d+(?:\.\d+)?(?:\/\d+)?\s*$/iu;
/** Numbers that occur in most texts. */
const COMMON_NUMBERS = new Set([0, 1, 2, 10, 100]);

/**
 * Lists the pieces of working that contain a calculation with numbers of the question and that the parser could not read: `t=3 1620.6`,
 * `13 221/13`. The marks that they may earn cannot be decided.
 */
export function listUnreadMaths({ statements }: ParsedAttempt, task: Task): Statement[] {
  const isPiece = ({ role, isResult }: Statement) => role === 'member' || (role === 'clause' && isResult);
  return statements.filter(
    (statement) =>
      isPiece(statement) &&
      OPERATION.test(statement.text) &&
      !NAMED_VALUE.test(statement.text) &&
      task.cache.classify(statement.text) === 'words' &&
      hasKnownNumber(statement.text, task),
  );
}

function hasKnownNumber(text: string, { givenNumbers, schemeNumbers }: Task): boolean {
  const numbers = (text.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);
  const isRounding = (number: number) => (known: number) =>
    Math.abs(known - number) <= 1e-3 * Math.abs(known);
  return numbers.some(
    (number) =>
      !COMMON_NUMBERS.has(number) &&
      (givenNumbers.has(number) || [...schemeNumbers].some(isRounding(number))),
  );
}
