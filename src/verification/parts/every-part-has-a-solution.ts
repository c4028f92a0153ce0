import { formatPartPath } from '../../domain/part-path.ts';
import { defineQuestionCheck } from '../check.ts';
import { questionWithParts } from '../example.ts';
import { listAnsweredViews } from '../views/question-view.ts';

const stem = 'A car covers $60$ metres in $4$ seconds.';
const first = {
  text: 'Calculate its speed. \\hfill [2]',
  solution: 'It is $\\frac{60}{4} = 15$ metres per second.',
};
const second = { text: 'State the energy that it gains. \\hfill [1]' };

export const everyPartHasASolution = defineQuestionCheck({
  id: 'every-part-has-a-solution',
  meaning: 'If one part of a question has a solution, every part has one.',
  severity: 'warning',
  fails: questionWithParts(stem, [first, second]),
  passes: questionWithParts(stem, [first, { ...second, solution: 'It gains kinetic energy.' }]),
  run: (view) => {
    const { question, parts, part } = view;
    // A solution that is not split by part may contain the solutions of all parts.
    if (part !== undefined || question.parts === undefined || question.solution.length > 0) return [];
    const shared = new Set(
      parts.flatMap(({ part: path, question: outer }) =>
        outer.parts !== undefined && outer.solution.length > 0 ? [path] : [],
      ),
    );
    const answered = listAnsweredViews(view).map(({ part: path = '', question: { solution }, spans }) => ({
      path,
      span: spans.question,
      hasSolution: solution.length > 0 || shared.has(path.split('.')[0]),
    }));
    if (!answered.some(({ hasSolution }) => hasSolution)) return [];
    return answered
      .filter(({ hasSolution }) => !hasSolution)
      .map(({ path, span }) => ({
        message: `Part ${formatPartPath(path)} has no solution, but other parts have one; add it with the same label.`,
        span,
        field: `parts.${path}.solution`,
      }));
  },
});
