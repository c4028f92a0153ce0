import { differenceOfSides } from '../agree/compare-equations.ts';
import { type Core, substitute, variablesOf } from '../exact/core.ts';
import { polynomialKey } from '../exact/polynomial.ts';
import { sameValue } from '../exact/same-value.ts';
import type { RelationNode } from '../read/node.ts';
import { type Assignment, assignmentOf, zeroPolynomial } from './equations.ts';
import { asLinear, echelon, type LinearForm, reduceForm } from './linear-system.ts';

/** Returns whether an equation follows from others, by linear combination or by substituting known values. */
export function followsFrom(equation: RelationNode, from: readonly RelationNode[]): boolean {
  const gap = differenceOfSides(equation);
  if (!gap) return false;
  return isAmong(gap, from) || followsLinearly(gap, from) || followsBySubstitution(gap, from);
}

/** Returns whether the linear method is conclusive, so that “does not follow” is a proof. */
export function isLinearSystem(equations: readonly RelationNode[]): boolean {
  return equations.every((equation) => {
    const gap = differenceOfSides(equation);
    return gap !== undefined && linearOf(gap) !== undefined;
  });
}

function isAmong(gap: Core, from: readonly RelationNode[]): boolean {
  const key = keyOf(gap);
  return (
    key !== undefined &&
    from.some((equation) => {
      const core = differenceOfSides(equation);
      return core !== undefined && keyOf(core) === key;
    })
  );
}

function followsLinearly(gap: Core, from: readonly RelationNode[]): boolean {
  const form = linearOf(gap);
  if (!form) return false;
  const known = from.map(differenceOfSides).flatMap((core) => (core ? (linearOf(core) ?? []) : []));
  return reduceForm(form, echelon(known)).size === 0;
}

function linearOf(gap: Core): LinearForm | undefined {
  const polynomial = zeroPolynomial(gap);
  return polynomial && asLinear(polynomial);
}

/** Substitutes known values into the new equation and the old ones, which must then include it. */
function followsBySubstitution(gap: Core, from: readonly RelationNode[]): boolean {
  const known = assignments(from);
  if (known.length === 0) return false;
  const target = substituteKnown(gap, known);
  if (variablesOf(target).size === 0) return sameValue(target, ZERO_CORE) === 'same';
  const key = keyOf(target);
  if (key === '') return true;
  return (
    key !== undefined &&
    from.some((equation) => {
      const core = differenceOfSides(equation);
      const own = assignmentOf(equation);
      const others = known.filter((one) => one.name !== own?.name);
      return (
        core !== undefined &&
        (keyOf(substituteKnown(core, others)) === key || keyOf(substituteKnown(core, known)) === key)
      );
    })
  );
}

const ZERO_CORE: Core = { k: 'num', q: { n: 0n, d: 1n } };

function assignments(from: readonly RelationNode[]): Assignment[] {
  const byName = new Map<string, Assignment>();
  for (const equation of from) {
    const found = assignmentOf(equation);
    if (found) byName.set(found.name, found);
  }
  return [...byName.values()];
}

function substituteKnown(core: Core, known: readonly Assignment[]): Core {
  const values = new Map(known.map(({ name, value }) => [name, value]));
  let result = core;
  for (let round = 0; round < 3; round++) result = substitute(result, values);
  return result;
}

function keyOf(gap: Core): string | undefined {
  const polynomial = zeroPolynomial(gap);
  return polynomial && polynomialKey(polynomial);
}
