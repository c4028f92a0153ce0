import { findOptionIndexes, OPTION_NAME_LIST } from './option-names.ts';

/** Indexes of the options that a solution calls right, and of those it calls wrong. */
type Verdicts = { readonly right: number[]; readonly wrong: number[] };

const WRONG = `not\\s+(?:correct|true|right)|incorrect|false|wrong|untrue`;
const RIGHT = `correct|true|right`;
/** "(a) and (c) are incorrect". "(a) is correct only at rest" is not a verdict. */
const OPTION_VERDICT = new RegExp(
  `${OPTION_NAME_LIST}\\s*(?:(?:is|are)\\s*)?[:,\\-–]?\\s*(?:(?:also|both|all|clearly|only|therefore|hence)\\s+)*(${WRONG}|${RIGHT})\\b(?!\\s+(?:only|if|when|for|to)\\b)`,
  'giu',
);
/** "Checking option (a): … Correct." */
const CHECKED_OPTION = new RegExp(
  `^(?:checking\\s+)?(?:option|statement|choice)\\s*\\(?([a-h])\\)?\\b.*?\\b(${WRONG}|${RIGHT})\\W*$`,
  'iu',
);

/** Finds the verdict on each option: `(a) True, since …`, `Statements (b) and (c) are incorrect`. */
export function findVerdicts(paragraphs: readonly string[], optionCount: number): Verdicts {
  const right = new Set<number>();
  const wrong = new Set<number>();
  const addVerdict = (list: string, verdict: string): void => {
    const indexes = /^(?:correct|true|right)$/i.test(verdict) ? right : wrong;
    for (const index of findOptionIndexes(list, optionCount)) indexes.add(index);
  };
  for (const paragraph of paragraphs) {
    const verdicts = [...paragraph.matchAll(OPTION_VERDICT)];
    for (const [, list = '', verdict = ''] of verdicts) addVerdict(list, verdict);
    const [, letter, verdict = ''] =
      (verdicts.length === 0 ? CHECKED_OPTION.exec(paragraph) : undefined) ?? [];
    if (letter !== undefined) addVerdict(letter, verdict);
  }
  const sortIndexes = (indexes: ReadonlySet<number>): number[] => [...indexes].toSorted((a, b) => a - b);
  return { right: sortIndexes(right), wrong: sortIndexes(wrong) };
}
