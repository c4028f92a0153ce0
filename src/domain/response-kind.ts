import { z } from 'zod';
import type { Answer, Option } from './question-content.ts';

/** How a learner responds. It decides the input field, the marker and what an export can express. */
export const ResponseKind = z.enum([
  'choice',
  'choices',
  'number',
  'expression',
  /** A word or a phrase. */
  'text',
  /** Sentences: describe, explain. */
  'prose',
  /** The empty cells of a table. */
  'table',
  'matches',
  'order',
  'code',
]);
export type ResponseKind = z.infer<typeof ResponseKind>;

type ResponseSource = {
  /** Stored only where it cannot be derived. */
  readonly response?: ResponseKind | undefined;
  readonly options: readonly Pick<Option, 'correct'>[];
  readonly answer?: Answer | undefined;
};

/** Returns how a question or part is answered: as stored, otherwise derived from its answer and options. */
export function getResponseKind({ response, options, answer }: ResponseSource): ResponseKind {
  if (response !== undefined) return response;
  if (answer !== undefined) return deriveFromAnswer(answer);
  if (options.length === 0) return 'prose';
  return options.filter(({ correct }) => correct).length > 1 ? 'choices' : 'choice';
}

function deriveFromAnswer(answer: Answer): ResponseKind {
  switch (answer.kind) {
    case 'choice':
      return answer.correct.length > 1 ? 'choices' : 'choice';
    case 'integer':
      return 'number';
    case 'value':
      return deriveFromValue(answer.tex);
    default:
      return answer.kind;
  }
}

/** `\text{photosynthesis}`, or a list of such words. */
const WORDS = /^(?:\s*\\(?:text|textrm|mathrm)\s*\{[^{}]*\}\s*,?)+$/u;
/** `-4`, `2{,}500`, `3.0 \times 10^{8}`, `\frac{3}{4}`, then an optional unit such as `\,\mathrm{m\,s^{-1}}` or `\%`. */
const NUMBER =
  /^\s*(?:[a-zA-Z]\s*=\s*)?[-+]?\s*(?:\\pounds\s*|£|\\\$)?(?:\d[\d\s.,{}]*(?:\\times\s*10\^\{?-?\d+\}?)?|\\frac\{\d+\}\{\d+\})\s*(?:(?:\\[,;: ]|~|\s)*(?:\\(?:mathrm|text|textrm|unit)\s*\{[^$]*\}|\^?\{?\\circ\}?(?:\\mathrm\{[A-Z]\})?|\\%|\\degree))?\s*$/u;

function deriveFromValue(tex: string): ResponseKind {
  // `\mathrm{CO2}` is a formula and not words.
  if (WORDS.test(tex) && !/^\s*\\mathrm\s*\{[^{}]*\d/u.test(tex)) return 'text';
  return NUMBER.test(tex) ? 'number' : 'expression';
}
