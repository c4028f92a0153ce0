import { agree } from '../maths/agree/agree.ts';
import { checkArgument } from '../maths/working/check-argument.ts';
import { AnswerRow, ArgumentRow } from './mark-row.ts';

/** Answers one line of JSON with one line of JSON; what cannot be read answers `unreadable`. */
export function markLine(line: string): string {
  const row = parseJson(line);
  const id = idOf(row);
  try {
    return markRow(id, row);
  } catch {
    // One line must never end a run of a million; a person looks at what the engine could not bear.
    return JSON.stringify({
      id,
      verdict: 'undecided',
      reason: 'The engine failed on this line.',
      expected: null,
      answer: null,
    });
  }
}

function markRow(id: unknown, row: unknown): string {
  if (typeof row !== 'object' || row === null) return unreadable(id, 'This line is not a JSON object.');
  if ('lines' in row) {
    const argument = ArgumentRow.safeParse(row);
    if (!argument.success) return unreadable(id, 'The lines of an argument are a list of texts.');
    const { verdict, lines } = checkArgument(argument.data.lines);
    return JSON.stringify({
      id,
      verdict,
      lines: lines.map(({ n, verdict: line, reason }) => ({ n, verdict: line, reason })),
    });
  }
  const answer = AnswerRow.safeParse(row);
  if (!answer.success) return unreadable(id, problemOf(answer.error.issues[0]));
  const { expected: wanted, answer: written, ...policy } = answer.data;
  const { verdict, sentence, expected, given } = agree(wanted, written, policy);
  return JSON.stringify({ id, verdict, reason: sentence, expected, answer: given });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
}

function unreadable(id: unknown, reason: string): string {
  return JSON.stringify({ id, verdict: 'unreadable', reason, expected: null, answer: null });
}

function problemOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'This line is no request.';
}
