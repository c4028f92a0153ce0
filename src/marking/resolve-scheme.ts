import { defaultMarkingPolicies } from '../domain/default-marking-policies.ts';
import type { Bullet, Evidence, MarkingScheme } from '../domain/marking-scheme.ts';
import { correctOptionIds, type PlainQuestion } from '../domain/question.ts';
import { hasOptions } from '../domain/question-kind.ts';

/** Applies to decimal answers whose scheme states no accuracy. */
const DEFAULT_TOLERANCE = { relative: 0.02 };

/** Returns the question's own scheme, or one derived from its answer. */
export function resolveScheme(question: PlainQuestion): MarkingScheme {
  if (question.markingScheme) return giveMarksToAnswer(question.markingScheme, question);
  const policies = defaultMarkingPolicies(question.subject ?? '');
  const tolerance = isMeasured(question) ? { tolerance: DEFAULT_TOLERANCE } : {};
  const bullet: Bullet = {
    n: 1,
    marks: Math.max(1, question.marks ?? 1),
    kind: 'process',
    generic: 'Give the answer',
    evidence: toEvidence(question),
    requires: [],
    impliedBy: [],
    followThrough: { mode: 'no' },
    gapTags: [],
  };
  return {
    bullets: [bullet],
    policies: { ...policies, answerOnly: 'full', ...tolerance },
    misconceptions: [],
  };
}

/** Gives all marks to a right answer when every bullet of the scheme is described in words only. */
function giveMarksToAnswer(scheme: MarkingScheme, question: PlainQuestion): MarkingScheme {
  const evidence = toEvidence(question);
  if (evidence.kind === 'person' || scheme.bullets.some((bullet) => bullet.evidence.kind !== 'person'))
    return scheme;
  const tolerance = isMeasured(question) ? { tolerance: DEFAULT_TOLERANCE } : {};
  return {
    ...scheme,
    bullets: scheme.bullets.map((bullet) => ({ ...bullet, evidence })),
    policies: { ...scheme.policies, answerOnly: 'full', ...tolerance },
  };
}

/** Returns whether the answer is a decimal, which is measured or rounded; whole numbers are exact. */
function isMeasured({ answer }: PlainQuestion): boolean {
  return answer?.kind === 'value' && /\d\.\d/u.test(answer.tex);
}

/** Derives the evidence from the question's answer or correct options. */
function toEvidence(question: PlainQuestion): Evidence {
  const { answer } = question;
  const correct =
    answer?.kind === 'choice' ? answer.correct : hasOptions(question.kind) ? correctOptionIds(question) : [];
  if (correct.length > 0) return { kind: 'choice', correct: [...correct] };
  if (answer?.kind === 'matches') {
    return { kind: 'choice', correct: answer.pairs.map(({ left, right }) => `${left}-${right}`) };
  }
  if (answer?.kind === 'integer') return { kind: 'expression', tex: String(answer.value) };
  if (answer?.kind === 'value') return answerEvidence(answer.tex);
  return { kind: 'person', reason: 'The question comes without an answer.' };
}

/** Reads `\text{photosynthesis}` as an answer in words. */
function answerEvidence(tex: string): Evidence {
  const words = /^\s*\\(?:text|textrm|mathrm)\s*\{([^{}]*)\}\s*$/u.exec(tex)?.[1];
  return words === undefined ? { kind: 'expression', tex } : { kind: 'wording', anyOf: [words.trim()] };
}
