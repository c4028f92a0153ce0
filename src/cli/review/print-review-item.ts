import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import type { Feedback, ReviewItem, ReviewSummary } from '../../ports/review-queue.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { layoutTable } from '../../print/layout-table.ts';
import { plainLine } from '../../print/plain-line.ts';
import { printQuestionText } from '../../print/print-question-text.ts';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import { formatDiff } from '../spot-check/print-diff.ts';

// Only SQL queries have tables, an intent and a complexity; exam questions have none. `src/domain/queue-item.ts`
// explains the names.

const COLUMNS = [
  { heading: 'ID' },
  { heading: 'PRIORITY', align: 'right' },
  { heading: 'REASON' },
  { heading: 'PROVIDER', minWidth: 8 },
  { heading: 'AGE', align: 'right' },
  { heading: 'LEASED TO', minWidth: 6 },
  { heading: 'REQUEST', minWidth: 12 },
] as const;

/** Formats queue items as a table that fits the terminal. */
export function formatQueueTable(items: readonly ReviewSummary[], out: TextStream, now: Date): string[] {
  const rows = items.map((item) => [
    item.id,
    String(item.priority),
    item.reason,
    item.providerId,
    formatAge(item.createdAt, now),
    isLeased(item, now) ? (item.leaseHolder ?? '') : '',
    item.userInput,
  ]);
  const [heading = '', ...lines] = layoutTable(COLUMNS, rows, out.width);
  return [out.paint('bold', heading), ...lines];
}

function isLeased({ leaseUntil }: ReviewSummary, now: Date): boolean {
  return leaseUntil !== null && Date.parse(leaseUntil) > now.getTime();
}

const MINUTE_MS = 60_000;

/** Formats an age as `5 min`, `3 h` or `2 d`. */
function formatAge(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`;
}

/** Formats the information that an expert needs for a decision, the most important facts first. */
export function formatItem(
  item: ReviewItem,
  feedback: readonly Feedback[],
  { out, now }: { readonly out: TextStream; readonly now: Date },
): string[] {
  const heading = [
    item.providerId,
    `priority ${item.priority}`,
    item.triggers.join(', '),
    formatAge(item.createdAt, now),
  ];
  const facts = [
    `confidence ${item.confidence}, validation ${item.validationStatus}, ${item.clarificationCount} clarifications`,
    item.involvedTables.length > 0 ? `tables ${item.involvedTables.join(', ')}` : '',
    item.intent === null ? '' : `${item.intent}, ${item.complexity}`,
  ].filter((fact) => fact !== '');
  return [
    out.paint('bold', plainLine(heading.join(' · '))),
    out.paint('dim', plainLine(`${item.id} · ${item.status}`)),
    '',
    ...plainLines(item.userInput),
    '',
    ...formatText(item.generatedQuery, item.providerId, out),
    ...formatCorrection(item, out),
    '',
    ...facts.map((fact) => out.paint('dim', plainLine(fact))),
    ...formatFindings(item, out),
    ...feedback.flatMap((entry) => formatFeedback(entry, out)),
  ];
}

/** Formats the corrected text of an item; for a question, also the changed lines with the parts that contain them. */
function formatCorrection(item: ReviewItem, out: TextStream): string[] {
  const { generatedQuery, correctedQuery, providerId } = item;
  if (correctedQuery === null) return [];
  const corrected = ['', out.paint('green', 'Corrected to:'), ...formatText(correctedQuery, providerId, out)];
  if (providerId !== QUESTION_PROVIDER) return corrected;
  const diff = generateUnifiedDiff(generatedQuery, correctedQuery, { path: 'question.tex' });
  return diff === ''
    ? corrected
    : [...corrected, '', ...formatDiff({ diff, original_content: generatedQuery }, out)];
}

/** Formats the text of an item. A question is formatted for reading; a database query is printed unchanged. */
function formatText(text: string, providerId: string, out: TextStream): string[] {
  if (providerId !== QUESTION_PROVIDER) return plainLines(text).map((line) => out.paint('cyan', line));
  const { questions } = readQuestions(text);
  if (questions.length === 0) return plainLines(text);
  return questions.flatMap(({ question }) => printQuestionText(question, out));
}

function formatFindings({ context }: ReviewItem, out: TextStream): string[] {
  if (typeof context !== 'object' || context === null || Array.isArray(context)) return [];
  const { findings } = context;
  if (!Array.isArray(findings)) return [];
  const messages = findings.flatMap((finding) =>
    typeof finding === 'object' && finding !== null && 'message' in finding ? [String(finding.message)] : [],
  );
  return messages.map((message) => out.paint('yellow', plainLine(`! ${message}`)));
}

function formatFeedback({ user, rating, text, correctedQuery }: Feedback, out: TextStream): string[] {
  const line = `${user}: thumbs ${rating}${text === null ? '' : `, "${text}"`}`;
  const correctedLines = correctedQuery === null ? [] : plainLines(`  suggested: ${correctedQuery}`);
  return [out.paint('yellow', plainLine(line)), ...correctedLines];
}

/** Splits a text into lines and removes control characters; unlike `plainLine`, keeps the indentation. */
function plainLines(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd());
}
