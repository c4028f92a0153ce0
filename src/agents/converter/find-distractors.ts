import type { Question } from '../../domain/question.ts';
import { createRandom } from '../../item-models/random.ts';
import { evaluateSide } from '../../verification/working/side-value.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { listErrorModels } from '../authoring/error-models.ts';
import { type FormattedNumber, formatLike, formatWithFigures } from '../numbers/number-literal.ts';
import { findNumberSites } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';
import type { AnswerValue } from './answer-value.ts';

/** A wrong answer, and the mistake that leads to it. */
export type NumericDistractor = { readonly tex: string; readonly value: number; readonly mistake: string };

const MAX_DISTRACTORS = 3;
/** The maximum ratio between a distractor and the answer. */
const MAX_RATIO = 60;
/** The minimum relative difference between two options. */
const MIN_DIFFERENCE = 0.04;

/** Finds up to three wrong answers (distractors) that result from common mistakes in the computation of the answer. */
export function findDistractors(question: Question, answer: AnswerValue, seed: number): NumericDistractor[] {
  const correctValue = answer.sign === '-' ? -answer.literal.value : answer.literal.value;
  const specific = listWrongResults(question, correctValue).flatMap((wrong) =>
    formatDistractor(wrong, answer),
  );
  const general = listGeneralResults(correctValue).flatMap((wrong) => formatDistractor(wrong, answer));
  const selected: NumericDistractor[] = [];
  const random = createRandom(`${question.stem}:${seed}`);
  for (const candidate of [...specific, ...random.shuffle(general)]) {
    if (!isPossible(candidate.value, { question, answer, correctValue })) continue;
    const isDistinct = [correctValue, ...selected.map(({ value }) => value)].every(
      (value) =>
        Math.abs(value - candidate.value) >
        MIN_DIFFERENCE * Math.max(Math.abs(value), Math.abs(candidate.value)),
    );
    const isNewMistake = selected.every(({ mistake }) => mistake !== candidate.mistake);
    if (isDistinct && isNewMistake) selected.push(candidate);
    if (selected.length === MAX_DISTRACTORS) break;
  }
  return selected;
}

type Possibility = {
  readonly question: Question;
  readonly answer: AnswerValue;
  readonly correctValue: number;
};

/** Whether a wrong answer is possible at all, so that it cannot be excluded without a computation. */
function isPossible(value: number, { question, answer, correctValue }: Possibility): boolean {
  const { texAfterNumber } = answer;
  const { stem } = question;
  if (Math.sign(value) !== Math.sign(correctValue) && !/[-−]\s*\d|chang|charge|temperature/i.test(stem))
    return false;
  if (texAfterNumber.includes('%') && correctValue <= 100 && value > 100) return false;
  if (texAfterNumber.includes('circ') && !texAfterNumber.includes('C') && correctValue < 90 && value >= 90)
    return false;
  if (/\bprobabilit/i.test(stem) && correctValue <= 1 && value > 1) return false;
  return !(/\bpH\b/.test(stem) && texAfterNumber === '' && correctValue <= 14 && value > 14);
}

/** The result of a computation with one mistake. */
type WrongResult = { readonly value: number; readonly mistake: string };

function formatDistractor(wrong: WrongResult, { literal, texAfterNumber }: AnswerValue): NumericDistractor[] {
  const { value: signedValue, mistake } = wrong;
  const [value, sign] = [Math.abs(signedValue), signedValue < 0 ? '-' : ''];
  const ratio = value / literal.value;
  if (!Number.isFinite(ratio) || ratio > MAX_RATIO || ratio < 1 / MAX_RATIO) return [];
  const formatted =
    formatLike(literal, value, true) ?? limitRounding(formatLike(literal, value, false), value);
  if (formatted === undefined) return [];
  const power = formatted.exponent === undefined ? '' : ` \\times 10^{${formatted.exponent}}`;
  return [
    {
      tex: `${sign}${formatted.text}${power}${texAfterNumber}`,
      value: signedValue < 0 ? -formatted.value : formatted.value,
      mistake,
    },
  ];
}

/** The maximum relative rounding error of a distractor. */
const MAX_ROUNDING = 0.02;

/** If a distractor was rounded so far that its mistake no longer leads to the printed number, uses two significant figures. */
function limitRounding(formatted: FormattedNumber | undefined, value: number): FormattedNumber | undefined {
  if (formatted === undefined || Math.abs(formatted.value - value) <= MAX_ROUNDING * value) return formatted;
  const text = formatWithFigures(value, 2);
  return formatted.exponent === undefined ? { text, value: Number(text) } : undefined;
}

/** Repeats the computation of the answer with one mistake at a time, and lists the results. */
function listWrongResults(question: Question, correctValue: number): WrongResult[] {
  const tex = printQuestion(question);
  const members = findSolutionMembers(tex, findNumberSites(tex)).filter(isComputation);
  const computation = members.findLast((member) => findScale(member, correctValue) !== undefined);
  const scale = computation && findScale(computation, correctValue);
  if (computation?.node === undefined || scale === undefined) return [];
  return listErrorModels(computation.node).flatMap(({ node, name }): WrongResult[] => {
    const value = evaluateSide(node)?.number;
    return value === undefined || value === 0 ? [] : [{ value: value * scale, mistake: name }];
  });
}

function isComputation({ isArithmetic, sites, section }: SolutionMember): boolean {
  return isArithmetic && section === 0 && sites.length > 1;
}

/** Finds the power of ten by which the answer differs from the value of a computation; undefined for any other difference. */
function findScale({ node }: SolutionMember, correctValue: number): number | undefined {
  const value = node && evaluateSide(node)?.number;
  if (value === undefined || value === 0) return undefined;
  if (value < 0 !== correctValue < 0) return undefined;
  const power = Math.log10(correctValue / value);
  const nearestPower = Math.round(power);
  // 0.004 allows a rounding error of about 1%.
  return Math.abs(power - nearestPower) < 0.004 && Math.abs(nearestPower) <= 9
    ? 10 ** nearestPower
    : undefined;
}

/** Lists results of mistakes that are possible in any computation. */
function listGeneralResults(correctValue: number): WrongResult[] {
  return [
    { value: correctValue * 2, mistake: 'a slip by the factor $2$' },
    { value: correctValue / 2, mistake: 'a slip by the factor $\\frac{1}{2}$' },
    { value: correctValue * 10, mistake: 'a slip by one power of ten' },
    { value: correctValue * 4, mistake: 'a slip by the factor $4$' },
  ];
}
