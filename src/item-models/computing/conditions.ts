// The learner decides whether a condition with AND or OR is true for given values.

import type { ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';
import { type Comparison, satisfiesComparison } from './data-table.ts';

/** One comparison of a condition: `age > 12`. Values are chosen at most `spread` from the limit. */
type Side = {
  readonly name: string;
  readonly comparison: Comparison;
  readonly limit: number;
  readonly spread: number;
};

type Condition = {
  readonly left: Side;
  readonly right: Side;
  readonly logicalOperator: 'AND' | 'OR';
  readonly isNegated: boolean;
};

/** Two variables and the ranges of their limits. */
const VARIABLES = [
  ['age', [10, 18], 'height', [120, 160]],
  ['temperature', [5, 30], 'windSpeed', [20, 60]],
  ['score', [30, 80], 'lives', [1, 5]],
  ['price', [20, 90], 'quantity', [2, 12]],
  ['distance', [40, 200], 'fuel', [5, 45]],
  ['members', [10, 40], 'years', [2, 12]],
] as const;

/** Picks a condition such as `age > 12 AND height >= 140`; `mayNegate` allows `NOT` before the first comparison. */
export function pickCondition(random: Random, mayNegate: boolean): Condition {
  const [left, leftRange, right, rightRange] = random.pick(VARIABLES);
  const pickSide = (name: string, [low, high]: readonly [number, number]): Side => ({
    name,
    comparison: random.pick(['>', '<', '>=', '<=']),
    limit: random.int(low, high),
    spread: Math.max(1, Math.round((high - low) / 6)),
  });
  return {
    left: pickSide(left, leftRange),
    right: pickSide(right, rightRange),
    logicalOperator: random.pick(['AND', 'OR']),
    isNegated: mayNegate && random.chance(0.4),
  };
}

function formatCondition({ left, right, logicalOperator, isNegated }: Condition): string {
  const formatSide = (side: Side) => `${side.name} ${side.comparison} ${side.limit}`;
  return isNegated
    ? `NOT (${formatSide(left)}) ${logicalOperator} ${formatSide(right)}`
    : `${formatSide(left)} ${logicalOperator} ${formatSide(right)}`;
}

/** The number of combinations of two comparisons that are true or false. */
const CASE_COUNT = 4;

type Inputs = readonly [left: number, right: number];

function isTrue({ left, right, logicalOperator, isNegated }: Condition, [a, b]: Inputs): boolean {
  const isLeftTrue = satisfiesComparison(a, left.comparison, left.limit) !== isNegated;
  const isRightTrue = satisfiesComparison(b, right.comparison, right.limit);
  return logicalOperator === 'AND' ? isLeftTrue && isRightTrue : isLeftTrue || isRightTrue;
}

const RELATION_TEX = { '>': '>', '<': '<', '>=': '\\geq', '<=': '\\leq' } as const;

/** Evaluates the two comparisons and joins them: `$27 < 27$ is false and $5 < 6$ is true, so false OR true is true`. */
function explainCondition(condition: Condition, inputs: Inputs): string {
  const { left, right, logicalOperator, isNegated } = condition;
  const [a, b] = inputs;
  const test = (value: number, { comparison, limit }: Side) => {
    const result = satisfiesComparison(value, comparison, limit);
    return { result, text: `$${value} ${RELATION_TEX[comparison]} ${limit}$ is ${result}` };
  };
  const [first, second] = [test(a, left), test(b, right)];
  const firstValue = isNegated ? `NOT ${first.result}` : `${first.result}`;
  return `${first.text}; ${second.text}; so ${firstValue} ${logicalOperator} ${second.result} is ${isTrue(condition, inputs)}`;
}

/** Picks inputs at or near the limits, where the comparison matters. */
export function pickInputs({ left, right }: Condition, random: Random, count: number): Inputs[] {
  const pickNearLimit = ({ limit, spread }: Side) =>
    random.pick([limit, limit + random.int(1, spread), Math.max(0, limit - random.int(1, spread))]);
  return Array.from({ length: count }, () => [pickNearLimit(left), pickNearLimit(right)] as const);
}

/** Writes a question on whether a condition is true for several inputs, for one mark each. Returns undefined if all results are equal or two parts test the same case. */
export function writeCondition(condition: Condition, inputs: readonly Inputs[]): ItemDraft | undefined {
  const results = inputs.map((values) => isTrue(condition, values));
  const { left, right } = condition;
  // Each part tests another case. A case states which of the two comparisons are true.
  const cases = inputs.map(([a, b]) =>
    [
      satisfiesComparison(a, left.comparison, left.limit),
      satisfiesComparison(b, right.comparison, right.limit),
    ].join(),
  );
  if (new Set(results).size < 2 || new Set(cases).size < Math.min(inputs.length, CASE_COUNT))
    return undefined;
  return writeParts({
    stem: `A program contains this condition. ${listingTex([`IF ${formatCondition(condition)} THEN`])} For each set of values, state whether the condition is true or false.`,
    parts: inputs.map(([a, b], index) => ({
      question: `The value of ${left.name} is $${a}$ and the value of ${right.name} is $${b}$.`,
      why: `Test both comparisons and join them with ${condition.logicalOperator}`,
      answer: results[index] === true ? 'true' : 'false',
      working: explainCondition(condition, [a, b]),
      options: ['true', 'false'],
      gaps: ['boolean'],
    })),
  });
}
