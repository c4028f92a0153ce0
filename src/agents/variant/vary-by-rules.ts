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
  if (type !== 'numerical' && type !== 'context') return needsModelOutcome(`A ${type} variant`);
  const { seed = 1, earlier = [], at } = options;
  const vary = type === 'numerical' ? varyNumerically : varyContext;
  const outcome = vary(question, { seed, earlier });
  if ('reason' in outcome) return refusedOutcome(outcome.reason);
  const by: Provenance = { maker: 'rules', name: 'variant', seed, createdAt: at.toISOString() };
  const provenance = addParent(by, question, 'variant');
  const { question: made, latex, findings } = outcome;
  return {
    status: 'made',
    findings,
    usage: NO_USAGE,
    provenance,
    latex,
    ...(made !== undefined && { question: { ...made, provenance } }),
  };
}

/** Traces the numbers of the question; if that fails, uses the item model that generates such questions. */
function varyNumerically(question: Question, options: VaryNumbersOptions): NumbersOutcome {
  const traced = varyNumbers(question, options);
  return 'reason' in traced ? (varyItem(question, options) ?? traced) : traced;
}
