import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { findModel } from '../../item-models/catalogue.ts';
import type { ServedQuestionStore } from '../../ports/served-question-store.ts';
import { drawItems } from './draw-items.ts';
import type { MutateOptions } from './question-source.ts';
import { recomputeNumbers } from './recompute-numbers.ts';
import { getStemKey } from './stem-key.ts';
import { claimVariantId } from './variant-id.ts';

/** Writes the same question with other numbers or another context, with a model; the result has passed verification. */
export type VaryQuestion = (question: Question) => Promise<Question>;

export type MutateDependencies = {
  readonly servedQuestions: ServedQuestionStore;
  readonly now: () => Date;
  readonly varyQuestion?: VaryQuestion | undefined;
};

/** Creates a variant: from the same item model, otherwise by changing and recomputing the numbers, otherwise by a model. */
export async function mutateQuestion(
  question: Question,
  options: Required<MutateOptions>,
  deps: MutateDependencies,
): Promise<Question> {
  const { ids, stems } = options.seen;
  const seen = { ids: new Set([...ids, question.id]), stems: new Set([...stems, getStemKey(question)]) };
  const made =
    drawAgain(question, { ...options, seen }) ??
    recomputeNumbers(question, options.seed, (one) => !seen.stems.has(getStemKey(one))) ??
    (await deps.varyQuestion?.(question));
  if (made === undefined) throw needsModel(question);
  return claimVariantId(made, question, deps);
}

function drawAgain({ provenance }: Question, { seed, seen }: Required<MutateOptions>): Question | undefined {
  const model = provenance?.maker === 'item-model' ? findModel(provenance.name ?? '') : undefined;
  if (model === undefined) return undefined;
  const [drawn] = drawItems({ models: [model], count: 1, seed, seen });
  return drawn !== undefined && !seen.stems.has(getStemKey(drawn)) ? drawn : undefined;
}

function needsModel({ id }: Question): Fault {
  return new Fault(
    'needs-model',
    `A variant of question ${id} cannot be computed, and writing one needs a model.`,
    {
      advice:
        'Set OPENAI_API_KEY, or OPENAI_BASE_URL and VBAGENT_MODEL for a compatible server, and leave SQA_LLM_FALLBACK_ENABLED at true.',
    },
  );
}
