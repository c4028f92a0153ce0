import { isLevelNumbered, QUESTION_CODE } from './numbered-level.ts';
import { MARKS_UNIT, parseMarksArgument } from './parts/marks-text.ts';
import { OTHER_QUESTIONS } from './parts/wording.ts';
import { findTitle } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import { isSectionOfOneQuestion } from './question-level.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { MARKS_AT_END } from './section-titles.ts';
import { findSectionTitle, getSectioningLevel, SECTIONING_LEVELS } from './sectioning.ts';
import { isStarred } from './star-headings.ts';
import { skipBlank } from './tex-arguments.ts';
import { getNodeEnd, isBlank, type TexNode } from './tex-tree.ts';

/** A heading that begins a question: `\section*{Problem 2 (10 points)}`, `\textbf{Question 3.}`. */
export type QuestionHeading = {
  readonly marks: number | undefined;
  /** The terms of a sum of marks: 5 and 3 in `Problem 2 (5+3 points)`. */
  readonly partMarks?: readonly number[] | undefined;
  /** The rest of the title, as a bold paragraph; empty if the heading is only a number. */
  readonly title: readonly TexNode[];
  readonly next: number;
  /** The depth of the sectioning command; a bold line is deeper than all of them. */
  readonly level: number;
  /** The number of the question. It includes the part that the heading names, as in `Problem 1(b)`. */
  readonly number: string | undefined;
  readonly part: string | undefined;
  /** Whether the heading has a number or a name such as `Bonus question`; otherwise it only states marks. */
  readonly isNamed: boolean;
};

export const BOLD_LEVEL = SECTIONING_LEVELS.length;
const SUBSECTION_LEVEL = SECTIONING_LEVELS.indexOf('subsection');
const PARAGRAPH_LEVEL = SECTIONING_LEVELS.indexOf('paragraph');
/** `Problem 1`, `Q. 3`, `Exercise 2.4`, `p. 41 Problem 3`; captures the number and the rest of the title. */
const NUMBERED = new RegExp(
  String.raw`^(?:p(?:g|age)?\.?\s?\d{1,3}[,:]?\s+)?(?:${QUESTION_WORDS}|q|prob|ex|exo)(?!\p{L})\.?\s*(?:no?[.°º]?\s*|number\s*|#\s*)?\(?((?:[A-Z]\.?)?\d+(?:[.-]\d+)*)\s*[.:)]?\s*(?:[–—-]{1,3}\s*)?(.*)$`,
  'iu',
);
/** `Problem A`, `Question IV: Trees`; captures the letter or numeral and the rest of the title. */
const LETTERED =
  /^(?:Question|Problem|Exercise|QUESTION|PROBLEM|EXERCISE)\s+([A-H]|[IVX]{1,4})(?![\p{L}\d'’])\s*(?:[.:)]\s*|[–—-]\s*|(?=[([])|$)(.*)$/u;
/** `Challenge problem`, `Bonus question: …`; captures the rest of the title. */
const NAMED_QUESTION =
  /^(?:(?:challenge|bonus|extra[- ]credit|optional|additional)\s+(?:question|problem|exercise)|(?:bonus|zusatz)aufgabe)(?!\p{L})\s*[.:)]?\s*(?:[–—-]\s*)?(.*)$/iu;
/** `Bonus.` or `Optional:` as a whole bold text. */
const BOLD_NAME = /^(?:bonus|optional|extra[- ]credit|challenge)\s*[.:]$/iu;
/** `3.`, `2.1`, `2.1:`, `1 a)` or `1(a)` as a whole bold text; captures the number and the label of a part. */
const BOLD_NUMBER = /^(\d{1,2}(?:\.\d{1,2})?)(?:\s*(?:[.:)]|(\([a-z]\)|[a-z][.):]))|(?<=\.\d{1,2}))$/u;
/** `2. Factorise fully` as a whole bold text; captures the number and the title. */
const BOLD_TITLE = /^(\d{1,2})[.:)]\s+((?:\p{L}|\d\p{L}|\([a-z]\)\s).{3,})$/u;
/** `(b)`, `b)`, `b` or `, Part B` after the number of a question; captures the label and the rest of the title. */
const PART_AFTER_NUMBER =
  /^(?:[,;:–—-]?\s*[Pp]art\s+\(?([a-zA-Z]|[ivx]{1,4}|\d{1,2})\)?(?![\p{L}\d])|\(([a-z]|[ivx]{1,4})\)|([a-z])(?=[).:]|$|\s+[([]))\s*[).:]?\s*(.*)$/u;
