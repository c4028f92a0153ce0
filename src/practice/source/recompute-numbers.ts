import { defaultMarkingPolicies } from '../../domain/default-marking-policies.ts';
import type { Bullet, MarkingScheme } from '../../domain/marking-scheme.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { createRandom, type Random } from '../../item-models/random.ts';
import { typedText } from '../../latex/visible-text.ts';
import { printRational, terminates } from '../../maths/exact/decimal.ts';
import { computeArithmetic } from '../../maths/exact/plain-arithmetic.ts';
import { compare, equals, isInteger, type Rational, ZERO } from '../../maths/exact/rational.ts';
import { lowerToCore } from '../../maths/read/lower-to-core.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';

const MAX_ATTEMPTS = 60;
const NUMBER = /\d+(?:\.\d+)?/g;
const LEADING_NUMBER = /^-?\d+(?:\.\d+)?/;

/** A calculation whose numbers are all in the stem and whose value is the answer. */
type Calculation = {
  readonly tex: string;
  readonly value: Rational;
  /** The answer is this number followed by the unit. */
  readonly number: string;
  readonly unit: string;
};

/**
 * Changes the numbers of a question and recomputes its answer, solution and scheme. Returns undefined when the answer is
 * not a single calculation with the numbers of the stem, or when no suitable numbers are found.
 */
export function recomputeNumbers(
  question: Question,
  seed: number,
  isAccepted: (question: Question) => boolean,
): Question | undefined {
  // A figure or a vignette may contain the old numbers.
  const isPlain = question.options.length + question.diagrams.length === 0 && question.vignette === undefined;
  const calculation = isPlain ? findCalculation(question) : undefined;
  if (calculation === undefined) return undefined;
  const random = createRandom(`recompute:${question.id}:${seed}`);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const made = withOtherNumbers(question, calculation, random);
    if (made !== undefined && isAccepted(made) && isSound(made)) return made;
  }
  return undefined;
}

function findCalculation(question: Question): Calculation | undefined {
  const answer = formatAnswer(question);
  const number = answer === undefined ? undefined : LEADING_NUMBER.exec(answer)?.[0];
  const expected = number === undefined ? undefined : evaluate(number);
  if (answer === undefined || number === undefined || expected === undefined) return undefined;
  const given = new Set(question.stem.match(NUMBER));
  for (const tex of listCalculations(question)) {
    const value = evaluate(tex);
    const numbers = tex.match(NUMBER) ?? [];
    const usesStem = numbers.length > 1 && numbers.every((one) => given.has(one) || isSmall(one));
    if (usesStem && value && equals(value, expected))
      return { tex, value, number, unit: answer.slice(number.length) };
  }
  return undefined;
}

function formatAnswer({ answer }: Question): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  return answer?.kind === 'value' ? answer.tex.trim() : undefined;
}

/** True for numbers such as the 2 of a square, which belong to the method and not to the given data. */
function isSmall(number: string): boolean {
  return /^[123]$/.test(number);
}

/** Both sides of every equation in the solution, and every formula in the stem. */
function listCalculations({ stem, solution }: Question): string[] {
  const lines = solution.flatMap((step) => (step.kind === 'display' ? step.lines : listFormulas(step.tex)));
  const sides = lines.flatMap((line) => line.replaceAll('&', '').split('='));
  return [...sides, ...listFormulas(stem)].map((one) => one.trim());
}

function listFormulas(tex: string): string[] {
  return Array.from(tex.matchAll(/\$([^$]+)\$/g), ([, formula = '']) => formula);
}

function evaluate(tex: string): Rational | undefined {
  const read = readMath(tex);
  const core = read.ok ? lowerToCore(read.node) : undefined;
  return core && computeArithmetic(core);
}

function withOtherNumbers(
  question: Question,
  { tex, value: before, number: written, unit }: Calculation,
  random: Random,
): Question | undefined {
  const changed = new Map<string, string>();
  for (const number of new Set(tex.match(NUMBER))) {
    // Only numbers that appear in the stem on their own, not as part of a longer number.
    if (!new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(question.stem)) continue;
    if (!isSmall(number)) changed.set(number, drawNumber(number, random));
  }
  const change = (text: string): string => text.replace(NUMBER, (number) => changed.get(number) ?? number);
  const value = evaluate(change(tex));
  if (changed.size === 0 || value === undefined || !isAsSimple(value, before, written)) return undefined;
  const answer = `${printRational(value)}${unit}`;
  return rewrite(question, { stem: change(question.stem), calculation: change(tex), answer });
}

/** Draws a number near the old one, with as many decimal places, and never 0. */
function drawNumber(written: string, random: Random): string {
  const places = written.split('.')[1]?.length ?? 0;
  const units = Number(written.replace('.', ''));
  const spread = Math.max(4, Math.round(units * 0.5));
  const drawn = Math.max(2, units + random.int(-spread, spread, [0]));
  return (drawn / 10 ** places).toFixed(places);
}

/** True when the new value is as simple as the old one: same sign, whole if the old one is, no more decimal places. */
function isAsSimple(value: Rational, before: Rational, written: string): boolean {
  if (compare(value, ZERO) !== compare(before, ZERO)) return false;
  if (isInteger(before)) return isInteger(value);
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
    markingScheme: createScheme(subject, marks, { calculation, answer }),
  });
}

/** The last mark is for the answer, the others are for setting up the calculation. */
function createScheme(
  subject: string,
  marks: number,
  { calculation, answer }: Omit<Rewritten, 'stem'>,
): MarkingScheme {
  const bullet = { kind: 'process' as const, requires: [], gapTags: [] };
  const evidence = { kind: 'expression' as const, tex: answer };
  const final = { ...bullet, marks: 1, generic: 'Give the answer', evidence, impliedBy: [] };
  const setUp: Bullet = {
    ...bullet,
    n: 1,
    marks: marks - 1,
    generic: 'Set up the calculation',
    evidence: { kind: 'expression', tex: calculation },
    impliedBy: [2],
    followThrough: { mode: 'no' },
  };
  const bullets: Bullet[] =
    marks === 1
      ? [{ ...final, n: 1, followThrough: { mode: 'no' } }]
      : [setUp, { ...final, n: 2, followThrough: { mode: 'yes', expression: 'b1' } }];
  return { bullets, policies: defaultMarkingPolicies(subject), misconceptions: [] };
}

function isSound(question: Question): boolean {
  return !verifyQuestion(question).findings.some(({ severity }) => severity === 'error');
}
