import type { PlainQuestion } from '../../domain/question.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import { type AgreementReason, REASON_SENTENCES } from '../../maths/agree/outcome.ts';
import { findWritingMistake, isSameWriting } from '../../maths/key/find-writing-mistake.ts';
import { hasWording } from '../evidence/has-wording.ts';
import type { PresentationMistake } from '../evidence/match.ts';
import { agreeWithKey } from './agree-with-key.ts';
import { isWording, type KeyedAnswer } from './key-evidence.ts';

/** Judges the answers of one response by the key of the question. */
export type KeyJudge = {
  /** Whether a formula of the scheme is the answer that the key is about. */
  readonly isAbout: (tex: string) => boolean;
  /** Judges one value; `policies` are the accuracies of the scheme, which apply if the key states none. */
  readonly judge: (
    text: string,
    policies: readonly AnswerPolicy[],
  ) => 'right' | 'wrong' | 'undecided' | PresentationMistake;
  /** Returns why a response with the right value earns nothing: a direction or brackets that are missing, a rejected answer. */
  readonly findRefusal: (response: string) => string | undefined;
};

/** Returns the answer of a question with its key; undefined without a key, or for an answer that cannot be written. */
export function findKeyedAnswer({ answer, key, options }: PlainQuestion): KeyedAnswer | undefined {
  if (key === undefined || options.length > 0) return undefined;
  if (answer?.kind === 'integer') return { tex: String(answer.value), key };
  if (answer?.kind === 'value') return { tex: answer.tex, key };
  const [first, ...accept] = key.accept ?? [];
  if (answer !== undefined || (first === undefined && key.words === undefined)) return undefined;
  // Without an answer, the first accepted one takes its place.
  return { tex: first ?? '', key: { ...key, ...(accept.length > 0 ? { accept } : { accept: undefined }) } };
}

/** Creates the judge of a question; undefined if it has no key. Each text is compared once. */
export function createKeyJudge(question: PlainQuestion): KeyJudge | undefined {
  const keyed = findKeyedAnswer(question);
  if (keyed === undefined) return undefined;
  const { tex, key } = keyed;
  // The direction may be on another line than the value. The sign of the value is then ignored.
  const { direction, ...written } = key;
  const value: KeyedAnswer = { tex, key: { ...written, ...(direction && { sign: 'ignore' as const }) } };
  const hasAccuracy = key.tolerance ?? key.range ?? key.figures ?? key.places ?? key.exact;
  const judged = new Map<string, ReturnType<KeyJudge['judge']>>();
  return {
    isAbout: (other) => [tex, ...(key.accept ?? [])].some((answer) => isSameWriting(answer, other)),
    judge: (text, policies) => {
      const known = judged.get(text);
      if (known !== undefined) return known;
      const ruling = judgeText(value, text, hasAccuracy === undefined ? policies : [{}]);
      judged.set(text, ruling);
      return ruling;
    },
    findRefusal: (response) => {
      const fault = findResponseMistake(keyed, response);
      return fault && REASON_SENTENCES[fault];
    },
  };
}

/**
 * Returns why a response does not meet the key, judged from the text as it is written. Statements cannot be
 * used, because reading them tidies units, brackets and words.
 */
function findResponseMistake({ tex, key }: KeyedAnswer, response: string): AgreementReason | undefined {
  if (isWording(tex) || key.words) return undefined;
  const { accept = [], reject = [], banned, direction, notation, begins } = key;
  const lines = response.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1) ?? '';
  const isWritten = (answer: string) => isSameWriting(answer, last);
  const isRejected =
    (reject.some(isWritten) && !accept.some(isWritten)) ||
    reject.some((answer) => isWording(answer) && hasWording(response, answer));
  if (isRejected) return 'rejected';
  // One line with the required notation is enough.
  const faults = lines.map((line) => findWritingMistake({ notation, begins }, line));
  return (
    findWritingMistake({ banned, direction }, response) ??
    (faults.includes(undefined) ? undefined : faults[0])
  );
}

function judgeText(
  keyed: KeyedAnswer,
  text: string,
  policies: readonly AnswerPolicy[],
): ReturnType<KeyJudge['judge']> {
  const agreements = policies.map((policy) => agreeWithKey(keyed, text, policy));
  if (agreements.some(({ verdict }) => verdict === 'correct')) return 'right';
  if (agreements.some(({ verdict }) => verdict === 'undecided')) return 'undecided';
  return agreements.map(({ reason }) => MISTAKES[reason]).find((mistake) => mistake !== undefined) ?? 'wrong';
}

/** The mistakes of presentation behind a refusal; any other reason means a wrong value. */
const MISTAKES: Partial<Readonly<Record<AgreementReason, PresentationMistake>>> = {
  'missing-unit': 'unit',
  'wrong-unit': 'unit',
  'other-unit': 'unit',
  'unit-size': 'unit',
  'banned-unit': 'unit',
  'significant-figures': 'figures',
  'decimal-places': 'places',
  'not-simplified': 'form',
  'not-factorised': 'form',
  'not-expanded': 'form',
  'not-surd': 'form',
  'not-standard': 'form',
  'not-mixed': 'form',
  'missing-form': 'form',
  'not-a-point': 'form',
  'not-a-column': 'form',
  'wrong-beginning': 'form',
};
