import type { Span } from '../../domain/span.ts';
import { splitQuestion } from '../sections/solution-sections.ts';
import { type EquationInOneUnknown, findWrongRoot, toEquation } from './check-equations.ts';
import { type SolutionRow, splitIntoRows } from './formula-rows.ts';
import { splitChains } from './split-chains.ts';

/** A value that a solution states for the unknown of the stem's equation, and the span of its statement. */
type StatedRoot = { readonly equation: EquationInOneUnknown; readonly span: Span };

/**
 * Returns the last value that a solution states for the unknown of the only equation of its stem, if no stated value
 * solves that equation.
 */
export function findUnsolvedEquation(source: string, question: Span): StatedRoot | undefined {
  const { stem, sections } = splitQuestion(source, question);
  const equations = listEquations(splitIntoRows(stem));
  const [equation] = equations;
  if (equation === undefined || equations.length !== 1 || equation.value !== undefined) return undefined;
  const roots = sections.flatMap(({ nodes, offset }) =>
    listEquations(splitIntoRows(nodes))
      .filter(({ unknown, value }) => unknown === equation.unknown && value !== undefined)
      .map((root) => ({ equation: root, offset })),
  );
  const last = roots.at(-1);
  if (last === undefined || roots.some(({ equation: root }) => findWrongRoot(equation, root, 0).length === 0))
    return undefined;
  const [left, right] = last.equation.members;
  return {
    equation: last.equation,
    span: { start: left.start + last.offset, end: right.end + last.offset },
  };
}

/** Lists the equations in one unknown; a chain such as `2x = 25 - 7 = 18` equates its first and last member. */
function listEquations(rows: readonly SolutionRow[]): EquationInOneUnknown[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'formula') return [];
    return splitChains(row.nodes).flatMap(({ members, signs }) => {
      if (signs.length === 0 || signs.some((sign) => sign === 'other')) return [];
      const [first, last] = [members[0], members.at(-1)];
      return first === undefined || last === undefined ? [] : (toEquation([first, last]) ?? []);
    });
  });
}
