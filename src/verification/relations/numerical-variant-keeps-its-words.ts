import { writtenQuestion } from '../example.ts';
import { extractWords } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const createExample = (mass: number, thing = 'trolley') =>
  writtenQuestion(
    `A net force of $12$ newtons acts on a ${thing} of $${mass}$ kilograms. Find its acceleration.`,
    `It is $\\frac{12}{${mass}} = ${12 / mass}$.`,
  );

export const numericalVariantKeepsItsWords: RelationCheck = {
  id: 'numerical-variant-keeps-its-words',
  meaning: 'A numerical variant changes numbers and nothing else.',
  severity: 'error',
  relations: ['numerical'],
  exampleRelation: 'numerical',
  parent: createExample(3),
  fails: createExample(4, 'spaceship'),
  passes: createExample(4),
  run: ({ parent, child }) => {
    const [before, after] = [extractWords(parent), extractWords(child)];
    const changedIndex = after.findIndex((word, index) => word !== before[index]);
    if (changedIndex < 0 && before.length === after.length) return [];
    const word = after[changedIndex] ?? '';
    return [
      {
        message: `The words differ from the parent${word === '' ? '' : ` at “${word}”`}; a numerical variant changes only numbers.`,
        span: child.locate(child.stem.span, word),
        field: 'stem',
      },
    ];
  },
};
