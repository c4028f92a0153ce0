import { written } from '../example.ts';
import { normalizeText } from '../views/words.ts';
import { extractNumbers, haveSameItems } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const about = (mass: number) =>
  written(
    `A net force of $12$ newtons acts on $${mass}$ kilograms. Find the acceleration.`,
    `It is $\\frac{12}{${mass}} = ${12 / mass}$.`,
  );

export const variantChangesSomething: RelationCheck = {
  id: 'variant-changes-something',
  code: 'S17',
  meaning: 'A variant differs from its parent; a numerical one in at least one given number.',
  severity: 'error',
  relations: ['numerical', 'context', 'conceptual', 'calculus', 'multi_context'],
  example: 'numerical',
  parent: about(3),
  fails: about(3),
  passes: about(4),
  run: ({ parent, child, relation }) => {
    const place = { ...(child.stem.span && { span: child.stem.span }), field: 'stem' };
    if (normalizeText(parent.stem.visible) === normalizeText(child.stem.visible))
      return [{ message: 'The variant is the same as its parent; change it.', ...place }];
    if (relation !== 'numerical') return [];
    return haveSameItems(extractNumbers(parent.stem.visible), extractNumbers(child.stem.visible))
      ? [{ message: 'No given number differs from the parent; change at least one.', ...place }]
      : [];
  },
};
