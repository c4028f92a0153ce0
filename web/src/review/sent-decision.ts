import type { DecisionOrder } from './review-api.ts';

const states = ['sending', 'done', 'undone', 'failed', 'refused', 'conflict'] as const;

/** `failed`: can be retried; `refused`: cannot; `conflict`: someone else changed or opened the item. */
export type SentState = (typeof states)[number];

export type SentDecision = DecisionOrder & {
  readonly itemId: string;
  readonly title: string;
  /** The version of the item that the reviewer saw. */
  readonly version: string | undefined;
  readonly at: number;
  readonly state: SentState;
  readonly problem?: DecisionProblem | undefined;
};

export type DecisionProblem = {
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
export function isProblem({ state }: SentDecision): boolean {
  return state === 'failed' || state === 'refused' || state === 'conflict';
}

/** Parses the decisions stored by an earlier visit; invalid entries are dropped. */
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
    states.some((state) => state === value.state)
  );
}
