import type { MatchTable } from '../domain/question-content.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import { findNamedPairs } from './find-pairs.ts';
import { visibleText } from './visible-text.ts';

/** The facts of a question that determine its kind. */
type KindClues = {
  readonly stem: string;
  readonly options: readonly { readonly text: string; readonly correct: boolean }[];
  readonly table: MatchTable | undefined;
  readonly hasIntegerAnswer: boolean;
};

/** Wording that allows more than one correct option. */
const SEVERAL_CORRECT_WORDING =
  /one or more|\bis\s*(?:\/|\(\s*)\s*are\b|more than one|\b(?:statement|option|answer|choice|alternative)\(s\)|select all|all that apply|choose all|multiple correct|(?:every|all) (?:the )?correct|one or several/i;
/** Plural wording, which suggests several correct options when none is marked. */
const PLURAL_WORDING =
  /\bwhich (?:two|three|of (?:these|the following|them)[\w\s,]{0,40}\bare)\b|\bwhich (?:\w+ ){0,2}(?:statements|options|quantities) are\b|\bselect the correct (?:statements|options|alternatives)\b/i;
const LABEL_END = String.raw`\s*(?:\(?[AR1]\)?)?\s*[:.\-–—]`;
const ASSERTION_THEN_REASON = new RegExp(
  `(?:^|[\\s.:;])(?:Assertion|ASSERTION)${LABEL_END}.*[\\s.:;](?:Reason|REASON)${LABEL_END}`,
  'su',
);
/** `A: … R: …`; counts only when an option mentions both letters. */
const SHORT_LABELS = /(?:^|[\s.:;])A\s*:.*[\s.:;]R\s*:/su;
// Labels such as "Statement I:", "statement-2." or "Statement (III):".
const STATEMENT_ONE = /(?:^|[\s.:;])statement[\s\-–—]*\(?(?:I|1|A)\)?\s*[:.\-–—]/i;
const STATEMENT_TWO = /(?:^|[\s.:;])statement[\s\-–—]*\(?(?:II|2|B|R)\)?\s*[:.\-–—]/i;
const STATEMENT_THREE = /(?:^|[\s.:;])statement[\s\-–—]*\(?(?:III|3)\)?\s*[:.\-–—]/i;
/** A label in bold or in `\item[…]`, which needs no colon. */
const STATEMENT_LABEL =
  /\\(?:textbf|textit|textsc|underline)\s*\{\s*((?:assertion|reason)\b[^{}]{0,12})\}|\\item\s*\[((?:[^\][{}]|\{[^{}]*\})*)\]/gi;
/** The TeX commands and characters for a blank to be filled in, such as `\hrulefill` or `____`. */
const BLANK = /\\hrulefill|\\dotfill|\\blank\b|\\underline\s*\{\s*\\hspace|\\rule\s*\{|_{3,}|\\_\\_/;
/** `(I) (i) (P)`: one entry of each column. */
const PAIRING_TUPLE = /^(?:\(\w{1,4}\)[\s,;–-]*){2,}$/;

const MAX_STEM_LENGTH = 20_000;

/** Determines the kind of a question that is not a passage. */
export function findKind(clues: KindClues): QuestionKind {
  const stem = visibleText(separateLabels(clues.stem)).slice(-MAX_STEM_LENGTH);
  if (clues.table !== undefined || hasPairOptions(clues, stem)) return 'match';
  if (isAssertionReason(stem, clues.options)) return 'assertion_reason';
  if (clues.options.length > 0) return allowsSeveral(clues, stem) ? 'mcq_mc' : 'mcq_sc';
  return clues.hasIntegerAnswer ? 'integer' : 'subjective';
}

/** Whether a stem contains a blank to be filled in. */
export function hasBlank(stem: string): boolean {
  return BLANK.test(stem);
}

/** Puts each bold or `\item[…]` label on a separate line and adds a colon to it. */
function separateLabels(stem: string): string {
  return stem.replace(STATEMENT_LABEL, (_match, bold: string | undefined, item: string | undefined) => {
    const label = (bold ?? item ?? '').trim();
    return label === '' ? ' ' : `\n${label}${/[:.]\s*\}?$/.test(label) ? '' : ':'} `;
  });
}

function isAssertionReason(stem: string, options: KindClues['options']): boolean {
  if (ASSERTION_THEN_REASON.test(stem)) return true;
  if (options.length === 0 || STATEMENT_THREE.test(stem)) return false;
  if (SHORT_LABELS.test(stem) && options.some(({ text }) => /\bA\b.*\bR\b/s.test(text))) return true;
  return STATEMENT_ONE.test(stem) && STATEMENT_TWO.test(stem);
}

function allowsSeveral({ options }: KindClues, stem: string): boolean {
  const correct = options.filter((option) => option.correct).length;
  if (correct > 1 || SEVERAL_CORRECT_WORDING.test(stem)) return true;
  return correct === 0 && PLURAL_WORDING.test(stem);
}

/** Whether at least half of the options list pairs, such as `a → p, b → q`. */
function hasPairOptions({ options }: KindClues, stem: string): boolean {
  if (options.length < 2 || !/\bmatch/i.test(stem)) return false;
  const paired = options.filter(({ text }) => {
    const shown = visibleText(text);
    return findNamedPairs(shown).length >= 2 || PAIRING_TUPLE.test(shown);
  });
  return paired.length * 2 >= options.length;
}
