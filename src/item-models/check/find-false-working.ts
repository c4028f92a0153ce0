import type { Question } from '../../domain/question.ts';
import { agree } from '../../maths/agree/agree.ts';
import { someNode, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { listBulletLists } from './fill-in-follow-through.ts';

/** A formula between dollars. */
const FORMULA = /\$([^$]+)\$/g;

/** Finds false equalities in the working of the marking scheme, such as `7^2 - 4 \times 5 = 28`. */
export function findFalseWorking(question: Question): string[] {
  const bullets = listBulletLists(question).flatMap((list) => list.bullets);
  const formulas = bullets.flatMap(({ illustrative = '' }) =>
    [...illustrative.matchAll(FORMULA)].map(([, formula = '']) => formula),
  );
  return formulas.flatMap(findFalseEqualities);
}

function findFalseEqualities(formula: string): string[] {
  const parsed = readMath(formula);
  if (!parsed.ok || parsed.node.kind !== 'relation') return [];
  if (parsed.node.operators.some((operator) => operator !== '=')) return [];
  const values = parsed.node.operands
    .filter(isNumeric)
    .map(({ span }) => formula.slice(span.start, span.end));
  return values.slice(1).flatMap((value, index) => {
    const previous = values[index] ?? value;
    return isSameNumber(previous, value) ? [] : [`${previous} is not ${value}`];
  });
}

/** Whether an operand contains only numbers and π. A function value such as `f(-2)` is not numeric. */
function isNumeric(node: MathNode): boolean {
  const hasFunctionValue = someNode(node, (inner) => inner.kind === 'call' && /^[a-zA-Z]$/.test(inner.name));
  return !hasFunctionValue && [...symbolsOf(node)].every((name) => name === 'π');
}

/** A number without a calculation, with or without a pound sign. */
const PLAIN_NUMBER = /^(?:\\pounds)?\s*-?\d+(?:\.\d+)?$/;

/**
 * Whether two numbers are equal, one is a rounding of the other, or they differ by at most 0.2%. A plain number may only be
 * followed by itself or by a rounding: `164.9 = \pounds 164.95` is false.
 */
function isSameNumber(before: string, value: string): boolean {
  const numbers = [before, value].map((text) => text.trim());
  if (numbers.every((text) => PLAIN_NUMBER.test(text))) {
    const [first = '', second = ''] = numbers.map((text) => text.replace(/^\\pounds\s*/, ''));
    return isRounding(Number(first), second);
  }
  return [{}, { sigFigs: [1, 12] as const }, { tolerance: { relative: 0.002 } }].some(
    (policy) => agree(before, value, policy).verdict === 'correct',
  );
}

/** Whether the text is the number rounded to the decimal places, or to the zeros, that the text shows. */
function isRounding(exact: number, text: string): boolean {
  const places = text.split('.')[1]?.length ?? -(/[1-9](0*)$/.exec(text)?.[1]?.length ?? 0);
  return Math.abs(exact - Number(text)) <= 0.5 * 10 ** -places * (1 + 1e-9);
}
