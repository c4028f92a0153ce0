import type { Finding } from '../../domain/finding.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { ModelUsage } from '../../ports/model.ts';

/**
 * The status of a new question, solution or list of ideas. `made`: it passed verification. `flagged`: it failed checks,
 * which `findings` lists. `refused`: it cannot be made from this question, for the stated `reason`. `needs-model`: rules
 * cannot make it.
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
  /** The question as TeX; the unchanged reply of the model if the reply is not a question. */
  readonly latex: string;
};

/** Another solution of a question; `latex` is an `alternatesolution` environment. */
export type AuthoredAlternate = Authored & {
  readonly latex: string;
};

export type AuthoredIdeas = Authored & { readonly ideas?: Ideas };

export const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, cost: 0 };

/** The reason of a flagged result if the model returned no usable reply. */
export const UNUSABLE_REPLY = 'The model gave no usable reply.';

/** Creates the outcome of a question that cannot be made. */
export function createRefusedOutcome(reason: string): AuthoredQuestion {
  return { status: 'refused', reason, findings: [], usage: NO_USAGE, latex: '' };
}

/** Creates the outcome of work that rules cannot do; `work` is the subject of the reason, such as `A conceptual variant`. */
export function createNeedsModelOutcome(work: string): AuthoredQuestion {
  return { ...createRefusedOutcome(`${work} needs a model.`), status: 'needs-model' };
}
