import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { findModel } from '../../item-models/catalogue.ts';
import type { QuestionShelf } from '../../ports/question-shelf.ts';
import { drawItems } from './draw-items.ts';
import type { MutateOptions } from './question-source.ts';
import { recomputeNumbers } from './recompute-numbers.ts';
import { stemKeyOf } from './stem-key.ts';
import { nameVariant } from './variant-id.ts';

/** Asks a model for the same question with other numbers or another context, verified. */
export type VaryQuestion = (question: Question) => Promise<Question>;

export type MutateTools = {
  readonly shelf: QuestionShelf;
  readonly now: () => Date;
  readonly varyQuestion?: VaryQuestion | undefined;
};

/** The same item model with other numbers, else the question's own numbers changed and recomputed, else a model's. */
export async function mutateQuestion(
  question: Question,
  options: Required<MutateOptions>,
  tools: MutateTools,
): Promise<Question> {
  const { met } = options;
  const itself = {
    ids: new Set([...met.ids, question.id]),
    stems: new Set([...met.stems, stemKeyOf(question)]),
  };
  const made =
    drawAgain(question, { ...options, met: itself }) ??
    recomputeNumbers(question, options.seed, (one) => !itself.stems.has(stemKeyOf(one))) ??
    (await tools.varyQuestion?.(question));
  if (made === undefined) throw needsModel(question);
  return nameVariant(made, question, tools);
}

function drawAgain({ provenance }: Question, { seed, met }: Required<MutateOptions>): Question | undefined {
  const model = provenance?.maker === 'item-model' ? findModel(provenance.name ?? '') : undefined;
  if (model === undefined) return undefined;
  const [drawn] = drawItems({ models: [model], count: 1, seed, met });
  return drawn !== undefined && !met.stems.has(stemKeyOf(drawn)) ? drawn : undefined;
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
