import { isPureNumber } from '../../maths/units/unit.ts';
import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { findGivens, type Given, locateGiven } from './givens.ts';
import { isSameValue } from './option-values.ts';

const stem = (extra: string) =>
  `A force of $12\\,\\mathrm{N}$ acts on a mass of $3.0\\,\\mathrm{kg}$${extra}. Calculate the acceleration.`;
const solution = '\\begin{align*}\na &= \\frac{12}{3.0} \\\\\n&= 4.0\\,\\mathrm{m\\,s^{-2}}\n\\end{align*}';
const NUMBER = /\d+(?:\.\d+)?/g;

export const givensAreUsed = defineQuestionCheck({
  id: 'givens-are-used',
  code: 'M05',
  meaning: 'Every quantity that the stem gives is used in the solution.',
  severity: 'info',
  fails: writtenQuestion(stem(' at a height of $57\\,\\mathrm{m}$'), solution),
  passes: writtenQuestion(stem(''), solution),
  run: (view) => {
    const { working, spans, source, question, part } = view;
    if (spans.solution === undefined || working.counts.judged === 0 || question.kind === 'passage') return [];
    const end = part === undefined ? spans.question.end : spans.solution.end;
    const text = source.slice(spans.solution.start, end);
    const numbers = (text.match(NUMBER) ?? []).map(Number);
    const computedValues = [...working.results.map(({ value }) => value), ...working.usedValues];
    const values = computedValues.flatMap(({ number, size }) => [number, number * size]);
    const givens = findGivens(view.stem.nodes).filter(isQuantity);
    return givens
      .filter((given) => !isUsed(given, [...numbers, ...values]))
      .map((given) => ({
        message: `$${given.tex}$ is given but the solution does not use it; remove it or use it.`,
        span: locateGiven(view, given),
        field: 'stem',
      }));
  },
});

/**
 * Angles and temperatures are not checked: angles appear as values of their sines, and temperatures are often
 * conditions.
 */
function isQuantity({ measured: { unit, literal } }: Given): boolean {
  return unit !== undefined && literal !== undefined && unit.offset === undefined && !isPureNumber(unit);
}

/** Whether the solution contains the value as written, in base units, or multiplied by a power of ten. */
function isUsed({ measured }: Given, numbers: readonly number[]): boolean {
  const { written, value } = measured;
  return numbers.some((number) => {
    if (isSameValue(number, Math.abs(written), 1e-6) || isSameValue(number, Math.abs(value), 1e-6))
      return true;
    if (number === 0 || written === 0) return false;
    const power = Math.log10(Math.abs(number / written));
    return Math.abs(power - Math.round(power)) < 1e-6;
  });
}
