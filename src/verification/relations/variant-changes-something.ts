import { writtenQuestion } from '../example.ts';
import { normalizeText } from '../views/words.ts';
import { extractNumbers, haveSameItems } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const createExample = (mass: number) =>
  writtenQuestion(
    `A net force of $12$ newtons acts on $${mass}$ kilograms. Find the acceleration.`,
    `It is $\\frac{12}{${mass}} = ${12 / mass}$.`,
  );

export const variantChangesSomething: RelationCheck = {
  id: 'variant-changes-something',
  code: 'S17',
  meaning: 'A variant differs from its parent. A numerical variant differs in at least one given number.',
  severity: 'error',
  relations: ['numerical', 'context', 'conceptual', 'calculus', 'multi_context'],
  exampleRelation: 'numerical',
  parent: createExample(3),
  fails: createExample(3),
  passes: createExample(4),
  run: ({ parent, child, relation }) => {
    const location = { ...(child.stem.span && { span: child.stem.span }), field: 'stem' };
    if (normalizeText(parent.fullText.visible) === normalizeText(child.fullText.visible))
      return [{ message: 'The variant is the same as its parent; change it.', ...location }];
    if (relation !== 'numerical') return [];
    return haveSameItems(extractNumbers(parent.fullText.visible), extractNumbers(child.fullText.visible))
      ? [{ message: 'No given number differs from the parent; change at least one.', ...location }]
      : [];
  },
};
