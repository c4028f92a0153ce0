import { defaultMarkingPolicies } from '../domain/default-marking-policies.ts';
import type { Bullet, Evidence, MarkingScheme } from '../domain/marking-scheme.ts';
import { correctOptionIds, type PlainQuestion } from '../domain/question.ts';
import { hasOptions } from '../domain/question-kind.ts';

/** The tolerance of an answer whose scheme states no accuracy. */
const DEFAULT_TOLERANCE = { relative: 0.02 };

/** The question's own scheme, or one made of its answer. */
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

/** Where the scheme says in words only what each mark is for, the answer earns them. */
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

/** A decimal is measured or rounded; a whole number is exact. */
function isMeasured({ answer }: PlainQuestion): boolean {
  return answer?.kind === 'value' && /\d\.\d/u.test(answer.tex);
}

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

/** `\text{photosynthesis}` is asked for in words. */
function answerEvidence(tex: string): Evidence {
  const words = /^\s*\\(?:text|textrm|mathrm)\s*\{([^{}]*)\}\s*$/u.exec(tex)?.[1];
  return words === undefined ? { kind: 'expression', tex } : { kind: 'wording', anyOf: [words.trim()] };
}
