import type { Answer } from '../../domain/question-content.ts';
import { writtenQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import { extractNumbers, getSolutionText } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const createExample = (mass: number, usedMass = mass) =>
  writtenQuestion(
    `A net force of $12$ newtons acts on a mass of $${mass}$ kilograms. Find its acceleration.`,
    `It is $\\frac{12}{${usedMass}} = ${12 / usedMass}$.`,
  );

export const numericalVariantIsRecomputed: RelationCheck = {
  id: 'numerical-variant-is-recomputed',
  code: 'P03',
  meaning: 'The solution of a numerical variant uses the numbers of the variant.',
  severity: 'error',
  relations: ['numerical'],
  exampleRelation: 'numerical',
  parent: createExample(3),
  fails: createExample(4, 3),
  passes: createExample(4),
  run: ({ parent, child }) => {
    const hasNewNumber = extractNumbers(child.fullText.visible).some(
      (number) => !extractNumbers(parent.fullText.visible).includes(number),
    );
    if (!hasNewNumber) return [];
    const location = { ...(child.spans.solution && { span: child.spans.solution }), field: 'solution' };
    if (extractNumbers(getSolutionText(parent)).join() === extractNumbers(getSolutionText(child)).join())
      return [{ message: 'The solution still uses the numbers of the parent; recompute it.', ...location }];
    const parentNumber = findParentNumber(parent, child);
    if (parentNumber !== undefined)
      return [
        {
          message: `The solution still uses ${parentNumber}, a number of the parent; recompute it.`,
          ...location,
        },
      ];
    const [before, after] = [formatAnswer(parent.question.answer), formatAnswer(child.question.answer)];
    return before !== undefined && before === after && parent.options.length === 0
      ? [
          {
            message: 'The answer is the same as the parent, although a given number changed; recompute it.',
            ...location,
            severityShift: -1,
          },
        ]
      : [];
  },
};

/**
 * Finds a number of the parent's stem that was replaced, but that the variant's solution still uses. Returns undefined if the
 * solution uses every new number of the variant's stem.
 */
function findParentNumber(parent: QuestionView, child: QuestionView): number | undefined {
  const [parentGivens, childGivens] = [parent, child].map((view) => extractValues(view.fullText.visible));
  const [parentWorking, childWorking] = [parent, child].map((view) =>
    extractValues(removeScripts(getSolutionText(view))),
  );
  if (!parentGivens || !childGivens || !parentWorking || !childWorking) return undefined;
  const hasUnusedNewNumber = childGivens.difference(parentGivens).difference(childWorking).size > 0;
  const [parentNumber] = parentGivens
    .difference(childGivens)
    .intersection(parentWorking)
    .intersection(childWorking);
  return hasUnusedNewNumber ? parentNumber : undefined;
}

function extractValues(text: string): Set<number> {
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
