import { childrenOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { computeValue } from '../evidence/compute-value.ts';
import { type Expected, readExpected, splitItems, splitPoint } from '../evidence/expected.ts';
import { isRoundedResult } from '../evidence/is-rounded-result.ts';
import { listVariants } from '../evidence/list-variants.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import { listLetters } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import { listCorrected, type OwnStep, type WrongValue } from './correct-values.ts';
import { isEasier, lacksOperations } from './difficulty.ts';
import { listOwnSolutions } from './list-own-solutions.ts';
import type { MarkingContext } from './marking-context.ts';
import { listCandidates } from './own-values.ts';

/** The values in a scheme are rounded, so a value computed from them may differ by this fraction. */
const MAX_DRIFT = 0.001;
const MAX_STATEMENTS = 40;
const MAX_DIFFERENCES = 4;

/**
 * Lists the learner's formulas that would be the scheme's formula for a bullet if the values of earlier bullets were right. They are right
 * steps from wrong values, whether or not the scheme has a rule for them.
 */
export function listOwnSteps(bulletMark: BulletMark, marking: MarkingContext): OwnStep[] {
  const { bullet } = bulletMark;
  const { task, attempt } = marking;
  const wrong = listWrongValues(bullet.n, marking);
  if (bullet.evidence.kind !== 'expression' || wrong.length === 0) return [];
  const expected = readExpected(bullet.evidence.tex, task.cache);
  const steps = attempt.statements
    .filter((statement) => isLike(expected, statement, task))
    .slice(-MAX_STATEMENTS)
    .flatMap((statement) => findOwnStep(expected, statement, { wrong, marking }) ?? []);
  return [...steps, ...listOwnSolutions(bulletMark, wrong, marking)];
}

/**
 * Lists the values of earlier bullets that the learner did not find, or that are wrong because an earlier
 * value is wrong.
 */
function listWrongValues(n: number, marking: MarkingContext): WrongValue[] {
  const { task, attempt, bulletMarks } = marking;
  return bulletMarks.flatMap((bulletMark) => {
    const { bullet, award, ownValues } = bulletMark;
    const isWrong = award === undefined || award.from.length > 0;
    if (bullet.n >= n || !isWrong || bullet.evidence.kind !== 'expression') return [];
    const values =
      ownValues.length > 0
        ? ownValues
        : listCandidates(bulletMark, { task, bulletMarks, statements: attempt.statements });
    const items = listItems(bullet.evidence.tex, task);
    const ownItems = values.map(({ tex }) => listItems(tex, task));
    const reference = `b${bullet.n}`;
    return items.flatMap((scheme, index) => {
      const own = ownItems.flatMap((each) => (each.length === items.length ? (each[index] ?? []) : []));
      const differences = own.flatMap((each) => listDifferences(each, scheme));
      return [
        { reference, scheme, own },
        ...differences.slice(0, MAX_DIFFERENCES).map((difference) => ({ reference, ...difference })),
      ];
    });
  });
}

/** Returns the pieces in which two formulas of the same structure differ: 36 for 4 in `36e^{3x} + c`. */
function listDifferences(own: MathNode, scheme: MathNode): Omit<WrongValue, 'reference'>[] {
  const [children, schemeChildren] = [childrenOf(own), childrenOf(scheme)];
  const isSameKind = own.kind === scheme.kind && children.length === schemeChildren.length;
  if (printMath(own) === printMath(scheme)) return [];
  if (!isSameKind || children.length === 0) return [{ scheme, own: [own] }];
  const differing = children.flatMap((child, index) => {
    const other = schemeChildren[index];
    return other && printMath(child) !== printMath(other) ? [{ child, other }] : [];
  });
  const [only, ...others] = differing;
  return only && others.length === 0 ? listDifferences(only.child, only.other) : [];
}

/** Returns the values of a point or a list, or the only value. */
function listItems(tex: string, { cache }: Task): MathNode[] {
  const expected = readExpected(tex, cache);
  const texts = [...splitPoint(expected), ...splitItems(expected)];
  const nodes = (texts.length > 0 ? texts : [tex]).flatMap((text) => cache.read(text) ?? []);
  return nodes.map((node) => removeNameAndUnit(node));
}

function isLike(expected: Expected, { text, role }: Statement, { cache }: Task): boolean {
  const kind = cache.classify(text);
  if (role === 'prose') return false;
  if (expected.kind === 'number' || expected.kind === 'solved')
    return role !== 'link' && (kind === 'number' || kind === 'solved');
  const node = cache.read(text);
  if (kind !== expected.kind || !node || !expected.node) return false;
  const [own, required] = [listLetters(node), listLetters(expected.node)];
  return own.size === required.size && own.isSubsetOf(required);
}

type StepContext = { readonly wrong: readonly WrongValue[]; readonly marking: MarkingContext };

/**
 * Returns the learner's formula or calculation if only wrong earlier values distinguish it from the scheme's.
 */
function findOwnStep(
  expected: Expected,
  statement: Statement,
  { wrong, marking }: StepContext,
): OwnStep | undefined {
  const { task } = marking;
  const isValue = expected.kind === 'number' || expected.kind === 'solved';
  for (const source of listSources(statement, isValue, marking)) {
    const corrected = listCorrected(source, wrong, task).find(
      ({ node }) => isExpected(node, expected, task) && !isEasierStep(source, node),
    );
    if (!corrected) continue;
    const node = isValue ? source : task.cache.read(statement.text);
    if (node) {
      const { references, replaced } = corrected;
      return { expression: printMath(removeNameAndUnit(node)), from: references, wrongValues: replaced };
    }
  }
  return undefined;
}

/** Lists the formulas that a statement evaluates or simplifies. For a statement that is a formula, this includes the formula itself. */
function listSources(
  statement: Statement,
  isValue: boolean,
  { task, attempt, bulletMarks }: MarkingContext,
): MathNode[] {
  const { cache, inDegrees } = task;
  const { computedFrom, text, line, order } = statement;
  const toNodes = (source: string) =>
    listVariants(source, cache, inDegrees)
      .toReversed()
      .flatMap((variant) => cache.read(variant) ?? []);
  if (isValue)
    return computedFrom !== undefined && isRoundedResult(statement, task) ? toNodes(computedFrom) : [];
  const before = attempt.statements.findLast(
    (other) =>
      other.order < order && other.line < line && cache.classify(other.text) === cache.classify(text),
  );
  const simplified = [computedFrom ?? '', before?.text ?? ''].filter(
    (source) => source !== '' && toNodes(source).some((node) => cache.agrees(printMath(node), text)),
  );
  // A wrong formula alone shows no step.
  const hasStep =
    bulletMarks.some(({ award }) => award) || attempt.statements.some((other) => other.line < line);
  return [...(hasStep ? [text] : []), ...simplified].flatMap(toNodes);
}

function isExpected(node: MathNode, expected: Expected, { cache }: Task): boolean {
  const value = expected.node && computeValue(expected.node);
  if (value === undefined) return cache.agrees(expected.tex, printMath(node));
  const own = computeValue(node);
  const decimals = /\d\.(\d+)/u.exec(expected.tex)?.[1]?.length;
  // A small whole number or a fraction is exact.
  const lastPlace = decimals === undefined ? (Math.abs(value) < 100 ? 0 : 1) : 10 ** -decimals;
  return own !== undefined && Math.abs(own - value) <= MAX_DRIFT * Math.abs(value) + 0.6 * lastPlace;
}

/** Returns whether a wrong value made the step easier: an operation or a power of the letter is missing. */
function isEasierStep(own: MathNode, scheme: MathNode): boolean {
  return listLetters(own).size === 0 ? lacksOperations(own, scheme) : isEasier(own, scheme, ['degree']);
}
