import { defineQuestionCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { listQuestionNumbers } from '../stated-numbers/list-question-numbers.ts';
import { listSides } from '../stated-numbers/list-sides.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import type { QuestionView } from '../views/question-view.ts';

const stem = 'By how much does the price change?';
const solution = (percent: number) =>
  `The price rises from 50 dollars to 54 dollars, which is an increase of ${percent}\\%.`;

export const percentagesHold = defineQuestionCheck({
  id: 'percentages-hold',
  meaning:
    'A change “from 50 to 54” is the percentage that the sentence states, and a percentage and its decimal are one value.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution(4)),
  passes: writtenQuestion(stem, solution(8)),
  run: (view) => {
    if (view.part !== undefined) return [];
    const slip = findShiftedPercentage(view);
    const slips = slip === undefined ? [] : [slip];
    return [...slips, ...listChangeRemarks(view), ...listConversionRemarks(view)];
  },
});

/** Finds a letter that has a percentage of the stem as its value, with a shifted point: `r = 0.5` instead of 0.05 for 5%. */
function findShiftedPercentage(view: QuestionView): Remark | undefined {
  const sides = listSides(view);
  const percentages = sides?.stem.filter(({ isPercent, value }) => isPercent && value > 0) ?? [];
  const solution = percentages.length === 0 ? [] : (sides?.solutions.flat() ?? []);
  for (const number of solution) {
    if (number.role !== 'stated' || number.letter === undefined || number.unit || number.isPercent) continue;
    const given = percentages.find(({ value }) =>
      [10, 1000].some((factor) => isNear(number.value, value / factor)),
    );
    const share = (given?.value ?? 0) / 100;
    if (given === undefined || !solution.some((use) => use !== number && isNear(use.value, share))) continue;
    return {
      message: `${given.token.text}% is ${share}, not ${number.token.text}.`,
      span: { start: number.token.start, end: number.token.end },
      field: 'solution',
    };
  }
  return undefined;
}

/** Words and signs between a decimal and the same value as a percentage: “0.35, or 35%”, “the decimal form of 35% is 0.35”. */
const SAME_VALUE = /^(?:,?\s*(?:or|i\.e\.|that is|which is|is|as a decimal is|written as|=|\(=?)\s*,?)$/;

/** Reports a percentage beside its decimal if the point is shifted. */
function listConversionRemarks(view: QuestionView): Remark[] {
  return listQuestionNumbers(view).flatMap((second, at, numbers) => {
    const first = numbers[at - 1];
    if (first === undefined || first.isPercent === second.isPercent || isOperand(first)) return [];
    const [percent, decimal] = first.isPercent ? [first, second] : [second, first];
    if (decimal.unit !== undefined || decimal.places === 0 || percent.value === 0 || decimal.value === 0)
      return [];
    const between = second.tokens.slice(first.index + 1, second.index).filter(({ kind }) => kind !== 'break');
    const words = between.map(({ text }) => text).filter((text) => !/^\\?%$|^[$-]$/.test(text));
    if (!SAME_VALUE.test(words.join(' ').replace(/ ([,.])/g, '$1'))) return [];
    const powers = Math.log10(percent.value / (100 * decimal.value));
    const isShifted = Math.abs(powers) > 0.9 && Math.abs(powers - Math.round(powers)) < 0.03;
    if (!isShifted) return [];
    return [
      {
        message: `${decimal.token.text} is ${Number((100 * decimal.value).toPrecision(4))}%, not ${percent.token.text}%.`,
        span: { start: second.token.start, end: second.token.end },
      },
    ];
  });
}

/** Whether an operator is before a number, so that the number is only a part of a value. */
function isOperand({ tokens, index }: StatedNumber): boolean {
  return /^[-+*/^(]$/.test(tokens[index - 1]?.text ?? '');
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.abs(b);

/** Reports the sentences that state a wrong percentage as the change between two values, or a factor as an increase. */
function listChangeRemarks(view: QuestionView): Remark[] {
  return listQuestionNumbers(view).flatMap((number, index, numbers) => {
    const [from, to] = [numbers[index - 2], numbers[index - 1]];
    if (to !== undefined && isFactorAsIncrease(to, number))
      return [
        {
          message: `A factor of ${to.token.text} is an increase of ${Number((100 * (to.value - 1)).toPrecision(4))}%, not ${number.token.text}%.`,
          span: { start: number.token.start, end: number.token.end },
        },
      ];
    if (from === undefined || to === undefined || !isStatedChange(from, to, number)) return [];
    const percent = 100 * Math.abs(to.value / from.value - 1);
    if (isRounded(number, percent)) return [];
    return [
      {
        message: `From ${from.token.text} to ${to.token.text} is a change of ${Number(percent.toPrecision(3))}%, not ${number.token.text}%.`,
        span: { start: number.token.start, end: number.token.end },
      },
    ];
  });
}

/** Whether a sentence states a factor of more than 1 as an increase: “2.25, so it increases by 225%”. */
function isFactorAsIncrease(
  factor: StatedNumber,
  { value, isPercent, tokens, index }: StatedNumber,
): boolean {
  if (!isPercent || factor.role !== 'result' || factor.unit !== undefined || factor.value <= 1) return false;
  if (Math.abs(value - 100 * factor.value) > 1e-9 * value || index - factor.index > MAX_DISTANCE)
    return false;
  const words = tokens.slice(factor.index, index).map(({ text }) => text);
  return (
    words.at(-1) === 'by' && words.slice(-4).some((word) => /^(?:increase[sd]?|rises?|grows?)$/.test(word))
  );
}

const MAX_DISTANCE = 40;
/** Words that make the percentage something other than the change between the two values. */
const OTHER_PERCENTAGE = /^(?:per|each|every|annual|yearly|points?|average|if|by|another|further)$/;

/** Whether a sentence states a percentage as the change between the two values before it. */
function isStatedChange(
  from: StatedNumber,
  to: StatedNumber,
  { tokens, index, isPercent }: StatedNumber,
): boolean {
  if (!isPercent || from.isPercent || to.isPercent || from.value <= 0 || from.value === to.value)
    return false;
  if (from.unit?.text !== to.unit?.text && from.unit !== undefined) return false;
  if (index - from.index > MAX_DISTANCE || !isAfter(from, 'from') || !isAfter(to, 'to')) return false;
  const between = tokens.slice(to.index, index + 2);
  if (between.some(({ kind, text }) => kind === 'break' || text === '.' || OTHER_PERCENTAGE.test(text)))
    return false;
  const direction = to.value > from.value ? UPWARDS : DOWNWARDS;
  return tokens.slice(to.index, index + 4).some(({ text }) => direction.test(text));
}

const UPWARDS = /^(?:increase|rise|growth|gain)$/;
const DOWNWARDS = /^(?:decrease|drop|reduction|loss|decline)$/;

/** Whether a word is directly before a number, apart from a currency sign. */
function isAfter({ tokens, index }: StatedNumber, word: string): boolean {
  const before = tokens[index - 1]?.kind === 'sign' ? tokens[index - 2] : tokens[index - 1];
  return before?.text === word;
}

function isRounded({ value, step }: StatedNumber, percent: number): boolean {
  return Math.abs(value - percent) <= 0.51 * step + 0.02 * percent;
}
