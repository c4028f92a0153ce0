import type { MatchTable } from '../domain/question.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import { visibleText } from './visible-text.ts';

/** What the kind of a question shows in. */
export type KindClues = {
  readonly stem: string;
  readonly options: readonly { readonly text: string; readonly correct: boolean }[];
  readonly table: MatchTable | undefined;
  readonly hasIntegerAnswer: boolean;
};

const SEVERAL =
  /one or more|more than one|\b(?:statement|option|answer|choice|alternative)\(s\)|select all|all that apply|choose all|multiple correct|(?:every|all) (?:the )?correct|one or several/i;
const PLURAL =
  /\bwhich (?:two|three|of (?:these|the following|them)[\w\s,]{0,40}\bare)\b|\bwhich (?:\w+ ){0,2}(?:statements|options|quantities) are\b|\bselect the correct (?:statements|options)\b/i;
const ASSERTION = /(?:^|[\s.:;])assertion\s*(?:\(A\)|A)?\s*[:.\-–—]/i;
const REASON = /(?:^|[\s.:;])reason\s*(?:\(R\)|R)?\s*[:.\-–—]/i;
const STATEMENT_ONE = /(?:^|[\s.:;])statement[\s\-–—]*\(?(?:I|1|A)\)?\s*[:.\-–—]/i;
const STATEMENT_TWO = /(?:^|[\s.:;])statement[\s\-–—]*\(?(?:II|2|B|R)\)?\s*[:.\-–—]/i;
const STATEMENT_THREE = /(?:^|[\s.:;])statement[\s\-–—]*\(?(?:III|3)\)?\s*[:.\-–—]/i;
const PAIR = /\(?\b[A-Za-z]\)?\s*(?:→|⇒|->|–+|—+|-+|:)\s*\(?[A-Za-z0-9]{1,3}\)?(?=[\s,;.)]|$)/g;
const BLANK =
  /\\hrulefill|\\dotfill|\\blank\b|\\underline\s*\{\s*\\hspace|\\rule\s*\{|_{3,}|\\_\\_|\binteger\b/i;

/** The kind of a question that is no passage. */
export function findKind(clues: KindClues): QuestionKind {
  const stem = visibleText(clues.stem);
  if (clues.table !== undefined || hasPairOptions(clues, stem)) return 'match';
  if (isAssertionReason(stem, clues.options.length > 0)) return 'assertion_reason';
  if (clues.options.length > 0) return allowsSeveral(clues, stem) ? 'mcq_mc' : 'mcq_sc';
  return clues.hasIntegerAnswer ? 'integer' : 'subjective';
}

/** Whether a stem leaves a place for a number to be written in. */
export function hasBlank(stem: string): boolean {
  return BLANK.test(stem);
}

function isAssertionReason(stem: string, hasOptions: boolean): boolean {
  if (ASSERTION.test(stem) && REASON.test(stem)) return true;
  if (!hasOptions || STATEMENT_THREE.test(stem)) return false;
  return STATEMENT_ONE.test(stem) && STATEMENT_TWO.test(stem);
}

function allowsSeveral({ options }: KindClues, stem: string): boolean {
  const correct = options.filter((option) => option.correct).length;
  if (correct > 1 || SEVERAL.test(stem)) return true;
  return correct === 0 && PLURAL.test(stem);
}

/** Options such as `a → p, b → q`: at least two pairs in at least half of them. */
function hasPairOptions({ options }: KindClues, stem: string): boolean {
  if (options.length < 2 || !/\bmatch/i.test(stem)) return false;
  const paired = options.filter((option) => [...visibleText(option.text).matchAll(PAIR)].length >= 2);
  return paired.length * 2 >= options.length;
}
