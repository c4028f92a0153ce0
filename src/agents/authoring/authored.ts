import type { Finding } from '../../domain/finding.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { ModelUsage } from '../../ports/model.ts';

/**
 * `made`: verified. `flagged`: made, but it failed checks, which `findings` lists. `refused`: it cannot be made from
 * this question, for the stated `reason`. `needs-model`: rules cannot make it.
 */
export type AuthoredStatus = 'made' | 'flagged' | 'refused' | 'needs-model';

type Authored = {
  readonly status: AuthoredStatus;
  readonly findings: readonly Finding[];
  /** One sentence for the user; absent when the status is `made`. */
  readonly reason?: string;
  readonly usage: ModelUsage;
  readonly provenance?: Provenance;
};

/** A question made from another one. */
export type AuthoredQuestion = Authored & {
  /** Absent when nothing was made, or when the reply of the model cannot be read as a question. */
  readonly question?: Question;
  /** The question as TeX; the reply of the model, when that is not a question. */
  readonly latex: string;
};

/** Another solution of a question; `latex` is an `alternatesolution` environment. */
export type AuthoredAlternate = Authored & {
  readonly latex: string;
};

export type AuthoredIdeas = Authored & { readonly ideas?: Ideas };

export const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, cost: 0 };

/** The reason of a flagged result without a usable reply. */
export const UNUSABLE_REPLY = 'The model gave no usable reply.';

export function refusedOutcome(reason: string): AuthoredQuestion {
  return { status: 'refused', reason, findings: [], usage: NO_USAGE, latex: '' };
}

/** The outcome of work that rules cannot do; `work` is the subject of the reason, such as `A conceptual variant`. */
export function needsModelOutcome(work: string): AuthoredQuestion {
  return { ...refusedOutcome(`${work} needs a model.`), status: 'needs-model' };
}
