import { drawPedigree, type Pedigree, type PedigreeState } from '../families/pedigree.ts';
import { requireInput } from '../families/require-input.ts';
import type { Reader } from './reader.ts';

const COUNTS = ['a', 'two', 'three', 'four', 'five', 'six'];
const STATE = '(?:(affected|carrier|unaffected|normal|healthy) )?';
const CHILDREN = new RegExp(
  String.raw`\b(an?|one|two|three|four|five|six|\d)? ?${STATE}(sons?|daughters?|boys?|girls?)\b`,
  'gi',
);

/** Reads `pedigree chart of an affected father, a carrier mother, two sons and a daughter`. */
export const readPedigree: Reader = {
  family: 'pedigree',
  pattern: /\bpedigree\b|\bfamily tree\b/i,
  drawableWords: [],
  read: (text) => {
    requireInput(
      !/\b(?:grand\w+|uncle|aunt|cousin|twins?|three generations|married|royal)\b/i.test(text),
      'Rules draw a pedigree chart of two parents and their children.',
    );
    const children = readChildren(text);
    if (children.length === 0 || !/\bfather\b|\bmother\b|\bparents\b/i.test(text)) return undefined;
    const parents = readState(/(\w+) parents\b/i.exec(text)?.[1]);
    return drawPedigree({
      father: /\bfather\b/i.test(text)
        ? readState(/(\w+) (?:male |man |)?father\b/i.exec(text)?.[1])
        : parents,
      mother: /\bmother\b/i.test(text) ? readState(/(\w+) mother\b/i.exec(text)?.[1]) : parents,
      children,
    });
  },
};

function readChildren(text: string): Pedigree['children'] {
  return [...text.matchAll(CHILDREN)].flatMap(([, count = 'a', state, name = '']) => {
    const word = count.toLowerCase();
    const size = /^\d$/.test(word) ? Number(word) : Math.max(0, COUNTS.indexOf(word)) + 1;
    const sex = /^(?:sons?|boys?)$/i.test(name) ? ('male' as const) : ('female' as const);
    return Array.from({ length: size }, () => ({ sex, state: readState(state) }));
  });
}

function readState(word: string | undefined): PedigreeState {
  const state = word?.toLowerCase();
  return state === 'affected' || state === 'carrier' ? state : 'unaffected';
}
