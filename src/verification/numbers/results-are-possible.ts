import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import { findFunctionNames } from '../working/function-definitions.ts';
import { findLimits, findNamedLimits, type PhysicalLimit } from './limits.ts';
import { getFinalValue, getSolutionValues, type SolutionValue } from './solution-values.ts';

const solution = (output: number, efficiency: string) => `$\\eta = \\frac{${output}}{50} = ${efficiency}$`;

export const resultsArePossible = defineQuestionCheck({
  id: 'results-are-possible',
  meaning: 'No result of a solution is physically or mathematically impossible.',
  severity: 'error',
  fails: writtenQuestion(
    'A motor takes in 50 J and gives out 60 J. Find its efficiency.',
    solution(60, '1.2'),
  ),
  passes: writtenQuestion(
    'A motor takes in 50 J and gives out 40 J. Find its efficiency.',
    solution(40, '0.8'),
  ),
  run: (view) => {
    const limits = findNamedLimits(view.stem.prose);
    const solutionValues = limits.length === 0 ? [] : getSolutionValues(view).filter(isWrittenValue);
    const last = getFinalValue(solutionValues);
    return solutionValues.flatMap((solutionValue) => {
      const violated = limits.find(
        (limit) =>
          limit.isBroken(solutionValue.measured) &&
          appliesTo(view, solutionValue, { limit, isLast: solutionValue === last }),
      );
      if (violated === undefined) return [];
      const { tex, span } = solutionValue.result;
      return [{ message: `${tex} is impossible: ${violated.reason}.`, span, field: 'solution' }];
    });
  },
});

/** Whether a value is a number or a fraction of numbers, and not a calculation. */
function isWrittenValue({ result, measured }: SolutionValue): boolean {
  return measured.literal !== undefined || FRACTION.test(result.tex.trim());
}

const FRACTION = /^-?(?:\\[dt]?frac\s*\{\s*\d+\s*\}\s*\{\s*\d+\s*\}|\d+\s*\/\s*\d+)$/;

/**
 * Whether a limit applies to a value: its line begins with the symbol of the quantity, or it is the final
 * value and has a unit.
 */
function appliesTo(
  view: QuestionView,
  { result, measured }: SolutionValue,
  { limit, isLast }: { readonly limit: PhysicalLimit; readonly isLast: boolean },
): boolean {
  const chainStart = findChainStart(view.source, result.span.start);
  return (
    (limit.linePattern.test(chainStart) && !isFunction(view, chainStart)) ||
    (isLast && measured.unit !== undefined && findLimits(view.leadIn).includes(limit))
  );
}

/** Whether a line begins with a function of the question: a polynomial P(n) is not a probability. */
function isFunction({ source, spans }: QuestionView, chainStart: string): boolean {
  const name = /^[A-Za-z](?=\s*(?:\\left\s*)?\()/.exec(chainStart)?.[0];
  const { start, end } = spans.question;
  return name !== undefined && findFunctionNames(source.slice(start, end)).has(name);
}

const MAX_LOOKBEHIND = 300;

/**
 * Returns the start of the chain of equalities before a position; rows that begin with `&=` continue the
 * chain.
 */
function findChainStart(source: string, offset: number): string {
  const before = source.slice(Math.max(0, offset - MAX_LOOKBEHIND), offset);
  const formula = before.split(/\$|\\\[|\\\(|\\begin\{[a-z]+\*?\}/).at(-1) ?? '';
  const rows = formula.split(/\\\\(?:\[[^\]]*\])?|[.;,]\s/).map((row) => row.trim());
  return rows.findLast((row) => !/^&?\s*(?:=|\\approx)/.test(row)) ?? '';
}
