import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import { addParent } from '../authoring/author-with-model.ts';
import { type AuthoredQuestion, NO_USAGE, needsModelOutcome, refusedOutcome } from '../authoring/authored.ts';
import { varyContext } from './context/vary-context.ts';
import { varyItem } from './numerical/vary-item.ts';
import { type NumbersOutcome, type VaryNumbersOptions, varyNumbers } from './numerical/vary-numbers.ts';
import type { MakeVariantOptions } from './vary-with-model.ts';

type RuleOptions = MakeVariantOptions & { readonly at: Date };

/** Makes a numerical or context variant by rules; the other types need a model. */
export function varyByRules(question: Question, type: SingleVariant, options: RuleOptions): AuthoredQuestion {
  if (type === 'numerical') return varyNumerically(question, options);
  if (type === 'context') return varyStory(question, options);
  return needsModelOutcome(`A ${type} variant`);
}

/** Traces the numbers of the question; if that fails, uses the item model that generates such questions. */
function varyNumerically(question: Question, { seed = 1, earlier = [], at }: RuleOptions): AuthoredQuestion {
  const numberOptions: VaryNumbersOptions = { seed, earlier };
  const traced = varyNumbers(question, numberOptions);
  const outcome = 'reason' in traced ? (varyItem(question, numberOptions) ?? traced) : traced;
  return toAuthoredQuestion(outcome, question, {
    maker: 'rules',
    name: 'variant',
    seed,
    createdAt: at.toISOString(),
  });
}

function varyStory(question: Question, { seed = 1, earlier = [], at }: RuleOptions): AuthoredQuestion {
  const outcome = varyContext(question, { seed, earlier });
  return toAuthoredQuestion(outcome, question, {
    maker: 'rules',
    name: 'variant',
    seed,
    createdAt: at.toISOString(),
  });
}

function toAuthoredQuestion(outcome: NumbersOutcome, parent: Question, by: Provenance): AuthoredQuestion {
  if ('reason' in outcome) return refusedOutcome(outcome.reason);
  const provenance = addParent(by, parent, 'variant');
  const { question, latex, findings } = outcome;
  return {
    status: 'made',
    findings,
    usage: NO_USAGE,
    provenance,
    latex,
    ...(question !== undefined && { question: { ...question, provenance } }),
  };
}
