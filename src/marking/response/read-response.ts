import { deniesAll } from './denies-all.ts';
import { isBlank } from './is-blank.ts';
import { type AtomCount, type Coefficient, nameAtoms, nameCoefficients } from './name-coefficients.ts';
import { type NamedCount, nameCounts } from './name-counts.ts';
import { nameList } from './name-list.ts';
import { findLoneCalculation, findLoneValue, readLine } from './read-line.ts';
import { splitAttempts, type WrittenAttempt } from './split-attempts.ts';
import { splitSteps } from './split-steps.ts';
import type { ParsedLine, Statement } from './statement.ts';
import { closeStrikesPerLine, strikeOut } from './strike-out.ts';
import { type TypingHints, tidyMaths } from './tidy-maths.ts';

/** One attempt of a response, with its parsed lines and all their statements. A response may contain several attempts. */
export type ParsedAttempt = {
  readonly lines: readonly ParsedLine[];
  readonly statements: readonly Statement[];
  /** The text that is searched for wording; crossed-out work is left out if other work replaces it. */
  readonly text: string;
  /** The learner chose this attempt as the one that counts. */
  readonly isChosen: boolean;
};

/** Longer responses are cut to their first and last 60 lines. */
const MAX_LINES = 120;
const MAX_LINE_LENGTH = 2_000;
const MAX_RESPONSE_LENGTH = 400_000;

/** Facts about the question that help to read its responses. */
type ResponseHints = TypingHints & {
  /** Right answers in words, in lower case. They are answers even if they look like a refusal, such as “none” or “pass”. */
  readonly answerWords?: ReadonlySet<string>;
  /** The numbers that the question requests by a description and a letter. */
  readonly counts?: readonly NamedCount[];
  /** The numbers that a chemical equation of the question leaves out. */
  readonly coefficients?: readonly Coefficient[];
  /** The letters for the numbers of atoms in a formula of the question. */
  readonly atoms?: readonly AtomCount[];
  /** The letters of an answer with several values, in order. */
  readonly answerNames?: readonly string[] | undefined;
};

/** Splits free text into attempts and reads their lines; blank text has no attempts. */
export function readResponse(response: string, hints: ResponseHints): ParsedAttempt[] {
  const limited = response.length > MAX_RESPONSE_LENGTH ? response.slice(-MAX_RESPONSE_LENGTH) : response;
  const answer = limited
    .trim()
    .replace(/[.!]+$/u, '')
    .toLowerCase();
  if (
    isBlank(limited) &&
    ![...(hints.answerWords ?? [])].some((wording) => wording === answer || deniesAll(answer, wording))
  )
    return [];
  const text = closeStrikesPerLine(limited.normalize('NFC').replaceAll('∆', 'Δ'));
  return splitAttempts(keepFirstAndLastRows(splitRows(text))).map((attempt) => readAttempt(attempt, hints));
}

/** Splits the text into rows; `\\` also ends a row, except inside an environment. */
function splitRows(text: string): string[] {
  return text
    .split(/\r\n?|\n|\u2028/u)
    .flatMap((line) => (line.includes('\\begin') ? [line] : line.split(/\\\\(?![A-Za-z])/u)))
    .flatMap((line) => (line.length > MAX_LINE_LENGTH ? [line] : splitSteps(line)))
    .map((line) => (line.length > MAX_LINE_LENGTH ? line.trim() : line))
    .map((line) => (line.length > MAX_LINE_LENGTH ? line.slice(0, MAX_LINE_LENGTH) : line));
}

/** Cuts long responses to their first and last `MAX_LINES / 2` rows that are not blank. */
function keepFirstAndLastRows(rows: readonly string[]): string[] {
  const nonBlank = rows.filter((row) => row.trim() !== '');
  if (nonBlank.length <= MAX_LINES)
    return [...rows].filter((row, index) => row.trim() !== '' || index < MAX_LINES);
  return [...nonBlank.slice(0, MAX_LINES / 2), ...nonBlank.slice(-MAX_LINES / 2)];
}

function readAttempt({ lines, isChosen }: WrittenAttempt, hints: ResponseHints): ParsedAttempt {
  const struckLines = lines.map(strikeOut);
  const lastKeptIndex = struckLines.findLastIndex(({ kept }) => kept !== '');
  const parsedLines: ParsedLine[] = [];
  const statements: Statement[] = [];
  let name: string | undefined;
  let lastMember: string | undefined;
  let lastCalculation: string | undefined;
  let lastResult: string | undefined;
  struckLines.forEach(({ kept, crossedOut }, index) => {
    // Crossed-out work counts only if nothing replaces it.
    const isReplaced = kept !== '' || index < lastKeptIndex;
    const source = crossedOut !== '' && !isReplaced ? crossedOut : kept;
    const isOnlyLine = lines.filter((line) => line.trim() !== '').length === 1;
    const named = nameValues(continueWith(lastResult, tidyMaths(source, hints)), {
      ...hints,
      answerNames: isOnlyLine ? hints.answerNames : [],
    });
    const lineStatements = readLine(named, {
      line: parsedLines.length,
      order: statements.length,
      name,
      lastMember,
      lastCalculation,
    });
    name = lineStatements.at(-1)?.name ?? (lineStatements.length > 0 ? undefined : name);
    lastMember = lineStatements.findLast(({ role, isResult }) => role === 'member' && isResult)?.text;
    lastCalculation = findLoneCalculation(lineStatements);
    lastResult = lastMember ?? findLoneValue(lineStatements);
    statements.push(...lineStatements);
    parsedLines.push({
      text: lines[index] ?? '',
      countedText: source,
      isCrossedOut: crossedOut !== '' && source === '',
      statements: lineStatements,
    });
  });
  const text = parsedLines.map(({ countedText }) => countedText).join('\n');
  return { lines: parsedLines, statements, text, isChosen };
}

/**
 * Writes the result of the previous line in front of a line that begins with an operation or a comparison: `25642 ÷ 12 = 2136.83`
 * for `÷ 12 = 2136.83`, `164 > 0` for `> 0`.
 */
function continueWith(lastResult: string | undefined, text: string): string {
  if (lastResult === undefined || !/^\s*(?:[÷×*/+<>≤≥]|x(?=\s*\d))\s*[\d(£]/u.test(text)) return text;
  const [number] =
    /-?£?\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:[×x*]|\\times)\s*10\s*\^\s*\{?-?\d+\}?)?/u.exec(lastResult) ?? [];
  return number === undefined ? text : `${number} ${text.replace(/^\s*x/u, '×')}`;
}

/** Adds the letters of the question to values that a learner describes in another way. */
function nameValues(
  text: string,
  { counts = [], coefficients = [], atoms = [], answerNames = [] }: ResponseHints,
): string {
  return nameList(nameAtoms(nameCoefficients(nameCounts(text, counts), coefficients), atoms), answerNames);
}
