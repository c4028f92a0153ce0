import { isBlank } from './is-blank.ts';
import { readLine } from './read-line.ts';
import { splitAttempts, type WrittenAttempt } from './split-attempts.ts';
import type { ReadLine, Statement } from './statement.ts';
import { closeStrikesPerLine, strikeOut } from './strike-out.ts';
import { type TypingHints, tidyMaths } from './tidy-maths.ts';

/** One attempt with its lines and all their statements. */
export type ReadAttempt = {
  readonly lines: readonly ReadLine[];
  readonly statements: readonly Statement[];
  /** The text without crossed-out work that was replaced, for bullets that require wording. */
  readonly text: string;
  /** The learner marked this attempt as the one to count. */
  readonly isChosen: boolean;
};

/** Longer responses are cut to their first and last 60 lines. */
const MAX_LINES = 120;
const MAX_LINE_LENGTH = 2_000;
const MAX_RESPONSE_LENGTH = 400_000;

/** Splits free text into attempts and reads their lines; blank text has no attempts. */
export function readResponse(response: string, hints: TypingHints): ReadAttempt[] {
  const whole = response.length > MAX_RESPONSE_LENGTH ? response.slice(-MAX_RESPONSE_LENGTH) : response;
  if (isBlank(whole)) return [];
  const text = closeStrikesPerLine(whole.normalize('NFC'));
  return splitAttempts(keepEnds(splitRows(text))).map((attempt) => readAttempt(attempt, hints));
}

/** Splits the text into rows; `\\` also ends a row, except inside an environment. */
function splitRows(text: string): string[] {
  return text
    .split(/\r\n?|\n|\u2028/u)
    .flatMap((line) => (line.includes('\\begin') ? [line] : line.split(/\\\\(?![A-Za-z])/u)))
    .map((line) => (line.length > MAX_LINE_LENGTH ? line.trim() : line))
    .map((line) => (line.length > MAX_LINE_LENGTH ? line.slice(0, MAX_LINE_LENGTH) : line));
}

/** Cuts long responses to their first and last `MAX_LINES / 2` rows that are not blank. */
function keepEnds(rows: readonly string[]): string[] {
  const written = rows.filter((row) => row.trim() !== '');
  if (written.length <= MAX_LINES)
    return [...rows].filter((row, index) => row.trim() !== '' || index < MAX_LINES);
  return [...written.slice(0, MAX_LINES / 2), ...written.slice(-MAX_LINES / 2)];
}

function readAttempt({ lines, isChosen }: WrittenAttempt, hints: TypingHints): ReadAttempt {
  const split = lines.map(strikeOut);
  const lastKept = split.findLastIndex(({ kept }) => kept !== '');
  const read: ReadLine[] = [];
  const statements: Statement[] = [];
  let name: string | undefined;
  split.forEach(({ kept, crossedOut }, index) => {
    // Crossed-out work counts only where nothing replaces it.
    const isReplaced = kept !== '' || index < lastKept;
    const source = crossedOut !== '' && !isReplaced ? crossedOut : kept;
    const found = readLine(tidyMaths(source, hints), {
      line: read.length,
      order: statements.length,
      name,
    });
    name = found.at(-1)?.name ?? (found.length > 0 ? undefined : name);
    statements.push(...found);
    read.push({
      text: lines[index] ?? '',
      isCrossedOut: crossedOut !== '' && source === '',
      statements: found,
    });
  });
  const words = split.map(({ kept, crossedOut }, index) =>
    kept !== '' || index < lastKept ? kept : crossedOut,
  );
  return { lines: read, statements, text: words.join('\n'), isChosen };
}
