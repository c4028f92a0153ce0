import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { computeValue } from '../evidence/compute-value.ts';
import { canSatisfy } from '../evidence/contradicts-equation.ts';
import { type Expected, readExpected, splitItems } from '../evidence/expected.ts';
import { listVariants } from '../evidence/list-variants.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import { listLetters } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import { listCorrected, type OwnStep, type WrongValue } from './correct-values.ts';
import type { MarkingContext } from './marking-context.ts';

/** A rounded value may be this fraction away from the solution of an equation. */
const MAX_ROUNDING = 0.006;

type Values = ReadonlyMap<string, number>;

/**
 * Lists the right solutions of wrong equations. The learner's value must solve the learner's own equation,
 * with the learner's values for other letters. The scheme's value must solve the scheme's equation in the
 * same way.
 */
export function listOwnSolutions(
  { bullet }: BulletMark,
  wrong: readonly WrongValue[],
  marking: MarkingContext,
): OwnStep[] {
  const { task, attempt } = marking;
  if (bullet.evidence.kind !== 'expression' || wrong.length === 0) return [];
  const expected = readExpected(bullet.evidence.tex, task.cache);
  const target = expected.node && computeNumber(expected.node);
  if ((expected.kind !== 'number' && expected.kind !== 'solved') || target === undefined) return [];
  const schemeValues = listSchemeValues(bullet.n, task);
  const equations = attempt.statements.filter((statement) => isEquation(statement, task));
  return attempt.statements.flatMap((statement) => {
    const value = toValue(statement, expected, task);
    if (value === undefined || Math.abs(value - target) <= MAX_ROUNDING * Math.abs(target)) return [];
    const ownValues = listOwnLetters(statement, marking);
    const from = equations
      .filter(({ order }) => order < statement.order)
      .flatMap(({ text }) => listVariants(text, task.cache, task.inDegrees))
      .flatMap((text) => task.cache.read(text) ?? [])
      .filter((own) => solves(own, value, ownValues))
      .flatMap((own) => [
        ...findSchemeEquations(own, bullet.n, marking).filter(({ node }) =>
          solves(node, target, schemeValues),
        ),
        ...listCorrected(own, wrong, task).filter(({ node }) => solves(node, target, schemeValues)),
      ])
      .flatMap(({ references }) => references);
    if (from.length === 0) return [];
    return [{ expression: printValue(statement, task), from: [...new Set(from)], wrongValues: [] }];
  });
}

/** Returns the value of a statement that is a number, or that gives a value to the name in the expected value. */
function toValue(statement: Statement, expected: Expected, { cache }: Task): number | undefined {
  const { text, role, name } = statement;
  const kind = cache.classify(text);
  if (role === 'prose' || role === 'link' || (kind !== 'number' && kind !== 'solved')) return undefined;
  if (expected.name !== undefined && name !== undefined && name !== expected.name) return undefined;
  const node = cache.read(text);
  return node && computeNumber(node);
}

function printValue({ text }: Statement, { cache }: Task): string {
  const node = cache.read(text);
  return node ? printMath(removeNameAndUnit(node)) : text;
}

/** Computes a value; an angle in degrees counts as its number. */
function computeNumber(node: MathNode): number | undefined {
  const value = removeNameAndUnit(node);
  return computeValue(value.kind === 'degree' ? value.of : value);
}

function isEquation({ text, role }: Statement, { cache }: Task): boolean {
  if (role === 'prose' || cache.classify(text) !== 'equation') return false;
  const node = cache.read(text);
  return node?.kind === 'relation' && node.operands.length === 2 && node.operators[0] === '=';
}

/** Returns the values that the scheme finds before a bullet, and the coordinates of the point of the question. */
function listSchemeValues(n: number, { scheme, cache, point }: Task): Values {
  const found = scheme.bullets.flatMap((bullet) => {
    if (bullet.n >= n || bullet.evidence.kind !== 'expression') return [];
    const expected = readExpected(bullet.evidence.tex, cache);
    const items = splitItems(expected);
    return (items.length > 0 ? items : [bullet.evidence.tex]).flatMap((tex) => toNamedValue(tex, cache));
  });
  return new Map([...point, ...found]);
}

function toNamedValue(tex: string, cache: Task['cache']): [string, number][] {
  const { name, node } = readExpected(tex, cache);
  const value = node && computeNumber(node);
  return name === undefined || value === undefined ? [] : [[name, value]];
}

/** Returns the values that the learner states for letters before a statement, and the coordinates of the point. */
function listOwnLetters(before: Statement, { task, attempt }: MarkingContext): Values {
  const found = attempt.statements
    .filter(({ order, role, name }) => order < before.order && role !== 'prose' && name !== before.name)
    .flatMap(({ text }) => toNamedValue(text, task.cache));
  return new Map([...task.point, ...found]);
}

/** Finds the equations of earlier lost bullets with the letters of the learner's equation. */
function findSchemeEquations(
  own: MathNode,
  n: number,
  { task, bulletMarks }: MarkingContext,
): { readonly node: MathNode; readonly references: readonly string[] }[] {
  const letters = [...listLetters(own)].toSorted().join();
  return bulletMarks.flatMap(({ bullet, award }) => {
    if (bullet.n >= n || (award && award.from.length === 0)) return [];
    return listEvidence(bullet).flatMap((evidence) => {
      const node = evidence.kind === 'expression' ? task.cache.read(evidence.tex) : undefined;
      const isSame = node?.kind === 'relation' && [...listLetters(node)].toSorted().join() === letters;
      return isSame ? [{ node, references: [`b${bullet.n}`] }] : [];
    });
  });
}

/** Returns whether a value for the only letter without a value solves an equation. */
function solves(equation: MathNode, value: number, values: Values): boolean {
  if (equation.kind !== 'relation') return false;
  const [letter, ...others] = [...listLetters(equation)].filter((name) => !values.has(name));
  return (
    letter !== undefined &&
    others.length === 0 &&
    canSatisfy(equation.operands, letter, value, { rounding: MAX_ROUNDING, others: values })
  );
}
