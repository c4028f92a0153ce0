import { lazy } from '../../lazy.ts';
import { splitWords } from '../../similarity.ts';
import { SAME_TERMS } from '../same-terms.table.ts';
import { BIOLOGY_VOCABULARY } from './biology-vocabulary.table.ts';
import { CHEMISTRY_VOCABULARY } from './chemistry-vocabulary.table.ts';
import { COMPUTING_VOCABULARY } from './computing-vocabulary.table.ts';
import { GENERAL_VOCABULARY } from './general-vocabulary.table.ts';
import { PHYSICS_VOCABULARY } from './physics-vocabulary.table.ts';

/** The names of one thing. */
type Names = readonly string[];
type Index = ReadonlyMap<string, readonly Names[]>;

/** All vocabularies together, because a term of another subject is also a known term. */
const getIndex = lazy(() =>
  indexNames(
    [
      GENERAL_VOCABULARY,
      BIOLOGY_VOCABULARY,
      CHEMISTRY_VOCABULARY,
      PHYSICS_VOCABULARY,
      COMPUTING_VOCABULARY,
    ].join(''),
  ),
);

/**
 * Returns the names of each thing that a term names in the courses, the term among them. The list is empty for an unknown term; it
 * has several entries if the term has several meanings.
 */
export function findSameNames(term: string): readonly Names[] {
  return getIndex().get(toKey(term)) ?? [];
}

function indexNames(vocabulary: string): Index {
  const groups = vocabulary
    .split(';')
    .map((group) => group.split('/').map((name) => name.trim()))
    .filter(([first = '']) => first !== '');
  const index = new Map<string, Names[]>();
  for (const names of [...groups, ...SAME_TERMS]) {
    for (const key of new Set(names.map(toKey))) index.set(key, [...(index.get(key) ?? []), names]);
  }
  return index;
}

/** Ignores case, accents, hyphens, spaces and the plural of the last word. */
function toKey(term: string): string {
  return splitWords(term)
    .join('')
    .replace(/(?<=\p{L}{3})s$/u, '');
}
