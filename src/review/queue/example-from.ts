import type { ExampleStatus, StoredExample } from '../../ports/example-index.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import type { QueryFacts } from './check-correction.ts';

/** The example a decided item becomes: its correction where there is one. */
export function exampleFrom(item: ReviewItem, facts: QueryFacts): StoredExample {
  return {
    id: item.id,
    providerId: item.providerId,
    nlQuery: item.userInput,
    query: item.correctedQuery ?? item.generatedQuery,
    status: statusOf(item),
    intent: facts.intent,
    complexity: facts.complexity,
    tables: facts.tables,
    addedBy: item.reviewedBy ?? 'system',
    createdAt: item.reviewedAt ?? item.createdAt,
  };
}

function statusOf(item: ReviewItem): ExampleStatus {
  if (item.revokedAt !== null) return 'revoked';
  return item.status === 'approved' ? 'approved' : 'rejected';
}
