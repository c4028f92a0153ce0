import type { ReviewTrigger } from '../domain/queue-item.ts';
import type { TurnRequest } from '../domain/queue-request.ts';
import type { Json } from '../domain/run.ts';

// A turn is one submission: a request with the generated question. `src/domain/queue-item.ts` explains the names.

/** A turn (a request and its generated answer) that may need expert review. */
export type Submission = {
  readonly turn: TurnRequest;
  /** The author: a user id or the name of a component. */
  readonly by: string;
  /** Findings, sources and other information for the expert. */
  readonly context?: Json;
  /** Forces a review, whatever the content of the turn. */
  readonly trigger?: ReviewTrigger;
};

/** The result of a submission. */
export type Submitted = {
  readonly turnId: string;
  /** The open review item; undefined if the turn needs no review. */
  readonly itemId: string | undefined;
  readonly triggers: readonly ReviewTrigger[];
};

/** Submits questions and queries for expert review. */
export type ReviewIntake = { submit(submission: Submission): Promise<Submitted> };
