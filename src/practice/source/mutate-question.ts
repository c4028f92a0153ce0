import { varyAlgebra } from '../../agents/variant/algebra/vary-algebra.ts';
import { varyNumbers } from '../../agents/variant/numerical/vary-numbers.ts';
import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { findModel } from '../../item-models/catalogue.ts';
import type { ServedQuestionStore } from '../../ports/served-question-store.ts';
import { addDerivedSchemes } from '../add-derived-schemes.ts';
import { generateDistinctQuestions } from './generate-distinct-questions.ts';
import type { MutateOptions } from './question-source.ts';
import { recomputeNumbers } from './recompute-numbers.ts';
import { getStemKey } from './stem-key.ts';
import { claimVariantId } from './variant-id.ts';

/** Writes a variant with a language model: other numbers or another context. The result has passed verification. */
export type VaryQuestion = (question: Question) => Promise<Question>;

export type MutateDependencies = {
  readonly servedQuestions: ServedQuestionStore;
  readonly now: () => Date;
  readonly varyQuestion?: VaryQuestion | undefined;
};

/** Creates a variant of a question. These methods are tried in order: the same item model, changed and recomputed numbers, the rules of authors, a language model. */
export async function mutateQuestion(
  question: Question,
  options: Required<MutateOptions>,
  deps: MutateDependencies,
): Promise<Question> {
  const { ids, stems } = options.seen;
  const seen = { ids: new Set([...ids, question.id]), stems: new Set([...stems, getStemKey(question)]) };
  const variant =
    drawFromSameModel(question, { ...options, seen }) ??
    recomputeNumbers(question, options.seed, (candidate) => !seen.stems.has(getStemKey(candidate))) ??
    varyByAuthorRules(question, options.seed, seen.stems) ??
    (await deps.varyQuestion?.(question));
  if (variant === undefined) throw createNeedsModelFault(question);
  return claimVariantId(variant, question, deps);
}

/** Maximum number of seeds that are tried until the learner has not seen the variant. */
const MAX_SEEDS = 8;

/** Varies the numbers of an imported question as authors do; the variant has passed its checks. Undefined if the rules cannot change the question. */
function varyByAuthorRules(
  question: Question,
  seed: number,
  stems: ReadonlySet<string>,
): Question | undefined {
  for (let attempt = 0; attempt < MAX_SEEDS; attempt++) {
    const options = { seed: seed + attempt };
    const traced = varyNumbers(question, options);
    const outcome = 'reason' in traced ? varyAlgebra(question, options) : traced;
    if (outcome === undefined || 'reason' in outcome || outcome.question === undefined) return undefined;
    const { subject, level, topic, outcomeId, marks, difficulty } = question;
    const variant = { ...outcome.question, subject, level, topic, outcomeId, marks, difficulty };
    if (!stems.has(getStemKey(variant))) return addDerivedSchemes(variant);
  }
  return undefined;
}

function drawFromSameModel(
  { provenance }: Question,
  { seed, seen }: Required<MutateOptions>,
): Question | undefined {
  const model = provenance?.maker === 'item-model' ? findModel(provenance.name ?? '') : undefined;
  if (model === undefined) return undefined;
  const [drawn] = generateDistinctQuestions({ models: [model], count: 1, seed, seen });
  return drawn !== undefined && !seen.stems.has(getStemKey(drawn)) ? drawn : undefined;
}

function createNeedsModelFault({ id }: Question): Fault {
  return new Fault(
    'needs-model',
    `A variant of question ${id} cannot be computed, and writing one needs a language model.`,
    {
      advice:
        'Set OPENAI_API_KEY, or OPENAI_BASE_URL and VBAGENT_MODEL for a compatible server, and leave SQA_LLM_FALLBACK_ENABLED at true.',
    },
  );
}
