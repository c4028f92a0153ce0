import type { DecisionOrder } from './review-api.ts';

const states = ['sending', 'done', 'undone', 'failed', 'refused', 'conflict'] as const;

/** `failed` may pass, `refused` does not, `conflict` is with somebody else. */
export type SentState = (typeof states)[number];

export type SentDecision = DecisionOrder & {
  readonly itemId: string;
  readonly title: string;
  /** The version it was made from. */
  readonly version: string | undefined;
  readonly at: number;
  readonly state: SentState;
  readonly problem?: Problem | undefined;
};

export type Problem = {
  readonly message: string;
  readonly status: number;
  readonly reason?: string;
  readonly requestId?: string;
};

/** Takes the item out of the queue as this person sees it, whether or not the server has said so yet. */
export function isDecided({ state }: SentDecision): boolean {
  return state !== 'undone' && state !== 'refused';
}

export function isProblem({ state }: SentDecision): boolean {
  return state === 'failed' || state === 'refused' || state === 'conflict';
}

/** What an earlier visit kept; anything that does not look like a decision is forgotten. */
export function readDecisions(raw: unknown): readonly SentDecision[] {
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
    states.some((state) => state === value.state)
  );
}
