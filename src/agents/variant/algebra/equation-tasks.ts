import { symbolsOf } from '../../../maths/read/children.ts';
import { readMath } from '../../../maths/read/read-math.ts';
import { evaluateWithLetters } from '../numerical/letter-values.ts';
import type { AlgebraTask, TaskText } from './algebra-task.ts';
import {
  evaluateAt,
  findRoots,
  getDegree,
  printFactors,
  printPolynomial,
  printTermsAt,
  readPolynomial,
  subtract,
  type WholeNumberPolynomial,
} from './polynomial.ts';
import { clean, findFunction, listPolynomials } from './read-function.ts';

/** Solves a task for the remainder of the division of a polynomial by `x - a`. */
export const solveRemainder: AlgebraTask = (text) => {
  if (!/\bremainder\b/i.test(text.task) || !/\bdivided by\b/i.test(text.task)) return undefined;
  const polynomials = [
    ...listPolynomials(text),
    ...(findFunction(text) ? [findFunction(text)?.polynomial] : []),
  ].filter((one) => one !== undefined);
  const dividend = polynomials.find((one) => getDegree(one) > 1);
  const divisor = polynomials.find((one) => getDegree(one) === 1);
  if (dividend === undefined || divisor?.coefficients[1] !== 1) return undefined;
  const point = -(divisor.coefficients[0] ?? 0);
  const value = evaluateAt(dividend, point);
  return {
    values: [Math.abs(value)],
    answer: String(value),
    steps: [
      `By the remainder theorem the remainder is the value at $${dividend.letter} = ${point}$: $${printTermsAt(dividend, point)} = ${value}$.`,
    ],
  };
};

/** Reads an equation as the polynomial that is zero; undefined for other formulas. */
function readEquation(formula: string): WholeNumberPolynomial | undefined {
  const [left, right, ...others] = clean(formula)
    .replace(/[.,;]\s*$/, '')
    .split('=');
  if (left === undefined || right === undefined || others.length > 0) return undefined;
  const [first, second] = [left, right].map((side) => readSide(side, formula));
  if (first === undefined || second === undefined || first.letter !== second.letter) return undefined;
  return subtract(first, second);
}

/** Reads a side of an equation; a number is a polynomial in the letter of the other side. */
function readSide(side: string, formula: string): WholeNumberPolynomial | undefined {
  if (!/^\s*-?\d+\s*$/.test(side)) return readPolynomial(side);
  const letter = /(?<![A-Za-z\\])([a-z])(?![A-Za-z])/.exec(formula)?.[1];
  return letter === undefined ? undefined : { letter, coefficients: [Number(side)] };
}

/** Solves a quadratic or linear equation with whole solutions. */
export const solveEquation: AlgebraTask = (text) => {
  if (!/\bsolve\b|\broots?\b|\bsolutions?\b/i.test(text.task)) return undefined;
  const equations = text.formulas.flatMap((formula) => readEquation(formula) ?? []);
  const [equation] = equations;
  if (equation === undefined || equations.length > 1) return undefined;
  return getDegree(equation) === 1 ? solveLinear(equation) : solveQuadratic(equation);
};

function solveLinear({
  letter,
  coefficients: [constant = 0, factor = 1],
}: WholeNumberPolynomial): ReturnType<AlgebraTask> {
  const value = -constant / factor;
  if (!Number.isInteger(value)) return undefined;
  const collected = factor === 1 ? '' : `$${factor === -1 ? '-' : factor}${letter} = ${-constant + 0}$, so `;
  return {
    values: [Math.abs(value)],
    answer: `${letter} = ${value}`,
    steps: [`Collecting the terms gives ${collected}$${letter} = ${value}$.`],
  };
}

function solveQuadratic(equation: WholeNumberPolynomial): ReturnType<AlgebraTask> {
  const roots = findRoots(equation);
  const { letter } = equation;
  if (roots === undefined || !roots.every(Number.isInteger)) return undefined;
  return {
    values: roots.map(Math.abs),
    answer: `${letter} = ${roots[0]}, ${letter} = ${roots[1]}`,
    steps: [
      `$${printPolynomial(equation)} = ${printFactors(equation, roots)} = 0$, so $${letter} = ${roots[0]}$ or $${letter} = ${roots[1]}$.`,
    ],
  };
}

const RELATIONS: Readonly<Record<string, string>> = {
  '<': '<',
  '>': '>',
  '\\leq': '\\leq',
  '\\geq': '\\geq',
  '\\le': '\\leq',
  '\\ge': '\\geq',
  '\\leqslant': '\\leq',
  '\\geqslant': '\\geq',
};
const REVERSED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '\\leq': '\\geq', '\\geq': '\\leq' };

