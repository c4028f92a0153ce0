import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { isNegative, listQuestionNumbers } from '../stated-numbers/list-question-numbers.ts';
import type { ScannedToken } from '../stated-numbers/scan-tokens.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';

const stem = 'A die is thrown. Find the probability that it shows more than 2.';
const solution = (value: string) => `P(x > 2) = normalcdf(2, 6) = ${value}`;

export const probabilitiesArePossible = defineQuestionCheck({
  id: 'probabilities-are-possible',
  meaning: 'A value that a text states for P(…) is between 0 and 1.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution('1.667')),
  passes: writtenQuestion(stem, solution('0.667')),
  run: (view) => {
    if (view.part !== undefined || !NAMES_PROBABILITY.test(view.source)) return [];
    const numbers = listQuestionNumbers(view).filter(
      (number) => isImpossible(number) && isEndOfEquality(number) && isProbability(number),
    );
    return numbers.slice(0, 1).map((number) => ({
      message: `${showValue(number)} is impossible: a probability is between 0 and 1.`,
      span: { start: number.token.start, end: number.token.end },
    }));
  },
});

/** The word “probability” in several languages. */
const NAMES_PROBABILITY = /probabilit|probabilid|wahrscheinlich|xác suất|вероятност|概率|機率/iu;

function isImpossible(number: StatedNumber): boolean {
  const { isPercent, unit } = number;
  if (isPercent || unit !== undefined) return false;
  const value = number.value / readDenominator(number);
  return (value > 1 && !Number.isInteger(value)) || (isNegative(number) && value > 0);
}

function showValue(number: StatedNumber): string {
  const denominator = readDenominator(number);
  return denominator === 1 ? number.token.text : `${number.token.text}/${denominator}`;
}

/** Returns the denominator of a fraction; 1 for another number. */
function readDenominator({ tokens, index }: StatedNumber): number {
  const [slash, denominator] = [tokens[index + 1], tokens[index + 2]];
  return slash?.text === '/' && denominator?.kind === 'number' ? denominator.value : 1;
}

/** Whether the number or fraction is a whole side of an equality. Nothing else is computed with it. */
function isEndOfEquality(number: StatedNumber): boolean {
  const { tokens, index } = number;
  const before = tokens[index - 1]?.text === '-' ? tokens[index - 2] : tokens[index - 1];
  const after = tokens[index + (readDenominator(number) === 1 ? 1 : 3)];
  return before?.text === '=' && !/^[-+*/^(%!\\]/.test(after?.text ?? '') && after?.kind !== 'number';
}

const MAX_TOKENS = 80;

/** Whether the line of a number begins with P(…) =. */
function isProbability({ tokens, index }: StatedNumber): boolean {
  const line: ScannedToken[] = [];
  for (let at = index - 1; at >= 0 && line.length < MAX_TOKENS; at--) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'break' || (/^[;.,]$/.test(token.text) && !isInBrackets(line)))
      break;
    line.unshift(token);
  }
  const start = line.findLastIndex(({ text }, at) => text === 'P' && line[at + 1]?.text === '(');
  if (start < 0) return false;
  const close = line.findIndex(({ text }, at) => at > start && text === ')');
  const rest = line.slice(close + 1).map(({ text }) => text);
  // Only equalities are between P(…) and the value: no other quantity begins in between.
  return close > 0 && rest[0] === '=' && (start === 0 || !/^[-+*/=]$/.test(line[start - 1]?.text ?? ''));
}

function isInBrackets(line: readonly ScannedToken[]): boolean {
  const count = (sign: string): number => line.filter(({ text }) => text === sign).length;
  return count(')') > count('(');
}
