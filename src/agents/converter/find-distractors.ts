import type { Question } from '../../domain/question.ts';
import { createRandom } from '../../item-models/random.ts';
import { sideValue } from '../../verification/working/side-value.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { listErrorModels } from '../authoring/error-models.ts';
import { type FormattedNumber, formatLike, formatWithFigures } from '../numbers/number-literal.ts';
import { findNumberSites } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';
import type { AskedValue } from './asked-value.ts';

/** A wrong answer, and the mistake that leads to it. */
export type NumericDistractor = { readonly tex: string; readonly value: number; readonly mistake: string };

const MAX_DISTRACTORS = 3;
/** The maximum ratio between a distractor and the answer. */
const MAX_RATIO = 60;
/** The minimum relative difference between two options. */
const MIN_DIFFERENCE = 0.04;

/** Finds up to three wrong answers that result from common mistakes in the question's own computation. */
export function findDistractors(question: Question, asked: AskedValue, seed: number): NumericDistractor[] {
  const right = asked.sign === '-' ? -asked.literal.value : asked.literal.value;
  const slips = findSlips(question, right).flatMap((slip) => formatDistractor(slip, asked));
  const found: NumericDistractor[] = [];
  const rest = generalSlips(right).flatMap((slip) => formatDistractor(slip, asked));
  const random = createRandom(`${question.stem}:${seed}`);
  for (const each of [...slips, ...random.shuffle(rest)]) {
    const isApart = [right, ...found.map(({ value }) => value)].every(
      (value) =>
        Math.abs(value - each.value) > MIN_DIFFERENCE * Math.max(Math.abs(value), Math.abs(each.value)),
    );
    const isNamedOnce = found.every(({ mistake }) => mistake !== each.mistake);
    if (isApart && isNamedOnce) found.push(each);
    if (found.length === MAX_DISTRACTORS) break;
  }
  return found;
}

type Slip = { readonly value: number; readonly mistake: string };

function formatDistractor(slip: Slip, { literal, tail }: AskedValue): NumericDistractor[] {
  const { value: signed, mistake } = slip;
  const [value, sign] = [Math.abs(signed), signed < 0 ? '-' : ''];
  const ratio = value / literal.value;
  if (!Number.isFinite(ratio) || ratio > MAX_RATIO || ratio < 1 / MAX_RATIO) return [];
  const formatted =
    formatLike(literal, value, true) ?? limitRounding(formatLike(literal, value, false), value);
  if (formatted === undefined) return [];
  const power = formatted.exponent === undefined ? '' : ` \\times 10^{${formatted.exponent}}`;
  return [
    {
      tex: `${sign}${formatted.text}${power}${tail}`,
      value: signed < 0 ? -formatted.value : formatted.value,
      mistake,
    },
  ];
}

/** The maximum relative rounding error of a distractor. */
const MAX_ROUNDING = 0.02;

/** Replaces a distractor that was rounded too far by one with two figures, so that the named mistake really gives it. */
function limitRounding(formatted: FormattedNumber | undefined, value: number): FormattedNumber | undefined {
  if (formatted === undefined || Math.abs(formatted.value - value) <= MAX_ROUNDING * value) return formatted;
  const text = formatWithFigures(value, 2);
  return formatted.exponent === undefined ? { text, value: Number(text) } : undefined;
}

/** Computes the results of the computation that leads to the answer, each with one mistake. */
function findSlips(question: Question, right: number): Slip[] {
  const tex = printQuestion(question);
  const members = findSolutionMembers(tex, findNumberSites(tex)).filter(isComputation);
  const last = members.findLast((member) => findScale(member, right) !== undefined);
  const scale = last && findScale(last, right);
  if (last?.node === undefined || scale === undefined) return [];
  return listErrorModels(last.node).flatMap(({ node, name }): Slip[] => {
    const value = sideValue(node)?.number;
    return value === undefined || value === 0 ? [] : [{ value: value * scale, mistake: name }];
  });
}

function isComputation({ isArithmetic, sites, section }: SolutionMember): boolean {
  return isArithmetic && section === 0 && sites.length > 1;
}

/** The power of ten from the value of a computation to the answer; undefined if they differ otherwise. */
function findScale({ node }: SolutionMember, right: number): number | undefined {
  const value = node && sideValue(node)?.number;
  if (value === undefined || value === 0) return undefined;
  if (value < 0 !== right < 0) return undefined;
  const power = Math.log10(right / value);
  const nearest = Math.round(power);
  return Math.abs(power - nearest) < 0.004 && Math.abs(nearest) <= 9 ? 10 ** nearest : undefined;
}

/** Mistakes that are possible in any computation. */
function generalSlips(right: number): Slip[] {
  return [
    { value: right * 2, mistake: 'a slip by the factor $2$' },
    { value: right / 2, mistake: 'a slip by the factor $\\frac{1}{2}$' },
    { value: right * 10, mistake: 'a slip by one power of ten' },
    { value: right * 4, mistake: 'a slip by the factor $4$' },
  ];
}