/** `1: Placing parentheses`, `2.`, `(1.2)`; captures the rest of the title. */
const NUMBER_ONLY = /^(?:\d{1,2}(?:\.\d{1,2}){0,2}\s*(?:[.:)]\s*(.*))?|\(\d{1,2}(?:\.\d{1,2})?\)\s*(.*))$/u;
/** `1A`, `2 (b)`: the number of a question and the letter of its part. */
const NUMBER_AND_LETTER = /^(\d{1,2}(?:\.\d{1,2}){0,2})\s*\(?([a-hA-H])\)?\*?[.:)]?$/u;
/** `Problem: 12 points`, `Exercise (5 marks)`; captures the marks. */
const NAMED_WITH_MARKS = new RegExp(
  String.raw`^(?:${QUESTION_WORDS})\s*[.:]?\s*[([]?(\d{1,3}\s*${MARKS_UNIT})[)\]]?\.?$`,
  'iu',
);
const MAX_TITLE_LENGTH = 500;
const MAX_ARGUMENT_NODES = 8;

/**
 * Finds the heading of a question that begins at `index`: a sectioning command, or a bold or centred line. With `acceptsNumber`, a
 * bold number is also a heading.
 */
export function findQuestionHeading(
  nodes: readonly TexNode[],
  index: number,
  acceptsNumber = false,
): QuestionHeading | undefined {
  const level = getSectioningLevel(nodes[index]);
  if (level === undefined)
    return isAtLineStart(nodes, index) ? findBoldHeading(nodes, index, acceptsNumber) : undefined;
  const heading = findSectionTitle(nodes, index);
  if (heading === undefined) return undefined;
  const text = plainText(heading.title, 'shown');
  const found =
    findTitleAfterNumber(text) ??
    findNumberTitle(
      text,
      level >= PARAGRAPH_LEVEL ||
        (level >= SUBSECTION_LEVEL && nodes[skipBlank(nodes, heading.next)]?.kind === 'text') ||
        isLevelNumbered(nodes, level),
    ) ??
    (isSectionOfOneQuestion(
      nodes,
      heading.next,
      { title: text, level, isNumbered: !isStarred(nodes, index) },
      hasHeading,
    )
      ? { rest: text, isNamed: false }
      : undefined);
  return found && createHeading(found, { next: heading.next, level, node: nodes[index] });
}

/** Whether nodes contain the heading of a question: a bold line, or a section with a title such as `Problem 2`. */
function hasHeading(nodes: readonly TexNode[]): boolean {
  return nodes.some((node, index) => {
    if (getSectioningLevel(node) === undefined) return findBoldHeading(nodes, index) !== undefined;
    const title = findSectionTitle(nodes, index)?.title;
    return title !== undefined && findTitleAfterNumber(plainText(title, 'shown')) !== undefined;
  });
}

/** Finds a bold line such as `Problem 1. (20 points)`. */
export function findBoldHeading(
  nodes: readonly TexNode[],
  index: number,
  acceptsNumber = false,
): QuestionHeading | undefined {
  const heading = findTitle(nodes, index);
  if (heading === undefined) return undefined;
  const text = plainText(heading.title, 'shown');
  const found = findTitleAfterNumber(text) ?? (acceptsNumber ? findBoldNumber(text) : undefined);
  return found && createHeading(found, { next: heading.next, level: BOLD_LEVEL, node: nodes[index] });
}

