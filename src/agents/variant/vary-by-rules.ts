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
import { varyAlgebra } from './algebra/vary-algebra.ts';
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
  if ('reason' in outcome) return createRefusedOutcome(addAdvice(outcome.reason));
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

/**
 * Varies the question by tracing its numbers; if that fails, solves the task again with other coefficients, or uses the item
 * model that generates such questions.
 */
function varyNumerically(question: Question, options: VaryNumbersOptions): NumbersOutcome {
  const traced = varyNumbers(question, options);
  if (!('reason' in traced)) return traced;
  return varyAlgebra(question, options) ?? varyItem(question, options) ?? traced;
}

/** What the author can do after a refusal, by its reason. */
const ADVICE: readonly (readonly [reason: RegExp, advice: string])[] = [
  [/has no solution/, 'Add a worked solution.'],
  [/cannot be traced/, 'Show in the solution how it is computed, or use a model.'],
  [/mistake that cannot be computed/, 'State in the solution which mistake leads to it, or use a model.'],
  [
    /part of a formula/,
    'Rules change formulas only in tasks that they can solve: derivatives, stationary points, integrals, remainders, brackets and equations with whole solutions. Use a model for others.',
  ],
  [
    /as round as/,
    'Write the formula before the line with its numbers, so that each number has one meaning, or use a model.',
  ],
  [
    /statements are words|uses no given|No variant passed|common divisors|does not compute it/,
    'Use a model.',
  ],
];

/** Adds to the reason of a refusal what would help. */
function addAdvice(reason: string): string {
  const advice = ADVICE.find(([pattern]) => pattern.test(reason))?.[1];
  return advice === undefined ? reason : `${reason} ${advice}`;
}
