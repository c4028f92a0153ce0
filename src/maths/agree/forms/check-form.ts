import type { MathNode } from '../../read/node.ts';
import type { AnswerForm } from '../answer-forms.ts';
import { readLiteral, readPowerOfTen } from '../literal.ts';
import { asNamedValue } from '../named-value.ts';
import type { AgreementReason } from '../outcome.ts';
import { isExpanded } from './is-expanded.ts';
import { isFactorised } from './is-factorised.ts';
import { isSimplest } from './is-simplest.ts';
import { isSurd } from './is-surd.ts';

type FormCheck = { readonly holds: (node: MathNode) => boolean; readonly reason: AgreementReason };

const CHECKS: Readonly<Record<Exclude<AnswerForm, 'any'>, FormCheck>> = {
  simplest: { holds: isSimplest, reason: 'not-simplified' },
  factorised: { holds: isFactorised, reason: 'not-factorised' },
  expanded: { holds: isExpanded, reason: 'not-expanded' },
  surd: { holds: isSurd, reason: 'not-surd' },
  standard: { holds: isStandard, reason: 'not-standard' },
  mixed: { holds: isMixed, reason: 'not-mixed' },
};

/** Returns the reason why an answer does not have the required form, or undefined if it has that form. */
export function checkForm(node: MathNode, form: AnswerForm): AgreementReason | undefined {
  if (form === 'any') return undefined;
  const { holds, reason } = CHECKS[form];
  return listPartsToCheck(node).every(holds) ? undefined : reason;
}

/** Returns the values of a list without their names and units. */
function listPartsToCheck(node: MathNode): MathNode[] {
  const value = asNamedValue(node)?.value ?? node;
  if (value.kind === 'list' || value.kind === 'group' || value.kind === 'compound') {
    return value.items.flatMap(listPartsToCheck);
  }
  if (value.kind === 'quantity') return listPartsToCheck(value.value);
  return value.kind === 'relation' ? value.operands.flatMap(listPartsToCheck) : [value];
}

/** Returns whether a number is in standard form: a × 10ⁿ with 1 ≤ a < 10. */
function isStandard(node: MathNode): boolean {
  if (node.kind === 'negate' || node.kind === 'percent') return isStandard(node.of);
  const mantissa = readMantissa(node);
  if (!mantissa) return false;
  const integerDigits = mantissa.digits.slice(0, mantissa.digits.length - mantissa.places);
  return /^0*[1-9]$/.test(integerDigits);
}

function readMantissa(node: MathNode): { digits: string; places: number } | undefined {
  if (node.kind === 'number') return /[eE]/.test(node.literal) ? readLiteral(node) : undefined;
  if (node.kind !== 'product' || node.factors.length !== 2) return undefined;
  const [first, second] = node.factors;
  return first && second && readPowerOfTen(second) !== undefined ? readLiteral(first) : undefined;
}

/** Returns whether a number is an integer or a mixed number in lowest terms. */
function isMixed(node: MathNode): boolean {
  if (node.kind === 'negate') return isMixed(node.of);
  if (node.kind === 'number') return node.value.d === 1n;
  return node.kind === 'mixed' && isSimplest(node);
}
