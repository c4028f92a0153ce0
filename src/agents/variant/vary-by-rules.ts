import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import { addParent } from '../authoring/author-with-model.ts';
import {
  type AuthoredQuestion,
  createNeedsModelOutcome,
  createRefusedOutcome,
  NO_USAGE,
} from '../authoring/authored.ts';
import { varyContext } from './context/vary-context.ts';
import { varyItem } from './numerical/vary-item.ts';
import { type NumbersOutcome, type VaryNumbersOptions, varyNumbers } from './numerical/vary-numbers.ts';
import type { MakeVariantOptions } from './vary-with-model.ts';

type RuleOptions = MakeVariantOptions & { readonly at: Date };

/** Makes a numerical or context variant by rules; the other types need a model. */
export function varyByRules(question: Question, type: SingleVariant, options: RuleOptions): AuthoredQuestion {
  if (type !== 'numerical' && type !== 'context') return createNeedsModelOutcome(`A ${type} variant`);
  const { seed = 1, earlier = [], at } = options;
  const vary = type === 'numerical' ? varyNumerically : varyContext;
  const outcome = vary(question, { seed, earlier });
  if ('reason' in outcome) return createRefusedOutcome(outcome.reason);
  const rules: Provenance = { maker: 'rules', name: 'variant', seed, createdAt: at.toISOString() };
  const provenance = addParent(rules, question, 'variant');
  const { question: variant, latex, findings } = outcome;
  return {
    status: 'made',
    findings,
    usage: NO_USAGE,
    provenance,
    latex,
    ...(variant !== undefined && { question: { ...variant, provenance } }),
  };
}

/** Varies the question by tracing its numbers; if that fails, uses the item model that generates such questions. */
function varyNumerically(question: Question, options: VaryNumbersOptions): NumbersOutcome {
  const traced = varyNumbers(question, options);
  return 'reason' in traced ? (varyItem(question, options) ?? traced) : traced;
}
