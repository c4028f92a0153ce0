import { openStandaloneReview } from '../../../src/compose/review.ts';
import type { Settings } from '../../../src/domain/settings.ts';
import type { ReviewItem } from '../../../src/ports/review-queue.ts';
import type { ReviewService } from '../../../src/review/queue/review-service.ts';

type ExpectedResult = {
  readonly items: number;
  /** The decisions that a server confirmed to a reviewer, each as `<item id> <decision>`. */
  readonly acknowledged: readonly string[];
};

const DECISION_ACTIONS = new Set(['approved', 'rejected', 'corrected']);

/** Compares the decisions that servers acknowledged with the database; returns every difference as a sentence. */
export async function verifyDrain(settings: Settings, expected: ExpectedResult): Promise<string[]> {
  const { review, rag, close } = await openStandaloneReview(settings);
  try {
    const items = new Map<string, ReviewItem>();
    for await (const item of review.readAll({})) items.set(item.id, item);
    const decisions = await countDecisions(review);
    // Every decided item becomes an example, also a rejected one.
    const { total } = await rag.getStatistics();
    return [
      ...(items.size === expected.items ? [] : [`${items.size} items instead of ${expected.items}`]),
      ...[...items.values()].flatMap((item) => findItemErrors(item, decisions.get(item.id) ?? 0)),
      ...expected.acknowledged.flatMap((line) => findAcknowledgedErrors(line, items)),
      ...(total === expected.items ? [] : [`${total} examples instead of ${expected.items}`]),
      ...(await findCountErrors(review, items)),
    ];
  } finally {
    await close();
  }
}

async function countDecisions(review: ReviewService): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let after: string | undefined;
  do {
    const page = await review.listAudit({}, { limit: 1000, ...(after !== undefined && { after }) });
    for (const { itemId, action } of page.entries) {
      if (itemId !== null && DECISION_ACTIONS.has(action)) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
    }
    after = page.next;
  } while (after !== undefined);
  return counts;
}

function findItemErrors(item: ReviewItem, decisions: number): string[] {
  if (item.status === 'pending_review') return [`${item.id} is not decided`];
  if (decisions !== 1) return [`${item.id} was decided ${decisions} times`];
  return item.version === 2 ? [] : [`${item.id} has version ${item.version} instead of 2 after one decision`];
}

function findAcknowledgedErrors(line: string, items: ReadonlyMap<string, ReviewItem>): string[] {
  const [id = '', decision] = line.split(' ');
  const item = items.get(id);
  return item?.decision === decision
    ? []
    : [`${id} was acknowledged as ${decision} but is ${item?.decision}`];
}

async function findCountErrors(
  review: ReviewService,
  items: ReadonlyMap<string, ReviewItem>,
): Promise<string[]> {
  const { status_breakdown: counted } = await review.statistics();
  const statuses = ['pending_review', 'approved', 'rejected'] as const;
  return statuses.flatMap((status) => {
    const actual = [...items.values()].filter((item) => item.status === status).length;
    return actual === counted[status] ? [] : [`${status} is counted as ${counted[status]} but is ${actual}`];
  });
}
