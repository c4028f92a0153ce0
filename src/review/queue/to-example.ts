import type { ExampleStatus, StoredExample } from '../../ports/example-index.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import type { QueryFacts } from './check-correction.ts';

// The "query" of an example is the LaTeX of an exam question, or an SQL text; only SQL has tables, an intent and a
// complexity. `src/domain/queue-item.ts` explains the names.

/** Converts a decided item to an example, with the corrected text if there is one. */
export function toExample(item: ReviewItem, facts: QueryFacts): StoredExample {
  return {
    id: item.id,
    providerId: item.providerId,
    nlQuery: item.userInput,
    query: item.correctedQuery ?? item.generatedQuery,
    status: toStatus(item),
    intent: facts.intent,
    complexity: facts.complexity,
    tables: facts.tables,
    addedBy: item.reviewedBy ?? 'system',
    createdAt: item.reviewedAt ?? item.createdAt,
  };
}

function toStatus(item: ReviewItem): ExampleStatus {
  if (item.revokedAt !== null) return 'revoked';
  return item.status === 'approved' ? 'approved' : 'rejected';
}

/** Checks whether a pending item counts as a good example: not if its validation failed or a user rated it negatively. */
export function countsAsGoodExample(triggers: readonly string[]): boolean {
  return !triggers.includes('validation_failure') && !triggers.includes('negative_feedback');
}
