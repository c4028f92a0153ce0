import type { TurnFeedback } from '../../domain/queue-request.ts';
import type { Turn } from '../../ports/review-queue.ts';
import { describeText } from './check-correction.ts';
import { autoQueueForReview, hasPassed, unknownTurn } from './record-turn.ts';
import type { ReviewTools } from './review-tools.ts';

export type FeedbackOrder = {
  readonly turnId: string;
  readonly user: string;
  readonly feedback: TurnFeedback;
};

export type FeedbackOutcome = {
  readonly outcome: 'created' | 'updated';
  /** The item that waits for an expert. */
  readonly itemId: string | undefined;
  /** True when the turn became an example without an expert, as the operator allows. */
  readonly approved: boolean;
};

/** A thumbs-down or a user's own correction goes to an expert; neither is believed by itself. */
export async function takeFeedback(
  tools: ReviewTools,
  { turnId, user, feedback }: FeedbackOrder,
): Promise<FeedbackOutcome> {
  const turn = await tools.queue.findTurn(turnId);
  if (turn === undefined) throw unknownTurn(turnId);
  const corrected = feedback.corrected_query?.trim() ? feedback.corrected_query : null;
  const outcome = await tools.queue.saveFeedback({
    turnId,
    user,
    rating: feedback.rating,
    category: feedback.category ?? null,
    text: feedback.text ?? null,
    correctedQuery: corrected,
    createdAt: tools.clock.now().toISOString(),
  });
  if (feedback.rating === 'down' || corrected !== null) {
    await withdrawExample(tools, turn, user);
    const itemId = await autoQueueForReview(tools, { turnId, trigger: 'negative_feedback', by: user });
    return { outcome, itemId, approved: false };
  }
  const open = await tools.queue.findOpen(turnId);
  const approved = open === undefined && (await approveByFeedback(tools, turn, user));
  return { outcome, itemId: open?.id, approved };
}

/** The example that a thumbs-up made; an expert's decision has the id of its item. */
const exampleIdOf = (turn: Turn): string => `turn:${turn.id}`;

async function approveByFeedback(tools: ReviewTools, turn: Turn, user: string): Promise<boolean> {
  const { autoApprove, autoApproveConfidence } = tools.settings;
  const isSure = turn.confidence >= autoApproveConfidence && hasPassed(turn.validationStatus);
  // Nobody's praise of his own work makes it an example.
  if (!autoApprove || !isSure || user === turn.createdBy) return false;
  const said = await tools.queue.listFeedback(turn.id);
  if (said.some(({ rating }) => rating === 'down')) return false;
  const example = { providerId: turn.providerId, nlQuery: turn.userInput, query: turn.generatedQuery };
  if ((await tools.examples.findAlike(example)) !== undefined) return false;
  await tools.examples.put({
    ...example,
    ...(await describeText(tools.queries, turn.providerId, turn.generatedQuery)),
    id: exampleIdOf(turn),
    status: 'approved',
    addedBy: user,
    createdAt: tools.clock.now().toISOString(),
  });
  return true;
}

async function withdrawExample({ examples, clock }: ReviewTools, turn: Turn, actor: string): Promise<void> {
  await examples.revoke(exampleIdOf(turn), { actor, at: clock.now().toISOString() });
}
