import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { findCopySlips, findPowerSlips, findUnitSlips } from '../stated-numbers/find-copy-slips.ts';
import { listSides } from '../stated-numbers/list-sides.ts';
import { showQuantity } from '../stated-numbers/show-quantity.ts';

const solution = (speed: string) => `$v = 84/3.5 = 24$ m/s. The average speed of the train is ${speed} m/s.`;
const stem = 'A train covers 84 m in 3.5 s. Find its average speed.';

export const solutionRepeatsItsResults = defineQuestionCheck({
  id: 'solution-repeats-its-results',
  meaning: 'A result that a solution repeats later has the same value there.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution('42')),
  passes: writtenQuestion(stem, solution('24')),
  run: (view) => {
    const sides = listSides(view);
    if (sides === undefined) return [];
    const [slip] = sides.solutions.flatMap((solution) => [
      ...findCopySlips(sides.stem, solution),
      ...findPowerSlips(sides.stem, solution),
      ...findUnitSlips(solution),
    ]);
    if (slip === undefined) return [];
    const [result, repetition] = [slip.result, slip.repetition].map(showQuantity);
    const { start, end } = slip.repetition.token;
    return [
      {
        message: `The solution continues with ${repetition} after it computed ${result}; use the same value in both places.`,
        span: { start, end },
        field: 'solution',
      },
    ];
  },
});
