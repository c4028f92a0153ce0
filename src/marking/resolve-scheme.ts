import { defaultMarkingPolicies } from '../domain/default-marking-policies.ts';
import type { Bullet, Evidence, MarkingScheme } from '../domain/marking-scheme.ts';
import { correctOptionIds, type PlainQuestion } from '../domain/question.ts';
import { hasOptions } from '../domain/question-kind.ts';

/** The tolerance for decimal answers of schemes without a stated accuracy. */
const DEFAULT_TOLERANCE = { relative: 0.02 };

/** Returns the question's own scheme, or one derived from its answer. */
export function resolveScheme(question: PlainQuestion): MarkingScheme {
  if (question.markingScheme) return markByAnswer(question.markingScheme, question);
  const policies = defaultMarkingPolicies(question.subject ?? '');
  const tolerance = isDecimalAnswer(question) ? { tolerance: DEFAULT_TOLERANCE } : {};
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

/** Awards all marks to a right answer if no bullet of the scheme can be checked automatically. */
function markByAnswer(scheme: MarkingScheme, question: PlainQuestion): MarkingScheme {
  const evidence = toEvidence(question);
  if (evidence.kind === 'person' || scheme.bullets.some((bullet) => bullet.evidence.kind !== 'person'))
    return scheme;
  const tolerance = isDecimalAnswer(question) ? { tolerance: DEFAULT_TOLERANCE } : {};
  return {
    ...scheme,
    bullets: scheme.bullets.map((bullet) => ({ ...bullet, evidence })),
    policies: { ...scheme.policies, answerOnly: 'full', ...tolerance },
  };
}

/** Returns whether the answer is a decimal, which may be rounded; integers are exact. */
function isDecimalAnswer({ answer }: PlainQuestion): boolean {
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
  if (answer?.kind === 'value') return toAnswerEvidence(answer.tex);
  return { kind: 'person', reason: 'The question comes without an answer.' };
}

/** Reads `\text{photosynthesis}` as an answer in words. */
function toAnswerEvidence(tex: string): Evidence {
  const words = /^\s*\\(?:text|textrm|mathrm)\s*\{([^{}]*)\}\s*$/u.exec(tex)?.[1];
  return words === undefined ? { kind: 'expression', tex } : { kind: 'wording', anyOf: [words.trim()] };
}
