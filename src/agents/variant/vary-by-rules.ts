import type { Question } from '../../domain/question.ts';
import { type AuthoredQuestion, leftToModel } from '../authoring/authored.ts';
import type { SingleVariant } from './variant-roles.ts';
import type { VariantOptions } from './vary-with-model.ts';

/** Makes the variants that can be computed. */
export function varyByRules(
  _question: Question,
  type: SingleVariant,
  _options: VariantOptions & { readonly at: Date },
): AuthoredQuestion {
  return leftToModel(`A ${type} variant`);
}
