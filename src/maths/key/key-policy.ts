import type { AnswerKey, KeyForm } from '../../domain/answer-key.ts';
import type { AnswerForm } from '../agree/answer-forms.ts';
import type { AnswerPolicy } from '../agree/answer-policy.ts';
import { readLiteral } from '../agree/literal.ts';
import { asNamedValue } from '../agree/named-value.ts';
import { significantFigures } from '../exact/decimal.ts';
import type { MathNode } from '../read/node.ts';
import { readMath } from '../read/read-math.ts';

/** A number of significant figures that no answer exceeds. */
const MAX_FIGURES = 40;

/** The forms that `agree` checks; the marker checks the others. */
const ANSWER_FORM_BY_KEY: Partial<Readonly<Record<KeyForm, AnswerForm>>> = {
  simplest: 'simplest',
  expanded: 'expanded',
  factorised: 'factorised',
  surd: 'surd',
  scientific: 'standard',
  mixed: 'mixed',
  any: 'any',
};

/** Returns the policy by which an answer is compared with a right one, from its key. */
export function toKeyPolicy(key: AnswerKey): AnswerPolicy {
  const { tolerance, range, figures, places, units, form, sign, direction } = key;
  // A printed unit stands beside the answer field, so the answer may omit it.
  const unit = key.unit === 'printed' ? 'optional' : (key.unit ?? (units && 'required'));
  return {
    ...(tolerance && { tolerance }),
    ...(range && { range }),
    ...(figures && { sigFigs: [figures.min, figures.max ?? MAX_FIGURES] }),
    ...(places !== undefined && { decimalPlaces: places }),
    ...(unit && { units: unit }),
    ...(units && { allowedUnits: units }),
    ...((sign ?? direction) && { sign: 'ignore' }),
    ...(form && ANSWER_FORM_BY_KEY[form] && { form: ANSWER_FORM_BY_KEY[form] }),
  };
}

/**
 * Returns the policy by which an answer is compared with the exact value of a key. If the key states no accuracy, any rounding is right
 * that has at most one figure fewer than the printed answer.
 */
export function toExactPolicy(key: AnswerKey, answer: string): AnswerPolicy {
  const policy = toKeyPolicy(key);
  const { tolerance, range, sigFigs, decimalPlaces } = policy;
  if (tolerance || range || sigFigs || decimalPlaces !== undefined) return policy;
  const value = readValue(answer);
  const literal = value && readLiteral(value);
  const figures = literal ? significantFigures(literal).min - 1 : 1;
  return { ...policy, sigFigs: [Math.max(1, figures), MAX_FIGURES] };
}

/** Writes the exact value of a key with the name and unit of the printed answer, unless it has its own. */
export function writeExactAnswer(exact: string, answer: string): string {
  const [own, value] = [readValue(exact), readValue(answer)];
  if (!value || own?.kind === value.kind || own?.kind === 'quantity') return exact;
  if (value.kind === 'quantity') return `\\left(${exact}\\right) \\mathrm{${value.unit.text}}`;
  if (value.kind === 'percent') return `\\left(${exact}\\right)\\%`;
  return value.kind === 'degree' ? `\\left(${exact}\\right)^\\circ` : exact;
}

function readValue(text: string): MathNode | undefined {
  const reading = readMath(text, { units: 'auto' });
  return reading.ok ? (asNamedValue(reading.node)?.value ?? reading.node) : undefined;
}
