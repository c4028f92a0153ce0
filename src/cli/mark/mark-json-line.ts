import { agreeWithKey } from '../../marking/key/agree-with-key.ts';
import { checkArgument } from '../../maths/working/check-argument.ts';
import { AnswerRow, ArgumentRow } from './answer-row.ts';
import { compareByPart, findExpectedError, joinVerdicts, type PartAgreement } from './compare-by-part.ts';
import { readKeys } from './read-key.ts';

/** Marks one line of JSON and returns the result as a line of JSON; an invalid line gets the verdict `unreadable`. */
export async function markJsonLine(line: string): Promise<string> {
  const row = parseJson(line);
  const id = findId(row);
  try {
    return await markRow(id, row);
  } catch {
    // An internal error on one line must not end the whole run. The user must decide this line.
    return JSON.stringify({
      id,
      verdict: 'undecided',
      reason: 'The engine failed on this line.',
      expected: null,
      answer: null,
    });
  }
}

function markRow(id: unknown, row: unknown): string | Promise<string> {
  if (typeof row !== 'object' || row === null) return formatUnreadable(id, 'This line is not a JSON object.');
  if ('lines' in row) {
    const argument = ArgumentRow.safeParse(row);
    if (!argument.success) return formatUnreadable(id, '`lines` must be a list of strings.');
    const { verdict, lines } = checkArgument(argument.data.lines);
    return JSON.stringify({
      id,
      verdict,
      lines: lines.map(({ n, verdict: lineVerdict, reason }) => ({ n, verdict: lineVerdict, reason })),
    });
  }
  if ('item_model' in row) return markItemRow(id, row);
  const answer = AnswerRow.safeParse(row);
  if (!answer.success) return formatUnreadable(id, formatIssue(answer.error.issues[0]));
  const { expected: expectedAnswer, answer: givenAnswer, key, ...policy } = answer.data;
  const keysResult = readKeys(key, typeof expectedAnswer !== 'string');
  if (!keysResult.ok) return formatUnreadable(id, keysResult.error);
  if (typeof expectedAnswer !== 'string') {
    const error = findExpectedError(expectedAnswer);
    if (error !== undefined) return formatUnreadable(id, error);
    const parts = compareByPart(expectedAnswer, givenAnswer, { policy, keys: keysResult.keys });
    return JSON.stringify({ id, verdict: joinVerdicts(parts), parts: formatParts(parts) });
  }
  const text = typeof givenAnswer === 'string' ? givenAnswer : Object.values(givenAnswer).join('\n');
  const keyed = { tex: expectedAnswer, key: keysResult.keys.get('') ?? {} };
  const { verdict, sentence, expected, given } = agreeWithKey(keyed, text, policy);
  return JSON.stringify({ id, verdict, reason: sentence, expected, answer: given });
}

async function markItemRow(id: unknown, row: object): Promise<string> {
  // The item models are loaded only when a line needs them.
  const { markItem } = await import('./mark-item.ts');
  const marked = markItem(row);
  return marked.kind === 'marked'
    ? JSON.stringify({ id, ...marked.marks })
    : formatUnreadable(id, marked.reason);
}

/** Converts the agreement of each part to its JSON form. */
export function formatParts(parts: readonly PartAgreement[]): object[] {
  return parts.map(({ path, agreement: { verdict, sentence, expected, given } }) => ({
    path,
    verdict,
    reason: sentence,
    expected,
    answer: given,
  }));
}

/** Parses a text as JSON; undefined if it is not. */
export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Returns the id of a row; null if there is none, so that every output line has an id. */
function findId(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
}

function formatUnreadable(id: unknown, reason: string): string {
  return JSON.stringify({ id, verdict: 'unreadable', reason, expected: null, answer: null });
}

function formatIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'This line is not a valid request.';
}
