import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode, NumberNode } from '../../../maths/read/node.ts';
import { isExactly } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';

/** Which symbol of the formula each number of a line stands for: in `mv^2 = 2 \times 3^2`, m is 2 and v is 3. */
export type Alignment = {
  /** Numbers that the formula also contains. */
  readonly constants: ReadonlySet<NumberSite>;
  /** The symbol for which each number was substituted. */
  readonly symbols: ReadonlyMap<NumberSite, string>;
  /** The part of the formula that has each number as its value. */
  readonly expressions: ReadonlyMap<NumberSite, MathNode>;
};

type MutableAlignment = {
  readonly constants: Set<NumberSite>;
  readonly symbols: Map<NumberSite, string>;
  readonly expressions: Map<NumberSite, MathNode>;
};

const NO_ALIGNMENT: Alignment = { constants: new Set(), symbols: new Map(), expressions: new Map() };

/** Aligns a line with the formula before it in its chain of equalities; empty if they have different shapes. */
export function alignWithFormula(member: SolutionMember): Alignment {
  let formula = member.previous;
  while (formula !== undefined && !(formula.hasLetters && formula.node !== undefined))
    formula = formula.previous;
  if (formula?.node === undefined || member.node === undefined || formula.node.kind === 'symbol')
    return NO_ALIGNMENT;
  const alignment: MutableAlignment = { constants: new Set(), symbols: new Map(), expressions: new Map() };
  return align(formula.node, member.node, member, alignment) ? alignment : NO_ALIGNMENT;
}

/** Aligns a node of the formula with a node of the line; false if they have different shapes. */
function align(formula: MathNode, line: MathNode, member: SolutionMember, result: MutableAlignment): boolean {
  const node = withoutUnit(line);
  const site = findSite(node, member);
  if (formula.kind === 'symbol' && formula.name !== 'π') {
    if (site !== undefined) result.symbols.set(site, formula.name);
    return node.kind !== 'symbol' || node.name !== formula.name;
  }
  if (formula.kind === 'number' && site !== undefined) {
    result.constants.add(site);
    return isExactly(site, Number(formula.literal));
  }
  if (site !== undefined) {
    result.expressions.set(site, formula);
    return true;
  }
  const [formulaOperands, lineOperands] = [listOperands(formula), listOperands(node)];
  return (
    formula.kind === node.kind &&
    getName(formula) === getName(node) &&
    formulaOperands.length === lineOperands.length &&
    formulaOperands.every((operand, index) => {
      const lineOperand = lineOperands[index];
      return lineOperand !== undefined && align(operand, lineOperand, member, result);
    })
  );
}

/** Returns the name that nodes of one kind must share. */
function getName(node: MathNode): string {
  return node.kind === 'symbol' || node.kind === 'call' ? node.name : '';
}

/** Lists the operands; a number and its power of ten count as one factor. */
function listOperands(node: MathNode): readonly MathNode[] {
  if (node.kind !== 'product') return childrenOf(node);
  const factors: MathNode[] = [];
  for (const factor of node.factors) {
    const last = factors.at(-1);
    if (isPowerOfTen(factor) && last?.kind === 'number')
      factors[factors.length - 1] = { ...node, factors: [last, factor] };
    else factors.push(factor);
  }
  return factors;
}

function isPowerOfTen(node: MathNode): boolean {
  return node.kind === 'power' && node.base.kind === 'number' && node.base.literal === '10';
}

function withoutUnit(node: MathNode): MathNode {
  if (node.kind === 'quantity') return withoutUnit(node.value);
  if (node.kind === 'degree' || node.kind === 'negate') return withoutUnit(node.of);
  return node;
}

/** Returns the number site of a node that is one number, with or without a power of ten. */
function findSite(node: MathNode, member: SolutionMember): NumberSite | undefined {
  const number = findNumber(node);
  return number && member.siteByStart.get(number.span.start);
}

function findNumber(node: MathNode): NumberNode | undefined {
  if (node.kind === 'number') return node;
  if (node.kind !== 'product' || node.factors.length !== 2) return undefined;
  const [first, second] = node.factors;
  return first?.kind === 'number' && second !== undefined && isPowerOfTen(second) ? first : undefined;
}
