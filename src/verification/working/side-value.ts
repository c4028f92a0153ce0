import { readLiteral } from '../../maths/agree/literal.ts';
import { toValueWithUnit } from '../../maths/agree/value-with-unit.ts';
import { compileFunction } from '../../maths/calculus/compile-function.ts';
import type { DecimalLiteral } from '../../maths/exact/decimal.ts';
import { significantFigures } from '../../maths/exact/decimal.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { type Expression, operandsOf, variablesOf } from '../../maths/exact/expression.ts';
import { isBinder } from '../../maths/exact/normalise.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { Unit } from '../../maths/units/unit.ts';

/** The value of one side of an equality. */
export type SideValue = {
  /** The number in its own unit, as written. */
  readonly number: number;
  readonly unit: Unit | undefined;
  /** The size of the unit in base units; `offset` is the zero point of scales such as °C. */
  readonly size: number;
  readonly offset: number;
  /** The digits as written; undefined for a computed value. */
  readonly literal: DecimalLiteral | undefined;
  /** The maximum floating-point error. */
  readonly noise: number;
};

/** Evaluates an arithmetic node; undefined if it has no real value or is too costly to compute. */
export function evaluateSide(node: MathNode): SideValue | undefined {
  return withinBudget(() => {
    const quantity = toValueWithUnit(node);
    if (!quantity) return undefined;
    const evaluated = evaluateReal(quantity.value, node);
    if (evaluated === undefined) return undefined;
    const { number, noise } = evaluated;
    const { unit } = quantity;
    const size = unit === undefined ? 1 : toNumber(unit.factor) * Math.PI ** unit.pi;
    return {
      number,
      unit,
      size,
      offset: unit?.offset ? toNumber(unit.offset) : 0,
      literal: readLiteral(node),
      noise,
    };
  });
}

/** The error of an integral, limit or series, relative to its size. */
const NUMERICAL_ERROR = 1e-7;

/** The values of integrals, limits and sums by their text, because several checks need the same ones. */
const computedBinders = new Map<string, number>();
const MAX_COMPUTED_BINDERS = 1000;

function evaluateBinders(expression: Expression, node: MathNode): number {
  const key = printMath(node);
  const number = computedBinders.get(key) ?? compileFunction(expression)?.(new Map()) ?? Number.NaN;
  if (computedBinders.size >= MAX_COMPUTED_BINDERS) computedBinders.clear();
  computedBinders.set(key, number);
  return number;
}

function evaluateReal(expression: Expression, node: MathNode): { number: number; noise: number } | undefined {
  if (hasBinder(expression)) {
    const number = evaluateBinders(expression, node);
    return Number.isFinite(number) ? { number, noise: NUMERICAL_ERROR * (1 + Math.abs(number)) } : undefined;
  }
  if (variablesOf(expression).size > 0) return undefined;
  const { re, im, err } = evaluate(expression, new Map());
  if (!Number.isFinite(re) || Math.abs(im) > 1e-9 * Math.max(1, Math.abs(re))) return undefined;
  return { number: re, noise: 32 * err };
}

function hasBinder(expression: Expression): boolean {
  return (expression.kind === 'call' && isBinder(expression.name)) || operandsOf(expression).some(hasBinder);
}

/** Returns half the size of the last significant digit; trailing zeros of whole numbers are not significant. */
export function getHalfLastDigit(literal: DecimalLiteral | undefined): number {
  return literal === undefined ? 0 : getLastDigitSize(literal) / 2;
}

/** Returns the size of the last significant digit. */
export function getLastDigitSize(literal: DecimalLiteral): number {
  const value = Number(`${literal.digits}e${literal.exponent - literal.places}`);
  if (value === 0) return 10 ** (literal.exponent - literal.places);
  const leadingPower = Math.floor(Math.log10(value) + 1e-12);
  return 10 ** (leadingPower - significantFigures(literal).min + 1);
}
