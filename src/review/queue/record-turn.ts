import { Fault } from '../../domain/fault.ts';
import type { ReviewTrigger } from '../../domain/queue-item.ts';
import { combineTriggers, findQueueReason, type QueueReason } from '../../domain/queue-priority.ts';
import type { TurnRequest } from '../../domain/queue-request.ts';
import type { Json } from '../../domain/run.ts';
import type { ReviewIntake, Submission } from '../../ports/review-intake.ts';
import type { ReviewItem, Turn } from '../../ports/review-queue.ts';
import { readQueryFacts } from './check-correction.ts';
import type { ReviewDeps } from './review-dependencies.ts';
import { countsAsGoodExample } from './to-example.ts';

// A turn is one submission to the queue: a request with the generated question. For an exam question, `generatedQuery`
// is its LaTeX, and the facts of the query (tables, intent, complexity) are empty, because only SQL has them.
// `src/domain/queue-item.ts` explains the names.

/** The validation statuses that do not count as a failure; any other status does. */
const NOT_FAILED_STATUSES = new Set([
  'valid',
  'passed',
  'ok',
  'unknown',
  'skipped',
  'pending',
  'not_validated',
]);

export function hasFailedValidation(validationStatus: string): boolean {
  return !NOT_FAILED_STATUSES.has(validationStatus.toLowerCase());
}

export type RecordedTurn = {
  readonly turn: Turn;
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly item: ReviewItem | undefined;
};

/** Stores a turn, and adds it to the queue if it needs an expert. With `keepsText`, a stored turn keeps its text. */
export async function recordTurn(
  tools: ReviewDeps,
  submission: Submission,
  options: { readonly keepsText?: boolean } = {},
): Promise<RecordedTurn> {
  const turn = toTurn(tools, submission.turn, submission.by);
  const outcome = await tools.queue.saveTurn(turn, options);
  const reason = findReason(tools, turn, submission.trigger);
  if (reason === undefined) return { turn, outcome, item: await tools.queue.findOpen(turn.id) };
  // A repeated turn is a no-op, even if an expert has already decided it. It is queued only if the first request was
  // interrupted before the turn was queued.
  const isRepeated = outcome === 'unchanged' && submission.trigger === undefined;
  if (isRepeated && (await tools.queue.hasItem(turn.id))) {
    return { turn, outcome, item: await tools.queue.findOpen(turn.id) };
  }
  const item = await queueTurn(tools, turn, { reason, by: submission.by, context: submission.context });
  return { turn, outcome, item };
}

/**
 * Creates the port through which other rooms submit turns to the expert queue. The id of such a turn is the id of its question, so
 * a new version of the question changes the text.
 */
export function createReviewIntake(tools: ReviewDeps): ReviewIntake {
  return {
    submit: async (submission) => {
      const { turn, item } = await recordTurn(tools, submission);
      return { turnId: turn.id, itemId: item?.id, triggers: item?.triggers ?? [] };
    },
  };
}

export type AutoQueueCommand = {
  readonly turnId: string;
  readonly trigger: ReviewTrigger;
  readonly providerId?: string;
  readonly by?: string;
};

/** Queues a stored turn for a trigger and returns the id of its open item. */
export async function autoQueueForReview(
  tools: ReviewDeps,
  { turnId, trigger, providerId, by = 'system' }: AutoQueueCommand,
): Promise<string> {
  const turn = await tools.queue.findTurn(turnId);
  if (turn === undefined) throw turnNotFound(turnId);
  if (providerId !== undefined && providerId !== turn.providerId) {
    throw new Fault('invalid-input', `The turn ${turnId} belongs to ${turn.providerId}, not ${providerId}.`);
  }
  const reason = findReason(tools, turn, trigger);
  if (reason === undefined) throw new Fault('unexpected', 'A turn with a trigger was not queued.');
  return (await queueTurn(tools, turn, { reason, by })).id;
}

export function turnNotFound(id: string): Fault {
  return new Fault('not-found', `Turn ${id} not found`);
}

function toTurn({ clock, newId }: ReviewDeps, request: TurnRequest, createdBy: string): Turn {
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

/** Combines the triggers found in the turn with the trigger of the caller; undefined if there are none. */
function findReason({ settings }: ReviewDeps, turn: Turn, trigger?: ReviewTrigger): QueueReason | undefined {
  const foundReason = findQueueReason(
    {
      confidence: turn.confidence,
      validationPassed: !hasFailedValidation(turn.validationStatus),
      hasNegativeFeedback: false,
      clarificationCount: turn.clarificationCount,
    },
    settings,
  );
  const triggers = [...(foundReason?.triggers ?? []), ...(trigger === undefined ? [] : [trigger])];
  return combineTriggers(triggers, turn.confidence);
}

type QueueDetails = {
  readonly reason: QueueReason;
  readonly by: string;
  readonly context?: Json | undefined;
};

async function queueTurn(
  { queue, queries, clock, newId }: ReviewDeps,
  turn: Turn,
  { reason, by, context }: QueueDetails,
): Promise<ReviewItem> {
  const { id: turnId, createdBy: _createdBy, createdAt: _createdAt, ...content } = turn;
  const facts = await readQueryFacts(queries, turn.providerId, turn.generatedQuery);
  const { item } = await queue.enqueue(
    {
      ...content,
      id: newId(),
      turnId,
      ...reason,
      isGoodExample: countsAsGoodExample(reason.triggers),
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
