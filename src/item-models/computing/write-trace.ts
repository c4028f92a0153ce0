// Writes a question on an extract of code that the learner traces.

import type { ItemDraft, MistakeDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { type AnswerPart, writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';

type TraceMistake = {
  readonly tag: string;
  readonly value: number;
  readonly why: string;
  /** The question, counted from 1, to which this wrong value belongs. Default: any. */
  readonly question?: number;
};

/** An extract of code with questions on the values it computes. */
export type CodeTrace = {
  readonly code: readonly string[];
  readonly questions: readonly {
    readonly question: string;
    readonly value: number;
    readonly why: string;
    /** How the value is found; default: only the value. */
    readonly working?: string;
  }[];
  /** Wrong values, each with the misreading of the code that leads to it. */
  readonly mistakes: readonly TraceMistake[];
};

/** Writes a question on the values in an extract of code, for one mark each. Returns undefined if a value is negative, large or repeated. */
export function writeTrace(
  { code, questions, mistakes }: CodeTrace,
  tag = 'loop-bound',
): ItemDraft | undefined {
  const values = questions.map(({ value }) => value);
  if (values.some((value) => !Number.isInteger(value) || value < 0 || value > 9999)) return undefined;
  if (new Set(values).size < values.length) return undefined;
  const usedValues = new Set(values);
  const usable = mistakes.filter(
    ({ value }) => value >= 0 && !usedValues.has(value) && usedValues.add(value),
  );
  const parts: AnswerPart[] = questions.map(({ question, value, why, working }, index) => ({
    question,
    why,
    answer: String(value),
    ...(working !== undefined && { working }),
    gaps: [tag],
    mistakes: usable.filter((mistake) => (mistake.question ?? index + 1) === index + 1).map(toMistakeDraft),
  }));
  return writeParts({
    stem: `Look at this extract of code. ${listingTex(code)}`,
    parts,
    mistakes: usable.map(toMistakeDraft),
  });
}

const toMistakeDraft = ({ tag, value, why }: TraceMistake): MistakeDraft => ({
  tag,
  answer: wordsTex(String(value)),
  why,
});
