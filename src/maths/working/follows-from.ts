import { differenceOfSides } from '../agree/compare-equations.ts';
import { type Expression, substitute, variablesOf } from '../exact/expression.ts';
import { polynomialKey } from '../exact/polynomial.ts';
import { sameValue } from '../exact/same-value.ts';
import type { RelationNode } from '../read/node.ts';
import { type LetterAssignment, readAssignment, toPolynomial } from './equations.ts';
import { type LinearForm, reduceForm, toEchelon, toLinear } from './linear-system.ts';

/** Returns whether an equation follows from others, by linear combination or by substituting known values. */
export function followsFrom(equation: RelationNode, premises: readonly RelationNode[]): boolean {
  const sideDifference = differenceOfSides(equation);
  if (!sideDifference) return false;
  return (
    isPremise(sideDifference, premises) ||
    followsLinearly(sideDifference, premises) ||
    followsBySubstitution(sideDifference, premises)
  );
}

/** Returns whether all equations are linear. Then a negative result of `followsFrom` is a proof. */
export function isLinearSystem(equations: readonly RelationNode[]): boolean {
  return equations.every((equation) => {
    const sideDifference = differenceOfSides(equation);
    return sideDifference !== undefined && toLinearForm(sideDifference) !== undefined;
  });
}

function isPremise(sideDifference: Expression, premises: readonly RelationNode[]): boolean {
  const key = toKey(sideDifference);
  return (
    key !== undefined &&
    premises.some((equation) => {
      const expression = differenceOfSides(equation);
      return expression !== undefined && toKey(expression) === key;
    })
  );
}

function followsLinearly(sideDifference: Expression, premises: readonly RelationNode[]): boolean {
  const form = toLinearForm(sideDifference);
  if (!form) return false;
  const knownForms = premises
    .map(differenceOfSides)
    .flatMap((expression) => (expression ? (toLinearForm(expression) ?? []) : []));
  return reduceForm(form, toEchelon(knownForms)).size === 0;
}

function toLinearForm(sideDifference: Expression): LinearForm | undefined {
  const polynomial = toPolynomial(sideDifference);
  return polynomial && toLinear(polynomial);
}

/**
 * Substitutes known values into the equation and the premises, and tests whether one premise becomes the
 * equation.
 */
function followsBySubstitution(sideDifference: Expression, premises: readonly RelationNode[]): boolean {
  const assignments = listAssignments(premises);
  if (assignments.length === 0) return false;
  const target = substituteKnown(sideDifference, assignments);
  if (variablesOf(target).size === 0) return sameValue(target, ZERO_EXPRESSION) === 'same';
  const key = toKey(target);
  if (key === '') return true;
  return (
    key !== undefined &&
    premises.some((equation) => {
      const expression = differenceOfSides(equation);
      const ownAssignment = readAssignment(equation);
      const others = assignments.filter((assignment) => assignment.name !== ownAssignment?.name);
      return (
        expression !== undefined &&
        (toKey(substituteKnown(expression, others)) === key ||
          toKey(substituteKnown(expression, assignments)) === key)
      );
    })
  );
}

const ZERO_EXPRESSION: Expression = { kind: 'num', value: { n: 0n, d: 1n } };

function listAssignments(premises: readonly RelationNode[]): LetterAssignment[] {
  const byName = new Map<string, LetterAssignment>();
  for (const equation of premises) {
    const assignment = readAssignment(equation);
    if (assignment) byName.set(assignment.name, assignment);
  }
  return [...byName.values()];
}

function substituteKnown(expression: Expression, assignments: readonly LetterAssignment[]): Expression {
  const values = new Map(assignments.map(({ name, value }) => [name, value]));
  let result = expression;
  // Several rounds, because a substituted value may contain other known letters.
  for (let round = 0; round < 3; round++) result = substitute(result, values);
  return result;
}

function toKey(sideDifference: Expression): string | undefined {
  const polynomial = toPolynomial(sideDifference);
  return polynomial && polynomialKey(polynomial);
}
