import type { ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';
import { type Comparison, compares } from './data-table.ts';

type Side = {
  readonly name: string;
  readonly comparison: Comparison;
  readonly limit: number;
  readonly spread: number;
};

type Condition = {
  readonly left: Side;
  readonly right: Side;
  readonly joint: 'AND' | 'OR';
  readonly isNegated: boolean;
};

const SITUATIONS = [
  ['age', [10, 18], 'height', [120, 160]],
  ['temperature', [5, 30], 'windSpeed', [20, 60]],
  ['score', [30, 80], 'lives', [1, 5]],
  ['price', [20, 90], 'quantity', [2, 12]],
  ['distance', [40, 200], 'fuel', [5, 45]],
  ['members', [10, 40], 'years', [2, 12]],
] as const;

export function drawCondition(random: Random, mayNegate: boolean): Condition {
  const [left, leftRange, right, rightRange] = random.pick(SITUATIONS);
  const side = (name: string, [low, high]: readonly [number, number]): Side => ({
    name,
    comparison: random.pick(['>', '<', '>=', '<=']),
    limit: random.int(low, high),
    spread: Math.max(1, Math.round((high - low) / 6)),
  });
  return {
    left: side(left, leftRange),
    right: side(right, rightRange),
    joint: random.pick(['AND', 'OR']),
    isNegated: mayNegate && random.chance(0.4),
  };
}

function conditionText({ left, right, joint, isNegated }: Condition): string {
  const text = (side: Side) => `${side.name} ${side.comparison} ${side.limit}`;
  return isNegated ? `NOT (${text(left)}) ${joint} ${text(right)}` : `${text(left)} ${joint} ${text(right)}`;
}

type Inputs = readonly [left: number, right: number];

function isTrue({ left, right, joint, isNegated }: Condition, [a, b]: Inputs): boolean {
  const one = compares(a, left.comparison, left.limit) !== isNegated;
  const two = compares(b, right.comparison, right.limit);
  return joint === 'AND' ? one && two : one || two;
}

/** Draws inputs at or near the limits, where the comparison matters. */
export function drawInputs({ left, right }: Condition, random: Random, count: number): Inputs[] {
  const near = ({ limit, spread }: Side) =>
    random.pick([limit, limit + random.int(1, spread), Math.max(0, limit - random.int(1, spread))]);
  return Array.from({ length: count }, () => [near(left), near(right)] as const);
}

/** A question on whether a condition is true for several inputs, a mark each. */
export function writeCondition(condition: Condition, inputs: readonly Inputs[]): ItemDraft | undefined {
  const results = inputs.map((one) => isTrue(condition, one));
  if (new Set(results).size < 2 || new Set(inputs.map(String)).size < inputs.length) return undefined;
  const { left, right } = condition;
  return writeParts({
    stem: `A program contains this condition. ${listingTex([`IF ${conditionText(condition)} THEN`])} For each set of values, state whether the condition is true or false.`,
    parts: inputs.map(([a, b], index) => ({
      question: `The value of ${left.name} is $${a}$ and the value of ${right.name} is $${b}$.`,
      why: `Test both comparisons and join them with ${condition.joint}`,
      answer: results[index] === true ? 'true' : 'false',
      not: [results[index] === true ? 'false' : 'true'],
      gaps: ['boolean'],
    })),
  });
}
