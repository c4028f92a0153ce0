import { findOptionIndexes, LIST } from './option-names.ts';

/** Indexes of the options that a solution calls right, and of those it calls wrong. */
type Verdicts = { readonly right: number[]; readonly wrong: number[] };

const WRONG = `not\\s+(?:correct|true|right)|incorrect|false|wrong|untrue`;
const RIGHT = `correct|true|right`;
const JUDGED = new RegExp(
  `${LIST}\\s*(?:(?:is|are)\\s*)?[:,\\-–]?\\s*(?:(?:also|both|all|clearly|only|therefore|hence)\\s+)*(${WRONG}|${RIGHT})\\b(?!\\s+(?:only|if|when|for|to)\\b)`,
  'giu',
);
/** "Checking option (a): … Correct." */
const CHECKED = new RegExp(
  `^(?:checking\\s+)?(?:option|statement|choice)\\s*\\(?([a-h])\\)?\\b.*?\\b(${WRONG}|${RIGHT})\\W*$`,
  'iu',
);

/** Finds the verdict on each option: `(a) True, since …`, `Statements (b) and (c) are incorrect`. */
export function findVerdicts(paragraphs: readonly string[], optionCount: number): Verdicts {
  const right = new Set<number>();
  const wrong = new Set<number>();
  const note = (list: string, verdict: string): void => {
    const side = /^(?:correct|true|right)$/i.test(verdict) ? right : wrong;
    for (const index of findOptionIndexes(list, optionCount)) side.add(index);
  };
  for (const paragraph of paragraphs) {
    const judged = [...paragraph.matchAll(JUDGED)];
    for (const [, list = '', verdict = ''] of judged) note(list, verdict);
    const [, letter, verdict = ''] = (judged.length === 0 ? CHECKED.exec(paragraph) : undefined) ?? [];
    if (letter !== undefined) note(letter, verdict);
  }
  const sorted = (indexes: ReadonlySet<number>): number[] =>
    [...indexes].toSorted((one, other) => one - other);
  return { right: sorted(right), wrong: sorted(wrong) };
}
