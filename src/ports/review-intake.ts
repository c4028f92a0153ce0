import type { ReviewTrigger } from '../domain/queue-item.ts';
import type { TurnRequest } from '../domain/queue-request.ts';
import type { Json } from '../domain/run.ts';

export type Submission = {
  readonly turn: TurnRequest;
  /** Who made it; a user id or the name of a part of the program. */
  readonly by: string;
  /** Findings, sources: whatever helps an expert to decide. */
  readonly context?: Json;
  /** Asks for a review whatever the turn itself says. */
  readonly trigger?: ReviewTrigger;
};

export type Submitted = {
  readonly turnId: string;
  /** The open item, when the turn waits for an expert. */
  readonly itemId: string | undefined;
  readonly triggers: readonly ReviewTrigger[];
};

/** How questions and queries reach the experts. */
export type ReviewIntake = { submit(submission: Submission): Promise<Submitted> };