/** Reads `3.`, `1(a)` or `2. Factorise fully` as the number of a question and what follows it. */
function findBoldNumber(text: string): TitleAfterNumber | undefined {
  if (BOLD_NAME.test(text)) return { rest: '' };
  const [wholeMatch, number, part = ''] = BOLD_NUMBER.exec(text) ?? [];
  if (wholeMatch !== undefined) return { number, rest: part };
  const [, titled, rest] = BOLD_TITLE.exec(text) ?? [];
  return rest === undefined ? undefined : { number: titled, rest };
}

/** The number in a title, and what follows it. */
type TitleAfterNumber = {
  readonly number?: string | undefined;
  readonly rest: string;
  readonly isNamed?: boolean;
};

/** Returns the rest of a title after `Problem 2` or `Bonus question`; undefined for other titles. */
function findTitleAfterNumber(text: string): TitleAfterNumber | undefined {
  const numbered = NUMBERED.exec(text) ?? LETTERED.exec(text);
  if (numbered !== null) return { number: numbered[1], rest: numbered[2] ?? '' };
  const marks = NAMED_WITH_MARKS.exec(text)?.[1];
  if (marks !== undefined) return { rest: `(${marks})` };
  const rest = NAMED_QUESTION.exec(text)?.[1];
  return rest === undefined ? undefined : { rest };
}

/** Whether a title names a question with its number: `Exercise 2`. */
export function isNumberedQuestion(title: readonly TexNode[]): boolean {
  return NUMBERED.test(plainText(title, 'shown'));
}

/** Reads a title that is a number as the number of a question; with `acceptsTitle`, also a title that begins with a number. */
function findNumberTitle(given: string, acceptsTitle: boolean): TitleAfterNumber | undefined {
  // Removes the source in brackets from a title such as `2a (exercise 8.5, page 207).`
  const text = given.replace(/(?<=^\d{1,2}[a-h]?)\s*\([^()]{3,}\)\s*\.?$/u, '');
  const [, number, letter] = NUMBER_AND_LETTER.exec(text) ?? [];
  if (letter !== undefined) return { number, rest: `(${letter.toLowerCase()})` };
  if (acceptsTitle && QUESTION_CODE.test(text)) return { rest: '' };
  const match = NUMBER_ONLY.exec(text);
  const rest = match?.[1] ?? match?.[2] ?? '';
  // `6.4` may also be the number of a section in a book.
  const isNumber = rest === '' && !/\d\.\d/u.test(text);
  const questionNumber = isNumber ? /^\d+/u.exec(text)?.[0] : undefined;
  return match !== null && (isNumber || acceptsTitle) ? { number: questionNumber, rest } : undefined;
}

type HeadingPlace = { readonly next: number; readonly level: number; readonly node: TexNode | undefined };

function createHeading(
  { number, rest: afterNumber, isNamed = true }: TitleAfterNumber,
  { next, level, node }: HeadingPlace,
): QuestionHeading | undefined {
  if (afterNumber.length > MAX_TITLE_LENGTH) return undefined;
  const named = number === undefined ? null : PART_AFTER_NUMBER.exec(afterNumber);
  const part = (named?.[1] ?? named?.[2] ?? named?.[3])?.toLowerCase();
  const { title, marks, partMarks } = splitMarks(named?.[4] ?? afterNumber);
  return {
    marks,
    title: title === '' ? [] : createTitle(title, node),
    next,
    level,
    number,
    part,
    partMarks,
    isNamed,
  };
}

/** Separates the marks from the end of a title: `Trees (5+3 points)`. */
export function splitMarks(text: string): {
  readonly title: string;
  readonly marks: number | undefined;
  readonly partMarks: readonly number[] | undefined;
} {
  const marksText = MARKS_AT_END.exec(text)?.[0] ?? '';
  const terms = marksText.match(/\d+/gu)?.map(Number) ?? [];
  return {
    title: text.slice(0, text.length - marksText.length).trim(),
    marks: marksText === '' ? undefined : parseMarksArgument(marksText.replace(/[.:]$/u, '')),
    partMarks: terms.length > 1 ? terms : undefined,
  };
}

