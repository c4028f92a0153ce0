import type { TurnFeedback } from '../../domain/queue-request.ts';
import type { Turn } from '../../ports/review-queue.ts';
import { readQueryFacts } from './check-correction.ts';
import { autoQueueForReview, hasFailedValidation, turnNotFound } from './record-turn.ts';
import type { ReviewDeps } from './review-dependencies.ts';

// A turn is one submission to the queue: a request with the generated question. The "query" of a turn is the LaTeX of
// the question, or an SQL text. `src/domain/queue-item.ts` explains the names.

export type FeedbackCommand = {
  readonly turnId: string;
  readonly user: string;
  readonly feedback: TurnFeedback;
};

export type FeedbackOutcome = {
  readonly outcome: 'created' | 'updated';
  /** The open item in the expert queue, if there is one. */
  readonly itemId: string | undefined;
  /** True when the turn became an example without an expert; the operator must allow this. */
  readonly approved: boolean;
};

/** Stores a user's feedback. A thumbs-down or a user's correction is queued for an expert; it never changes an example without one. */
export async function recordFeedback(
  tools: ReviewDeps,
  { turnId, user, feedback }: FeedbackCommand,
): Promise<FeedbackOutcome> {
  const turn = await tools.queue.findTurn(turnId);
  if (turn === undefined) throw turnNotFound(turnId);
  const correctedQuery = feedback.corrected_query?.trim() ? feedback.corrected_query : null;
  const outcome = await tools.queue.saveFeedback({
    turnId,
    user,
    rating: feedback.rating,
    category: feedback.category ?? null,
    text: feedback.text ?? null,
    correctedQuery,
    createdAt: tools.clock.now().toISOString(),
  });
  if (feedback.rating === 'down' || correctedQuery !== null) {
    await tools.examples.revoke(getExampleId(turn), { actor: user, at: tools.clock.now().toISOString() });
    const itemId = await autoQueueForReview(tools, { turnId, trigger: 'negative_feedback', by: user });
    return { outcome, itemId, approved: false };
  }
  const openItem = await tools.queue.findOpen(turnId);
  const approved = openItem === undefined && (await approveByFeedback(tools, turn, user));
  return { outcome, itemId: openItem?.id, approved };
}

/** Returns the id of an example that a thumbs-up created; an example that an expert approved has the id of its item. */
const getExampleId = (turn: Turn): string => `turn:${turn.id}`;

async function approveByFeedback(tools: ReviewDeps, turn: Turn, user: string): Promise<boolean> {
  const { autoApprove, autoApproveConfidence } = tools.settings;
  const isConfident = turn.confidence >= autoApproveConfidence && !hasFailedValidation(turn.validationStatus);
  // Users cannot turn their own work into an example.
  if (!autoApprove || !isConfident || user === turn.createdBy) return false;
  const feedback = await tools.queue.listFeedback(turn.id);
  if (feedback.some(({ rating }) => rating === 'down')) return false;
  const example = { providerId: turn.providerId, nlQuery: turn.userInput, query: turn.generatedQuery };
  if ((await tools.examples.findEqual(example)) !== undefined) return false;
  await tools.examples.put({
    ...example,
    ...(await readQueryFacts(tools.queries, turn.providerId, turn.generatedQuery)),
    id: getExampleId(turn),
    status: 'approved',
    addedBy: user,
    createdAt: tools.clock.now().toISOString(),
  });
  return true;
}
