import type { Question } from '../../domain/question.ts';
import { createRandom } from '../../item-models/random.ts';
import { sideValue } from '../../verification/working/side-value.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { listErrorModels } from '../authoring/error-models.ts';
import { type FormattedNumber, formatLike, formatWithFigures } from '../numbers/number-literal.ts';
import { findNumberSites } from '../numbers/question-map.ts';
import { findSolutionMembers, type SolutionMember } from '../numbers/solution-members.ts';
import type { AskedValue } from './asked-value.ts';

/** A wrong answer, and the mistake that computes it. */
export type NumericDistractor = { readonly tex: string; readonly value: number; readonly mistake: string };

const WANTED = 3;
const FARTHEST = 60;
const NEAREST = 0.04;

/** Three wrong answers that common mistakes in this question's own computation lead to; fewer when it has no such. */
export function findDistractors(question: Question, asked: AskedValue, seed: number): NumericDistractor[] {
  const right = asked.sign === '-' ? -asked.literal.value : asked.literal.value;
  const slips = computationsOf(question, right).flatMap((slip) => spellDistractor(slip, asked));
  const found: NumericDistractor[] = [];
  const rest = generalSlips(right).flatMap((slip) => spellDistractor(slip, asked));
  const random = createRandom(`${question.stem}:${seed}`);
  for (const each of [...slips, ...random.shuffle(rest)]) {
    const isApart = [right, ...found.map(({ value }) => value)].every(
      (value) => Math.abs(value - each.value) > NEAREST * Math.max(Math.abs(value), Math.abs(each.value)),
    );
    const isNamedOnce = found.every(({ mistake }) => mistake !== each.mistake);
    if (isApart && isNamedOnce) found.push(each);
    if (found.length === WANTED) break;
  }
  return found;
}

type Slip = { readonly value: number; readonly mistake: string };

function spellDistractor(
  { value: signed, mistake }: Slip,
  { literal, tail }: AskedValue,
): NumericDistractor[] {
  const [value, sign] = [Math.abs(signed), signed < 0 ? '-' : ''];
  const ratio = value / literal.value;
  if (!Number.isFinite(ratio) || ratio > FARTHEST || ratio < 1 / FARTHEST) return [];
  const spelling = formatLike(literal, value, true) ?? faithful(formatLike(literal, value, false), value);
  if (spelling === undefined) return [];
  const power = spelling.exponent === undefined ? '' : ` \\times 10^{${spelling.exponent}}`;
  return [
    {
      tex: `${sign}${spelling.text}${power}${tail}`,
      value: signed < 0 ? -spelling.value : spelling.value,
      mistake,
    },
  ];
}

const MAX_OFF = 0.02;

/** What a mistake is said to give must be what it gives: a number that was rounded too far gets two figures. */
function faithful(spelling: FormattedNumber | undefined, value: number): FormattedNumber | undefined {
  if (spelling === undefined || Math.abs(spelling.value - value) <= MAX_OFF * value) return spelling;
  const text = formatWithFigures(value, 2);
  return spelling.exponent === undefined ? { text, value: Number(text) } : undefined;
}

/** What the computations that lead to the answer come to with one mistake in them. */
function computationsOf(question: Question, right: number): Slip[] {
  const tex = printQuestion(question);
  const members = findSolutionMembers(tex, findNumberSites(tex)).filter(isComputation);
  const last = members.findLast((member) => scaleOf(member, right) !== undefined);
  const scale = last && scaleOf(last, right);
  if (last?.node === undefined || scale === undefined) return [];
  return listErrorModels(last.node).flatMap(({ node, name }): Slip[] => {
    const value = sideValue(node)?.number;
    return value === undefined || value === 0 ? [] : [{ value: value * scale, mistake: name }];
  });
}

function isComputation({ isArithmetic, sites, section }: SolutionMember): boolean {
  return isArithmetic && section === 0 && sites.length > 1;
}

/** What turns the value of a computation into the answer: 1, or the size of a unit. */
function scaleOf({ node }: SolutionMember, right: number): number | undefined {
  const value = node && sideValue(node)?.number;
  if (value === undefined || value === 0) return undefined;
  if (value < 0 !== right < 0) return undefined;
  const power = Math.log10(right / value);
  const nearest = Math.round(power);
  return Math.abs(power - nearest) < 0.004 && Math.abs(nearest) <= 9 ? 10 ** nearest : undefined;
}

/** Mistakes that need no computation to be made. */
function generalSlips(right: number): Slip[] {
  return [
    { value: right * 2, mistake: 'a slip by the factor $2$' },
    { value: right / 2, mistake: 'a slip by the factor $\\frac{1}{2}$' },
    { value: right * 10, mistake: 'a slip by one power of ten' },
    { value: right * 4, mistake: 'a slip by the factor $4$' },
  ];
}