/** Whether only white space, a break or `\noindent` precedes a node in its paragraph. */
export function isAtLineStart(nodes: readonly TexNode[], index: number): boolean {
  let isOnOwnLine = false;
  for (let at = index - 1; at >= 0; at--) {
    const node = nodes[at];
    if (node === undefined) break;
    if (node.kind === 'group' && node.children.length === 0) continue;
    if (node.kind === 'text' && isBlank(node)) {
      if (/\n\s*\n/u.test(node.text)) return true;
      isOnOwnLine ||= node.text.includes('\n');
      continue;
    }
    if (node.kind === 'text') return /\n\s*\n\s*$/u.test(node.text);
    return endsLine(nodes, at) || (isOnOwnLine && (node.kind === 'command' || isLayoutArgument(nodes, at)));
  }
  return true;
}

/** Commands after which text begins a new line. */
const LINE_COMMAND = /^(?:noindent|par|\\|newpage|pagebreak|clearpage|(?:small|med|big)skip|vfill)$/u;

/** Whether a line of the printed document ends with a node. */
function endsLine(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  if (node?.kind === 'environment' || node?.kind === 'comment') return true;
  if (node?.kind === 'command' && LINE_COMMAND.test(node.name)) return true;
  return isSpaceArgument(nodes, index) || isBreakArgument(nodes, index);
}

/** Whether the bracket at `index` ends the argument of a line break: `\\[1ex]`. */
function isBreakArgument(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  if (node?.kind !== 'symbol' || node.text !== ']') return false;
  const near = nodes.slice(Math.max(0, index - MAX_ARGUMENT_NODES), index);
  const open = near.findLastIndex((other) => other.kind === 'symbol' && other.text === '[');
  const before = near[open - 1];
  return before?.kind === 'command' && before.name === '\\';
}

/** Whether a group is the last argument of a command that prints nothing or begins its line: `\setlength{\parindent}{0pt}`. */
function isLayoutArgument(nodes: readonly TexNode[], index: number): boolean {
  if (nodes[index]?.kind !== 'group') return false;
  const from = Math.max(0, index - MAX_ARGUMENT_NODES);
  const at = from + nodes.slice(from, index).findLastIndex(({ kind }) => kind !== 'group');
  const first = nodes[at];
  if (at < from || first?.kind !== 'command') return false;
  if (/^(?:set|addto|renew|h?v?space|v?skip|page|this|def|rule)/u.test(first.name)) return true;
  const before = nodes[at - 1];
  return before === undefined || (before.kind === 'text' && /\n[ \t]*$/u.test(before.text.slice(-200)));
}

function isSpaceArgument(nodes: readonly TexNode[], index: number): boolean {
  const before = nodes[index - 1];
  return nodes[index]?.kind === 'group' && before?.kind === 'command' && before.name === 'vspace';
}

/** Creates a bold line with an empty line after it. */
export function createTitle(title: string, node: TexNode | undefined): TexNode[] {
  const start = node?.start ?? 0;
  const end = node === undefined ? start : getNodeEnd(node);
  return [
    { kind: 'command', name: 'textbf', text: '\\textbf', start },
    { kind: 'group', open: '{', close: '}', children: escapeSpecial(title, start), start, end },
    { kind: 'text', text: '\n\n', start: end },
  ];
}

/** Writes `%`, `#` and `&` in a plain text as the commands that print them. */
function escapeSpecial(text: string, start: number): TexNode[] {
  return text.split(/([%#&])/u).flatMap((piece, index): TexNode[] => {
    if (index % 2 === 1) return [{ kind: 'command', name: piece, text: `\\${piece}`, start }];
    return piece === '' ? [] : [{ kind: 'text', text: piece, start }];
  });
}

/** Whether a bold line at `index` is an instruction for other questions and not text of the current question. */
export function isInstructionLine(nodes: readonly TexNode[], index: number): boolean {
  const title = findTitle(nodes, index)?.title;
  return (
    title !== undefined && OTHER_QUESTIONS.test(plainText(title, 'shown')) && isAtLineStart(nodes, index)
  );
}
