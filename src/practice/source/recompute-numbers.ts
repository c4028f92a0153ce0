import { defaultMarkingPolicies } from '../../domain/default-marking-policies.ts';
import type { MarkingScheme } from '../../domain/marking-scheme.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { createRandom, type Random } from '../../item-models/random.ts';
import { typedText } from '../../latex/visible-text.ts';
import { printRational, terminates } from '../../maths/exact/decimal.ts';
import { plainArithmetic } from '../../maths/exact/plain-arithmetic.ts';
import { compare, equals, isWhole, type Rational, ZERO } from '../../maths/exact/rational.ts';
import { lowerToCore } from '../../maths/read/lower-to-core.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';

const TRIES = 60;
const NUMBER = /\d+(?:\.\d+)?/g;
const LEADING_NUMBER = /^-?\d+(?:\.\d+)?/;

/** How a question reckons: a calculation whose numbers all stand in the stem, and whose value is the answer. */
type Reckoning = {
  readonly calculation: string;
  readonly value: Rational;
  /** The answer, its number first, and what follows: the unit. */
  readonly number: string;
  readonly unit: string;
};

/**
 * The question with other numbers and everything recomputed; undefined where its answer is not one calculation with
 * the numbers of its stem, or no friendly numbers are found.
 */
export function recomputeNumbers(
  question: Question,
  seed: number,
  isWanted: (question: Question) => boolean,
): Question | undefined {
  // A drawing or a story beside the stem may name the old numbers.
  const isPlain = question.options.length + question.diagrams.length === 0 && question.vignette === undefined;
  const reckoning = isPlain ? findReckoning(question) : undefined;
  if (reckoning === undefined) return undefined;
  const random = createRandom(`recompute:${question.id}:${seed}`);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const made = withOtherNumbers(question, reckoning, random);
    if (made !== undefined && isWanted(made) && isSound(made)) return made;
  }
  return undefined;
}

function findReckoning(question: Question): Reckoning | undefined {
  const answer = writtenAnswer(question);
  const number = answer === undefined ? undefined : LEADING_NUMBER.exec(answer)?.[0];
  const expected = number === undefined ? undefined : amountOf(number);
  if (answer === undefined || number === undefined || expected === undefined) return undefined;
  const given = new Set(question.stem.match(NUMBER));
  for (const calculation of calculationsIn(question)) {
    const value = amountOf(calculation);
    const numbers = calculation.match(NUMBER) ?? [];
    const usesStem = numbers.length > 1 && numbers.every((one) => given.has(one) || isSmall(one));
    if (usesStem && value && equals(value, expected))
      return { calculation, value, number, unit: answer.slice(number.length) };
  }
  return undefined;
}

function writtenAnswer({ answer }: Question): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  return answer?.kind === 'value' ? answer.tex.trim() : undefined;
}

/** Numbers such as the 2 of a square, which belong to the calculation and not to the story. */
function isSmall(number: string): boolean {
  return /^[123]$/.test(number);
}

/** Every member of every equality of the solution, and every formula of the stem. */
function calculationsIn({ stem, solution }: Question): string[] {
  const formulas = [...stem.matchAll(/\$([^$]+)\$/g)].map((match) => match[1] ?? '');
  const lines = solution.flatMap((step) =>
    step.kind === 'display'
      ? step.lines
      : [...step.tex.matchAll(/\$([^$]+)\$/g)].map((match) => match[1] ?? ''),
  );
  return [...lines.flatMap((line) => line.replaceAll('&', '').split('=')), ...formulas].map((one) =>
    one.trim(),
  );
}

function amountOf(tex: string): Rational | undefined {
  const read = readMath(tex);
  const core = read.ok ? lowerToCore(read.node) : undefined;
  return core && plainArithmetic(core);
}

function withOtherNumbers(question: Question, reckoning: Reckoning, random: Random): Question | undefined {
  const { calculation, value: before, unit } = reckoning;
  const changed = new Map<string, string>();
  for (const number of new Set(calculation.match(NUMBER))) {
    if (!new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(question.stem)) continue;
    if (!isSmall(number)) changed.set(number, otherNumber(number, random));
  }
  const change = (text: string): string => text.replace(NUMBER, (number) => changed.get(number) ?? number);
  const value = amountOf(change(calculation));
  if (changed.size === 0 || value === undefined || !isAsFriendly(value, before, reckoning.number))
    return undefined;
  return rewrite(question, {
    stem: change(question.stem),
    calculation: change(calculation),
    answer: `${printRational(value)}${unit}`,
  });
}

/** Near the old one, with as many places, and never 0. */
function otherNumber(written: string, random: Random): string {
  const places = written.split('.')[1]?.length ?? 0;
  const units = Number(written.replace('.', ''));
  const spread = Math.max(4, Math.round(units * 0.5));
  const drawn = Math.max(2, units + random.int(-spread, spread, [0]));
  return (drawn / 10 ** places).toFixed(places);
}

function isAsFriendly(value: Rational, before: Rational, written: string): boolean {
  if (compare(value, ZERO) !== compare(before, ZERO)) return false;
  if (isWhole(before)) return isWhole(value);
  const places = (number: string): number => number.split('.')[1]?.length ?? 0;
  return terminates(value) && places(printRational(value)) <= places(written);
}

type Rewritten = { readonly stem: string; readonly calculation: string; readonly answer: string };

function rewrite(question: Question, { stem, calculation, answer }: Rewritten): Question {
  const marks =
    question.marks ?? question.markingScheme?.bullets.reduce((sum, one) => sum + one.marks, 0) ?? 1;
  const { kind, subject = '', level, topic, outcomeId, difficulty } = question;
  return createQuestion({
    id: question.id,
    kind,
    stem,
    subject,
    marks,
    ...(level && { level }),
    ...(topic && { topic }),
    ...(outcomeId && { outcomeId }),
    ...(difficulty && { difficulty }),
    answer:
      question.answer?.kind === 'integer'
        ? { kind: 'integer', value: Number(answer) }
        : { kind: 'value', tex: answer, text: typedText(answer) },
    solution: [{ kind: 'display', lines: [`${calculation} = ${answer}`] }],
    markingScheme: schemeOf(subject, marks, { calculation, answer }),
  });
}

function schemeOf(
  subject: string,
  marks: number,
  { calculation, answer }: Omit<Rewritten, 'stem'>,
): MarkingScheme {
  const bullet = { kind: 'process' as const, requires: [], gapTags: [] };
  const final = { generic: 'Give the answer', evidence: { kind: 'expression' as const, tex: answer } };
  const none = { mode: 'no' as const };
  return {
    bullets:
      marks === 1
        ? [{ ...bullet, ...final, n: 1, marks: 1, impliedBy: [], followThrough: none }]
        : [
            {
              ...bullet,
              n: 1,
              marks: marks - 1,
              generic: 'Set up the calculation',
              evidence: { kind: 'expression', tex: calculation },
              impliedBy: [2],
              followThrough: none,
            },
            {
              ...bullet,
              ...final,
              n: 2,
              marks: 1,
              impliedBy: [],
              followThrough: { mode: 'yes', expression: 'b1' },
            },
          ],
    policies: defaultMarkingPolicies(subject),
    misconceptions: [],
  };
}

function isSound(question: Question): boolean {
  return !verifyQuestion(question).findings.some(({ severity }) => severity === 'error');
}
