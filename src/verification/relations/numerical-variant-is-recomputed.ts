import type { Answer } from '../../domain/question.ts';
import { written } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import { extractNumbers, getSolutionText } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const about = (mass: number, used = mass) =>
  written(
    `A net force of $12$ newtons acts on a mass of $${mass}$ kilograms. Find its acceleration.`,
    `It is $\\frac{12}{${used}} = ${12 / used}$.`,
  );

export const numericalVariantIsRecomputed: RelationCheck = {
  id: 'numerical-variant-is-recomputed',
  code: 'P03',
  meaning: 'The solution of a numerical variant uses the numbers of the variant.',
  severity: 'error',
  relations: ['numerical'],
  example: 'numerical',
  parent: about(3),
  fails: about(4, 3),
  passes: about(4),
  run: ({ parent, child }) => {
    const changed = extractNumbers(child.stem.visible).some(
      (number) => !extractNumbers(parent.stem.visible).includes(number),
    );
    if (!changed) return [];
    const place = { ...(child.spans.solution && { span: child.spans.solution }), field: 'solution' };
    if (extractNumbers(getSolutionText(parent)).join() === extractNumbers(getSolutionText(child)).join())
      return [{ message: 'The solution still uses the numbers of the parent; recompute it.', ...place }];
    const left = findParentNumber(parent, child);
    if (left !== undefined)
      return [
        {
          message: `The solution still uses ${left}, a number of the parent; recompute it.`,
          ...place,
        },
      ];
    const [before, after] = [formatAnswer(parent.question.answer), formatAnswer(child.question.answer)];
    return before !== undefined && before === after && parent.options.length === 0
      ? [
          {
            message: 'The answer is the same as the parent, although a given number changed; recompute it.',
            ...place,
            shift: -1,
          },
        ]
      : [];
  },
};

/** Finds a given number of the parent that the solution of the variant still uses instead of a new one. */
function findParentNumber(parent: QuestionView, child: QuestionView): number | undefined {
  const [given, now] = [parent, child].map((view) => valuesIn(view.stem.visible));
  const [worked, reworked] = [parent, child].map((view) => valuesIn(removeScripts(getSolutionText(view))));
  if (!given || !now || !worked || !reworked) return undefined;
  const isNewUnused = now.difference(given).difference(reworked).size > 0;
  const [left] = given.difference(now).intersection(worked).intersection(reworked);
  return isNewUnused ? left : undefined;
}

function valuesIn(text: string): Set<number> {
  return new Set(extractNumbers(text).map(Number));
}

/** Removes exponents and indices, which are not given numbers. */
function removeScripts(tex: string): string {
  return tex.replace(/[\^_](?:\{[^{}]*\}|\d)/g, ' ');
}

function formatAnswer(answer: Answer | undefined): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  return answer?.kind === 'value' ? answer.text : undefined;
}
