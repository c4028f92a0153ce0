import type { Answer } from '../../domain/question.ts';
import { written } from '../example.ts';
import { numbersOf, solutionText } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const about = (mass: number, used = mass) =>
  written(
    `A net force of $12$ newtons acts on a mass of $${mass}$ kilograms. Find its acceleration.`,
    `It is $\\frac{12}{${used}} = ${12 / used}$.`,
  );

export const numericalVariantIsRecomputed: RelationCheck = {
  id: 'numerical-variant-is-recomputed',
  code: 'P03',
  meaning: 'The solution of a numerical variant works with the numbers of the variant.',
  severity: 'error',
  relations: ['numerical'],
  example: 'numerical',
  parent: about(3),
  fails: about(4, 3),
  passes: about(4),
  run: ({ parent, child }) => {
    const changed = numbersOf(child.stem.visible).some(
      (number) => !numbersOf(parent.stem.visible).includes(number),
    );
    if (!changed) return [];
    const place = { ...(child.spans.solution && { span: child.spans.solution }), field: 'solution' };
    if (numbersOf(solutionText(parent)).join() === numbersOf(solutionText(child)).join())
      return [
        { message: 'The solution still works with the numbers of the parent; compute it again.', ...place },
      ];
    const [before, after] = [keyOf(parent.question.answer), keyOf(child.question.answer)];
    return before !== undefined && before === after && parent.options.length === 0
      ? [
          {
            message: 'The answer is that of the parent though a given changed; compute it again.',
            ...place,
            shift: -1,
          },
        ]
      : [];
  },
};

function keyOf(answer: Answer | undefined): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  return answer?.kind === 'value' ? answer.text : undefined;
}
