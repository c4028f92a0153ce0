import type { Finding } from '../../domain/finding.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { ModelUsage } from '../../ports/model.ts';

/**
 * `made`: verified. `flagged`: made, and what is wrong with it stands in `findings`. `refused`: it cannot be made of
 * this question, and `reason` says why. `needs-model`: rules cannot do it.
 */
export type AuthoredStatus = 'made' | 'flagged' | 'refused' | 'needs-model';

type Authored = {
  readonly status: AuthoredStatus;
  readonly findings: readonly Finding[];
  /** One sentence for a person; left out when all went well. */
  readonly reason?: string;
  readonly usage: ModelUsage;
  readonly provenance?: Provenance;
};

/** A question made from another one. */
export type AuthoredQuestion = Authored & {
  /** Left out when nothing was made, or when what a model said cannot be read as a question. */
  readonly question?: Question;
  /** The question as TeX; what the model said, where that is no question. */
  readonly latex: string;
};

/** Another solution of a question; `latex` is an `alternatesolution`. */
export type AuthoredAlternate = Authored & {
  readonly latex: string;
};

export type AuthoredIdeas = Authored & { readonly ideas?: Ideas };

export const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, cost: 0 };

export function refused(reason: string): AuthoredQuestion {
  return { status: 'refused', reason, findings: [], usage: NO_USAGE, latex: '' };
}

/** What rules leave to a model; `work` begins the sentence, such as `A conceptual variant`. */
export function leftToModel(work: string): AuthoredQuestion {
  return { ...refused(`${work} needs a model.`), status: 'needs-model' };
}
