import { type Expression, minus, variablesOf } from '../exact/expression.ts';
import { sameValue } from '../exact/same-value.ts';
import type { MathNode } from '../read/node.ts';
import type { Rules } from './answer-policy.ts';
import { compareAntiderivatives } from './compare-antiderivatives.ts';
import { compareNumbers } from './compare-numbers.ts';
import { compareQuantities } from './compare-quantities.ts';
import { readLiteral } from './literal.ts';
import { correct, incorrect, type Outcome, UNDECIDED } from './outcome.ts';
import { toValueWithUnit } from './value-with-unit.ts';

/** Compares two numbers, quantities or formulas; returns undefined if one side is something else. */
export function compareExpressions(expected: MathNode, given: MathNode, rules: Rules): Outcome | undefined {
  const antiderivativeOutcome = compareAntiderivatives(expected, given, rules);
  if (antiderivativeOutcome) return antiderivativeOutcome;
  const [e, g] = [toValueWithUnit(expected), toValueWithUnit(given)];
  if (!e || !g) return undefined;
  if (e.unit || g.unit) return compareQuantities(e, g, rules);
  if (variablesOf(e.value).size === 0 && variablesOf(g.value).size === 0) {
    return compareNumbers(
      { expression: e.value, literal: readLiteral(expected) },
      { expression: g.value, literal: readLiteral(given) },
      rules,
    );
  }
  return compareFormulas(e.value, g.value, rules);
}

function compareFormulas(e: Expression, g: Expression, { assumptions }: Rules): Outcome {
  const verdict = sameValue(e, g, assumptions);
  if (verdict === 'same') return correct('equivalent');
  if (verdict === 'unclear') return UNDECIDED;
  return sameValue(e, minus(g), assumptions) === 'same' ? incorrect('sign') : incorrect();
}
