import type { DecisionInput } from './review-api.ts';

const STATES = ['sending', 'done', 'undone', 'failed', 'refused', 'conflict'] as const;

/**
 * The state of the request. `failed`: it can be retried; `refused`: it cannot be retried; `conflict`: someone else has
 * changed or opened the item.
 */
export type SentState = (typeof STATES)[number];

/** A decision that was made on this page, with the state of its request. */
export type SentDecision = DecisionInput & {
  readonly itemId: string;
  readonly title: string;
  /** The version of the item that the reviewer saw. */
  readonly version: string | undefined;
  /** When the reviewer decided, in milliseconds since 1970. */
  readonly at: number;
  readonly state: SentState;
  /** Why the decision was not saved; the name is used in the browser's storage. */
  readonly problem?: DecisionFailure | undefined;
};

/** Why a decision was not saved; status 0 means that the server could not be reached. */
export type DecisionFailure = {
  readonly message: string;
  readonly status: number;
  readonly reason?: string;
  readonly requestId?: string;
};

/** Whether the item counts as decided on this page, even before the server has confirmed it. */
export function isDecided({ state }: SentDecision): boolean {
  return state !== 'undone' && state !== 'refused';
}

/** Whether the reviewer has to do something about the decision. */
export function needsAttention({ state }: SentDecision): boolean {
  return state === 'failed' || state === 'refused' || state === 'conflict';
}

/** Parses the decisions that were stored before a reload; invalid entries are dropped. */
export function parseDecisions(raw: unknown): readonly SentDecision[] {
  return Array.isArray(raw) ? raw.filter(isSentDecision) : [];
}

function isSentDecision(value: unknown): value is SentDecision {
  return (
    typeof value === 'object' &&
    value !== null &&
    'itemId' in value &&
    typeof value.itemId === 'string' &&
    'decision' in value &&
    'state' in value &&
    STATES.some((state) => state === value.state)
  );
}
