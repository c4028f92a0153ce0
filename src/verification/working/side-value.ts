import { literalOf } from '../../maths/agree/literal.ts';
import { toValueWithUnit } from '../../maths/agree/value-with-unit.ts';
import { type Core, variablesOf } from '../../maths/exact/core.ts';
import type { DecimalLiteral } from '../../maths/exact/decimal.ts';
import { significantFigures } from '../../maths/exact/decimal.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { Unit } from '../../maths/units/unit.ts';

/** The value of one side of an equality. */
export type SideValue = {
  /** In its own unit, as written. */
  readonly number: number;
  readonly unit: Unit | undefined;
  /** The size of the unit in base units; `offset` is the zero point of scales such as °C. */
  readonly size: number;
  readonly offset: number;
  readonly literal: DecimalLiteral | undefined;
  /** The maximum floating-point error. */
  readonly noise: number;
};

/** Evaluates an arithmetic node; undefined if it has no real value or is too costly to compute. */
export function sideValue(node: MathNode): SideValue | undefined {
  return withinBudget(() => {
    const quantity = toValueWithUnit(node);
    if (!quantity) return undefined;
    const real = evaluateReal(quantity.value);
    if (real === undefined) return undefined;
    const { number, noise } = real;
    const { unit } = quantity;
    const size = unit === undefined ? 1 : toNumber(unit.factor) * Math.PI ** unit.pi;
    return {
      number,
      unit,
      size,
      offset: unit?.offset ? toNumber(unit.offset) : 0,
      literal: literalOf(node),
      noise,
    };
  });
}

function evaluateReal(core: Core): { number: number; noise: number } | undefined {
  if (variablesOf(core).size > 0) return undefined;
  const { re, im, err } = evaluate(core, new Map());
  if (!Number.isFinite(re) || Math.abs(im) > 1e-9 * Math.max(1, Math.abs(re))) return undefined;
  return { number: re, noise: 32 * err };
}

/** Returns half of the last significant digit; trailing zeros of whole numbers are not significant. */
export function halfLastDigit(literal: DecimalLiteral | undefined): number {
  return literal === undefined ? 0 : lastDigit(literal) / 2;
}

/** Returns the size of the last significant digit. */
export function lastDigit(literal: DecimalLiteral): number {
  const value = Number(`${literal.digits}e${literal.exponent - literal.places}`);
  if (value === 0) return 10 ** (literal.exponent - literal.places);
  const lead = Math.floor(Math.log10(value) + 1e-12);
  return 10 ** (lead - significantFigures(literal).min + 1);
}
