import { toPartQuestions } from '../../domain/part-question.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { computeArithmetic } from '../../maths/exact/plain-arithmetic.ts';
import { equals, type Rational } from '../../maths/exact/rational.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { toExpression } from '../../maths/read/to-expression.ts';

export const DECIMAL_NUMBER = /\d+(?:\.\d+)?/g;
const LEADING_NUMBER = /^-?\d+(?:\.\d+)?/;

/** A calculation whose numbers are all in the text or results of earlier parts, and whose value is the answer. */
export type FoundCalculation = {
  /** The path of the part; empty for a question without parts. */
  readonly path: string;
  /** The text above the calculation: the stem, and the text of the part. */
  readonly text: string;
  readonly tex: string;
  readonly value: Rational;
  /** The number at the start of the answer. */
  readonly number: string;
  /** The rest of the answer. */
  readonly unit: string;
};

/**
 * Finds the calculation of a question, or of each of its parts in order. Returns undefined if one of them has none, or if the
 * result of a part could be confused with another number.
 */
export function findCalculations(question: Question): FoundCalculation[] | undefined {
  const results = new Set<string>();
  const calculations: FoundCalculation[] = [];
  const parts = toPartQuestions(question);
  for (const [index, { path, question: part }] of parts.entries()) {
    const calculation = findCalculation(part, path, results);
    if (calculation === undefined) return undefined;
    const { number, text } = calculation;
    const isLast = index === parts.length - 1;
    if (!isLast && (isMethodNumber(number) || statesNumber(text, number))) return undefined;
    results.add(number);
    calculations.push(calculation);
  }
  return calculations;
}

function findCalculation(
  question: PlainQuestion,
  path: string,
  earlierResults: ReadonlySet<string>,
): FoundCalculation | undefined {
  const answer = formatAnswer(question);
  const number = answer === undefined ? undefined : LEADING_NUMBER.exec(answer)?.[0];
  const expected = number === undefined ? undefined : evaluateTex(number);
  if (answer === undefined || number === undefined || expected === undefined) return undefined;
  const knownNumbers = new Set([...(question.stem.match(DECIMAL_NUMBER) ?? []), ...earlierResults]);
  for (const tex of listFormulasToCheck(question)) {
    const value = evaluateTex(tex);
    const numbers = tex.match(DECIMAL_NUMBER) ?? [];
    const usesKnownNumbers =
      numbers.length > 1 && numbers.every((text) => knownNumbers.has(text) || isMethodNumber(text));
    if (usesKnownNumbers && value && equals(value, expected))
      return { path, text: question.stem, tex, value, number, unit: answer.slice(number.length) };
  }
  return undefined;
}

function formatAnswer({ answer }: PlainQuestion): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  return answer?.kind === 'value' ? answer.tex.trim() : undefined;
}

/** Checks for 1, 2 or 3, such as the 2 of a square. They usually belong to the method, so they are not changed. */
export function isMethodNumber(number: string): boolean {
  return /^[123]$/.test(number);
}

/** Checks whether a text contains a number on its own, not within a longer number, such as 12 in 120 or in 12.5. */
export function statesNumber(text: string, number: string): boolean {
  return new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(text);
}

/** Lists both sides of every equation in the solution, and every formula in the stem. */
function listFormulasToCheck({ stem, solution }: PlainQuestion): string[] {
  const lines = solution.flatMap((step) => (step.kind === 'display' ? step.lines : listFormulas(step.tex)));
  const sides = lines.flatMap((line) => line.replaceAll('&', '').split('='));
  return [...sides, ...listFormulas(stem)].map((side) => side.trim());
}

function listFormulas(tex: string): string[] {
  return Array.from(tex.matchAll(/\$([^$]+)\$/g), ([, formula = '']) => formula);
}

export function evaluateTex(tex: string): Rational | undefined {
  const parsed = readMath(tex);
  const core = parsed.ok ? toExpression(parsed.node) : undefined;
  return core && computeArithmetic(core);
}
