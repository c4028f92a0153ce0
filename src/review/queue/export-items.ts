import type { ReviewItem } from '../../ports/review-queue.ts';
import { formatCsvLine } from '../../text/csv.ts';

// The column names are those of the queue's specification. For an exam question, `generated_query` is its LaTeX.
// `src/domain/queue-item.ts` explains the names.

type ExportFormat = 'csv' | 'jsonl';

/** The exported columns, with the field names of the API. */
const columns: ReadonlyArray<readonly [name: string, getValue: (item: ReviewItem) => unknown]> = [
  ['id', (item) => item.id],
  ['provider_id', (item) => item.providerId],
  ['status', (item) => item.status],
  ['decision', (item) => item.decision],
  ['reason_for_review', (item) => item.reason],
  ['triggers', (item) => item.triggers],
  ['priority', (item) => item.priority],
  ['confidence_score', (item) => item.confidence],
  ['validation_status', (item) => item.validationStatus],
  ['clarification_count', (item) => item.clarificationCount],
  ['user_input', (item) => item.userInput],
  ['generated_query', (item) => item.generatedQuery],
  ['expert_corrected_query', (item) => item.correctedQuery],
  ['is_good_example', (item) => item.isGoodExample],
  ['involved_tables', (item) => item.involvedTables],
  ['query_intent', (item) => item.intent],
  ['complexity_level', (item) => item.complexity],
  ['reviewed_by', (item) => item.reviewedBy],
  ['reviewed_at', (item) => item.reviewedAt],
  ['feedback', (item) => item.notes],
  ['revoked_at', (item) => item.revokedAt],
  ['turn_id', (item) => item.turnId],
  ['conversation_id', (item) => item.conversationId],
  ['created_at', (item) => item.createdAt],
];

/** Yields one text per item, so that an export of any size needs little memory. */
export async function* exportItems(
  items: AsyncIterable<ReviewItem>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield formatCsvLine(columns.map(([name]) => name));
  for await (const item of items) {
    yield format === 'csv'
      ? formatCsvLine(columns.map(([, getValue]) => formatCell(getValue(item))))
      : `${JSON.stringify(Object.fromEntries(columns.map(([name, getValue]) => [name, getValue(item)])))}\n`;
  }
}

function formatCell(value: unknown): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}