/** Solves a linear inequality with a whole limit. */
export const solveInequality: AlgebraTask = (text) => {
  if (!/\bsolve\b/i.test(text.task) || text.formulas.length !== 1) return undefined;
  const [formula = ''] = text.formulas.map(clean);
  const [, left = '', sign = '', right = ''] =
    /^([^<>\\]+)(<|>|\\(?:leqslant|geqslant|leq|geq|le|ge)(?![a-z]))([^<>\\]+)$/.exec(formula) ?? [];
  const [first, second] = [left, right].map((side) => readSide(side, formula));
  const relation = RELATIONS[sign];
  if (first === undefined || second === undefined || relation === undefined) return undefined;
  const { letter, coefficients } = subtract(first, second);
  const [constant = 0, factor = 0] = coefficients;
  const limit = -constant / factor;
  if (coefficients.length !== 2 || !Number.isInteger(limit)) return undefined;
  const result = factor < 0 ? (REVERSED[relation] ?? relation) : relation;
  const collected =
    factor === 1 ? '' : `$${factor === -1 ? '-' : factor}${letter} ${relation} ${-constant + 0}$, so `;
  return {
    values: [Math.abs(limit)],
    answer: `${letter} ${result} ${limit}`,
    steps: [`Collecting the terms gives ${collected}$${letter} ${result} ${limit}$.`],
  };
};

type Line = { readonly x: number; readonly y: number; readonly constant: number };

/** Solves two linear equations in x and y, whose solutions are multiples of one half. */
export const solveSimultaneous: AlgebraTask = (text) => {
  if (!/\bsimultaneous|\bsystem of\b|\bpair of (?:linear )?equations\b/i.test(text.task)) return undefined;
  const equations = text.formulas
    .flatMap((formula) => formula.split(/\\\\|,|\\quad|\\qquad|\\text\{\s*and\s*\}/))
    .flatMap((formula) => readLine(formula) ?? []);
  const [first, second, ...others] = equations;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const determinant = first.x * second.y - second.x * first.y;
  const x = (first.constant * second.y - second.constant * first.y) / determinant;
  const y = (first.x * second.constant - second.x * first.constant) / determinant;
  if (determinant === 0 || ![x, y].every((value) => Number.isInteger(value * 2))) return undefined;
  const rest = first.constant - first.x * x;
  return {
    values: [Math.abs(x), Math.abs(y)],
    answer: `x = ${x}, y = ${y}`,
    steps: [
      ...explainElimination(first, second, x),
      `Then $${printTerm(first.y, 'y')} = ${first.constant} - ${printFactor(first.x * x)} = ${rest}$, so $y = ${y}$.`,
    ],
  };
};

/** Explains how y is eliminated. */
function explainElimination(first: Line, second: Line, x: number): string[] {
  const sameSize = Math.abs(first.y) === Math.abs(second.y);
  const [a, b] = sameSize ? [1, 1] : [Math.abs(second.y), Math.abs(first.y)];
  const sign = Math.sign(first.y) === Math.sign(second.y) ? -1 : 1;
  const factor = a * first.x + sign * b * second.x;
  const constant = a * first.constant + sign * b * second.constant;
  const multiplied = [
    ...(a === 1 ? [] : [`the first equation by $${a}$`]),
    ...(b === 1 ? [] : [`the second equation by $${b}$`]),
  ];
  const lead = multiplied.length === 0 ? '' : `Multiply ${multiplied.join(' and ')}. `;
  return [
    `${lead}${sign > 0 ? 'Adding' : 'Subtracting'} the equations gives $${printTerm(factor, 'x')} = ${constant}$, so $x = ${x}$.`,
  ];
}

function printTerm(factor: number, letter: string): string {
  return factor === 1 ? letter : factor === -1 ? `-${letter}` : `${factor}${letter}`;
}

function printFactor(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}

/** Reads a linear equation in x and y. */
function readLine(formula: string): Line | undefined {
  const [left = '', right = '', ...others] = clean(formula)
    .replace(/[.;]\s*$/, '')
    .split('=');
  const parsed = readMath(`${left} - (${right})`, { tex: true, units: 'no' });
  if (others.length > 0 || right === '' || !parsed.ok) return undefined;
  const letters = [...symbolsOf(parsed.node)];
  if (letters.some((name) => name !== 'x' && name !== 'y')) return undefined;
  const evaluate = (x: number, y: number): number =>
    evaluateWithLetters(parsed.node, (name) => (name === 'x' ? x : y)) ?? Number.NaN;
  const zero = evaluate(0, 0);
  const line = { x: evaluate(1, 0) - zero, y: evaluate(0, 1) - zero, constant: -zero + 0 };
  const isLinear = Math.abs(evaluate(3, 5) - (3 * line.x + 5 * line.y - line.constant)) < 1e-9;
  return isLinear && Object.values(line).every(Number.isInteger) && line.x !== 0 && line.y !== 0
    ? line
    : undefined;
}

/** Solves a task to multiply out brackets. */
export const solveExpansion: AlgebraTask = ({ task, formulas }: TaskText) => {
  const [formula = ''] = formulas.map(clean);
  if (
    !/\b(?:expand|multiply out)\b/i.test(task) ||
    formulas.length !== 1 ||
    !/\)\s*(?:\(|\^)|\d\s*[a-z]?\s*\(/.test(formula)
  )
    return undefined;
  const polynomial = readPolynomial(formula);
  if (polynomial === undefined) return undefined;
  const answer = printPolynomial(polynomial);
  return {
    values: polynomial.coefficients.filter((value) => value !== 0 && Math.abs(value) !== 1).map(Math.abs),
    answer,
    steps: [`Multiplying out and collecting like terms gives $${answer}$.`],
  };
};
