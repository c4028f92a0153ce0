import type { Question } from '../../domain/question.ts';
import { agree } from '../../maths/agree/agree.ts';
import { someNode, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';

const FORMULA = /\$([^$]+)\$/g;

/** Finds false equalities in the working of the scheme: `7^2 - 4 \times 5 = 28`. */
export function findFalseWorking({ markingScheme }: Question): string[] {
  const formulas = (markingScheme?.bullets ?? []).flatMap(({ illustrative = '' }) =>
    [...illustrative.matchAll(FORMULA)].map(([, formula = '']) => formula),
  );
  return formulas.flatMap(findFalseEqualities);
}

function findFalseEqualities(formula: string): string[] {
  const read = readMath(formula);
  if (!read.ok || read.node.kind !== 'relation' || read.node.operators.some((one) => one !== '=')) return [];
  const values = read.node.operands.filter(isNumeric).map(({ span }) => formula.slice(span.start, span.end));
  return values.slice(1).flatMap((value, index) => {
    const before = values[index] ?? value;
    return isSameNumber(before, value) ? [] : [`${before} is not ${value}`];
  });
}

/** Whether an operand has only numbers; `f(-2)` is a name, not a number. */
function isNumeric(node: MathNode): boolean {
  const isNamed = someNode(node, (part) => part.kind === 'call' && /^[a-zA-Z]$/.test(part.name));
  return !isNamed && [...symbolsOf(node)].every((name) => name === 'π');
}

function isSameNumber(before: string, value: string): boolean {
  return [{}, { sigFigs: [1, 12] as const }, { tolerance: { relative: 0.002 } }].some(
    (policy) => agree(before, value, policy).verdict === 'correct',
  );
}
