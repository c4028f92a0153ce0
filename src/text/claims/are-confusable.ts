import { editDistance } from '../edit-distance.ts';
import { splitWords } from '../similarity.ts';
import { CONFUSABLE_WORDS } from './confusable-words.table.ts';
import { COURSE_WORDS } from './course-words.table.ts';
import { SAME_TERMS } from './same-terms.table.ts';

/** The words of all terms, with abbreviations such as NADP, which is not a misspelling of NADPH. */
const TERM_WORDS = new Set([...COURSE_WORDS, ...SAME_TERMS.flat().flatMap(splitWords)]);

/** Endings that make different terms from one stem: chlorine and chloride, maltose and maltase, ethanol and ethanal. */
const ENDINGS = [
  ...['ine', 'ide', 'ate', 'ite', 'ane', 'ene', 'yne', 'anol', 'anal', 'anone', 'anoic', 'ose', 'ase', 'yl'],
  ...['ium', 'ic', 'ous'],
];
/** Beginnings that make different terms from one stem: monosaccharide and disaccharide. */
const BEGINNINGS = [
  ...['un', 'in', 'im', 'ir', 'non', 'anti', 'de', 'dis', 'hypo', 'hyper', 'inter', 'intra', 'endo', 'exo'],
  ...['ecto', 'mono', 'di', 'tri', 'poly', 'homo', 'hetero', 'micro', 'macro', 'pre', 'post', 'sub', 'super'],
  ...['over', 'under', 'iso', 'uni', 'bi', 'multi', 'photo', 'auto', 'allo', 'sym', 'eu', 'an', 'a'],
];

/** Returns whether two words are similar in spelling but are different terms, also in the plural: alkanes and alkenes. */
export function areConfusable(first: string, second: string): boolean {
  const [a, b] = [first.replace(/s$/, ''), second.replace(/s$/, '')];
  if (a === b) return false;
  return (
    CONFUSABLE_WORDS.some((group) => group.includes(a) && group.includes(b)) ||
    areDifferentTerms(a, b) ||
    differInEnding(a, b) ||
    differInBeginning(a, b) ||
    differInBeginning(b, a)
  );
}

/** Returns whether both words are terms of the courses, and not two spellings or the plural of one. */
function areDifferentTerms(a: string, b: string): boolean {
  const isTerm = (word: string) => TERM_WORDS.has(word) || TERM_WORDS.has(`${word}s`);
  return isTerm(a) && isTerm(b) && unifySpelling(a) !== unifySpelling(b);
}

/** Returns one form for -ise and -ize, for Latin plurals and for words of one family: mitochondria, selection and selective. */
function unifySpelling(word: string): string {
  return word
    .replace(/z/gu, 's')
    .replace(/(?:ion|ive|ing|ed|acy|ate|al|ic|y|e)$/u, '')
    .replace(/(?:us|um|on|is|a|i|ae|es|ata)$/u, '');
}

function differInEnding(a: string, b: string): boolean {
  return ENDINGS.some((ending) => {
    if (!a.endsWith(ending) || a.startsWith('membr')) return false;
    const stem = a.slice(0, -ending.length);
    const other = b.startsWith(stem) ? b.slice(stem.length) : ending;
    return stem.length > 2 && other !== ending && ENDINGS.includes(other);
  });
}

/** Returns whether `b` is `a` with another beginning, or without it. */
function differInBeginning(a: string, b: string): boolean {
  return BEGINNINGS.some((beginning) => {
    if (!a.startsWith(beginning)) return false;
    const stem = a.slice(beginning.length);
    const other = b.endsWith(stem) ? b.slice(0, b.length - stem.length) : beginning;
    if (stem.length <= 3 || other === beginning) return false;
    // “diplacement” is a misspelling of “displacement”, and not another term.
    return other === '' || (BEGINNINGS.includes(other) && editDistance(a, b, 1) > 1);
  });
}
