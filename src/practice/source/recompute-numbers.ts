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
const DECIMAL_NUMBER = /\d+(?:\.\d+)?/g;
const LEADING_NUMBER = /^-?\d+(?:\.\d+)?/;

/** A calculation in the question whose numbers are all in the stem, and whose value is the answer. */
type Calculation = {
  readonly tex: string;
  readonly value: Rational;
  /** The number at the start of the answer. */
  readonly number: string;
  /** The rest of the answer. */
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
  // Options, figures and vignettes may contain the old numbers, so such questions are skipped.
  const isTextOnly =
    question.options.length + question.diagrams.length === 0 && question.vignette === undefined;
  const calculation = isTextOnly ? findCalculation(question) : undefined;
  if (calculation === undefined) return undefined;
  const random = createRandom(`recompute:${question.id}:${seed}`);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const variant = changeNumbers(question, calculation, random);
    if (variant !== undefined && isAccepted(variant) && isVerified(variant)) return variant;
  }
  return undefined;
}

function findCalculation(question: Question): Calculation | undefined {
  const answer = formatAnswer(question);
  const number = answer === undefined ? undefined : LEADING_NUMBER.exec(answer)?.[0];
  const expected = number === undefined ? undefined : evaluateTex(number);
  if (answer === undefined || number === undefined || expected === undefined) return undefined;
  const stemNumbers = new Set(question.stem.match(DECIMAL_NUMBER));
  for (const tex of listCalculations(question)) {
    const value = evaluateTex(tex);
    const numbers = tex.match(DECIMAL_NUMBER) ?? [];
    const usesStemNumbers =
      numbers.length > 1 && numbers.every((text) => stemNumbers.has(text) || isMethodNumber(text));
    if (usesStemNumbers && value && equals(value, expected))
      return { tex, value, number, unit: answer.slice(number.length) };
  }
  return undefined;
}

function formatAnswer({ answer }: Question): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  return answer?.kind === 'value' ? answer.tex.trim() : undefined;
}

/** Checks for 1, 2 or 3, such as the 2 of a square. They usually belong to the method, so they are not changed. */
function isMethodNumber(number: string): boolean {
  return /^[123]$/.test(number);
}

/** Lists both sides of every equation in the solution, and every formula in the stem. */
function listCalculations({ stem, solution }: Question): string[] {
  const lines = solution.flatMap((step) => (step.kind === 'display' ? step.lines : listFormulas(step.tex)));
  const sides = lines.flatMap((line) => line.replaceAll('&', '').split('='));
  return [...sides, ...listFormulas(stem)].map((side) => side.trim());
}

function listFormulas(tex: string): string[] {
  return Array.from(tex.matchAll(/\$([^$]+)\$/g), ([, formula = '']) => formula);
}

function evaluateTex(tex: string): Rational | undefined {
  const parsed = readMath(tex);
  const core = parsed.ok ? lowerToCore(parsed.node) : undefined;
  return core && computeArithmetic(core);
}

function changeNumbers(
  question: Question,
  { tex, value: before, number: oldText, unit }: Calculation,
  random: Random,
): Question | undefined {
  const replacements = new Map<string, string>();
  for (const number of new Set(tex.match(DECIMAL_NUMBER))) {
    // Skips a number that the stem contains only as part of a longer number, such as 12 in 120 or in 12.5.
    if (!new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(question.stem)) continue;
    if (!isMethodNumber(number)) replacements.set(number, drawNumber(number, random));
  }
  const change = (text: string): string =>
    text.replace(DECIMAL_NUMBER, (number) => replacements.get(number) ?? number);
  const value = evaluateTex(change(tex));
  if (replacements.size === 0 || value === undefined || !isAsSimple(value, before, oldText)) return undefined;
  const answer = `${printRational(value)}${unit}`;
  return createVariant(question, { stem: change(question.stem), calculation: change(tex), answer });
}

/** Draws a different number near the old one, with as many decimal places. */
function drawNumber(oldText: string, random: Random): string {
  const decimals = oldText.split('.')[1]?.length ?? 0;
  const units = Number(oldText.replace('.', ''));
  // Up to half of the number in either direction, but at least 4 units of the last place.
  const spread = Math.max(4, Math.round(units * 0.5));
  const newUnits = Math.max(2, units + random.int(-spread, spread, [0]));
  return (newUnits / 10 ** decimals).toFixed(decimals);
}

/** Checks that the new value is as simple as the old one: same sign, whole if the old one is whole, no more decimal places. */
function isAsSimple(value: Rational, before: Rational, oldText: string): boolean {
  if (compare(value, ZERO) !== compare(before, ZERO)) return false;
  if (isInteger(before)) return isInteger(value);
  const countDecimals = (number: string): number => number.split('.')[1]?.length ?? 0;
  return terminates(value) && countDecimals(printRational(value)) <= countDecimals(oldText);
}

type ChangedTexts = { readonly stem: string; readonly calculation: string; readonly answer: string };

function createVariant(question: Question, { stem, calculation, answer }: ChangedTexts): Question {
  const marks =
    question.marks ?? question.markingScheme?.bullets.reduce((sum, bullet) => sum + bullet.marks, 0) ?? 1;
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

/** Creates a scheme: the last mark is for the answer, the others are for setting up the calculation. */
function createScheme(
  subject: string,
  marks: number,
  { calculation, answer }: Omit<ChangedTexts, 'stem'>,
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

function isVerified(question: Question): boolean {
  return !verifyQuestion(question).findings.some(({ severity }) => severity === 'error');
}
