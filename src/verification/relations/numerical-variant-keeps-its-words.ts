import { written } from '../example.ts';
import { extractWords } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const about = (mass: number, thing = 'trolley') =>
  written(
    `A net force of $12$ newtons acts on a ${thing} of $${mass}$ kilograms. Find its acceleration.`,
    `It is $\\frac{12}{${mass}} = ${12 / mass}$.`,
  );

export const numericalVariantKeepsItsWords: RelationCheck = {
  id: 'numerical-variant-keeps-its-words',
  meaning: 'A numerical variant changes numbers and nothing else.',
  severity: 'error',
  relations: ['numerical'],
  example: 'numerical',
  parent: about(3),
  fails: about(4, 'spaceship'),
  passes: about(4),
  run: ({ parent, child }) => {
    const [before, after] = [extractWords(parent), extractWords(child)];
    const at = after.findIndex((word, index) => word !== before[index]);
    if (at < 0 && before.length === after.length) return [];
    const word = after[at] ?? '';
    return [
      {
        message: `The words differ from the parent${word === '' ? '' : ` at “${word}”`}; a numerical variant changes only numbers.`,
        span: child.locate(child.stem.span, word),
        field: 'stem',
      },
    ];
  },
};
