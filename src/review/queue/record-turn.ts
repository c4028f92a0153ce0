import { Fault } from '../../domain/fault.ts';
import type { ReviewTrigger } from '../../domain/queue-item.ts';
import { findQueueReason, type QueueReason, weighTriggers } from '../../domain/queue-priority.ts';
import type { TurnRequest } from '../../domain/queue-request.ts';
import type { Json } from '../../domain/run.ts';
import type { ReviewIntake, Submission } from '../../ports/review-intake.ts';
import type { ReviewItem, Turn } from '../../ports/review-queue.ts';
import { describeText } from './check-correction.ts';
import { isGoodWhilePending } from './reverse-steps.ts';
import type { ReviewTools } from './review-tools.ts';

/** What a validator says of something it did not fail. */
const NOT_FAILED = new Set(['valid', 'passed', 'ok', 'unknown', 'skipped', 'pending', 'not_validated']);

export function hasPassed(validationStatus: string): boolean {
  return NOT_FAILED.has(validationStatus.toLowerCase());
}

export type RecordedTurn = {
  readonly turn: Turn;
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly item: ReviewItem | undefined;
};

/** Makes a turn known, and queues it when it needs an expert. */
export async function recordTurn(tools: ReviewTools, submission: Submission): Promise<RecordedTurn> {
  const turn = turnOf(tools, submission.turn, submission.by);
  const outcome = await tools.queue.saveTurn(turn);
  const reason = reasonOf(tools, turn, submission.trigger);
  if (reason === undefined) return { turn, outcome, item: await tools.queue.findOpen(turn.id) };
  // A turn said twice asks for nothing new, also when an expert has decided it meanwhile; but who was cut off before it
  // was queued says it again to have it queued.
  const isRepeated = outcome === 'unchanged' && submission.trigger === undefined;
  if (isRepeated && (await tools.queue.hasItem(turn.id))) {
    return { turn, outcome, item: await tools.queue.findOpen(turn.id) };
  }
  const item = await queueTurn(tools, turn, { reason, by: submission.by, context: submission.context });
  return { turn, outcome, item };
}

export function createReviewIntake(tools: ReviewTools): ReviewIntake {
  return {
    submit: async (submission) => {
      const { turn, item } = await recordTurn(tools, submission);
      return { turnId: turn.id, itemId: item?.id, triggers: item?.triggers ?? [] };
    },
  };
}

export type AutoQueue = {
  readonly turnId: string;
  readonly trigger: ReviewTrigger;
  readonly providerId?: string;
  readonly by?: string;
};

/** Queues a known turn for the trigger, and answers the id of its open item. */
export async function autoQueueForReview(
  tools: ReviewTools,
  { turnId, trigger, providerId, by = 'system' }: AutoQueue,
): Promise<string> {
  const turn = await tools.queue.findTurn(turnId);
  if (turn === undefined) throw unknownTurn(turnId);
  if (providerId !== undefined && providerId !== turn.providerId) {
    throw new Fault('invalid-input', `The turn ${turnId} belongs to ${turn.providerId}, not ${providerId}.`);
  }
  const reason = reasonOf(tools, turn, trigger);
  if (reason === undefined) throw new Fault('unexpected', 'A trigger gave no reason.');
  return (await queueTurn(tools, turn, { reason, by })).id;
}

export function unknownTurn(id: string): Fault {
  return new Fault('not-found', `Turn ${id} not found`);
}

function turnOf({ clock, newId }: ReviewTools, request: TurnRequest, createdBy: string): Turn {
  return {
    id: request.turn_id ?? newId(),
    conversationId: request.conversation_id ?? null,
    providerId: request.provider_id,
    userInput: request.user_input,
    generatedQuery: request.generated_query,
    confidence: request.confidence_score,
    validationStatus: request.validation_status,
    clarificationCount: request.clarification_count,
    createdBy,
    createdAt: clock.now().toISOString(),
  };
}

/** What the turn itself says, and the trigger that somebody adds. */
function reasonOf({ settings }: ReviewTools, turn: Turn, trigger?: ReviewTrigger): QueueReason | undefined {
  const found = findQueueReason(
    {
      confidence: turn.confidence,
      validationPassed: hasPassed(turn.validationStatus),
      hasNegativeFeedback: false,
      clarificationCount: turn.clarificationCount,
    },
    { confidence: settings.confidenceThreshold, clarifications: settings.clarificationThreshold },
  );
  const triggers = [...(found?.triggers ?? []), ...(trigger === undefined ? [] : [trigger])];
  return weighTriggers(triggers, turn.confidence);
}

type Queueing = {
  readonly reason: QueueReason;
  readonly by: string;
  readonly context?: Json | undefined;
};

async function queueTurn(
  { queue, queries, clock, newId }: ReviewTools,
  turn: Turn,
  { reason, by, context }: Queueing,
): Promise<ReviewItem> {
  const { id: turnId, createdBy: _maker, createdAt: _then, ...said } = turn;
  const facts = await describeText(queries, turn.providerId, turn.generatedQuery);
  const { item } = await queue.enqueue(
    {
      ...said,
      id: newId(),
      turnId,
      ...reason,
      isGoodExample: isGoodWhilePending(reason.triggers),
      involvedTables: facts.tables,
      intent: facts.intent,
      complexity: facts.complexity,
      context: context ?? null,
      createdAt: clock.now().toISOString(),
    },
    by,
  );
  return item;
}
