import { defaultMarkingPolicies } from '../../domain/default-marking-policies.ts';
import type {
  Bullet,
  Evidence,
  FollowThrough,
  MarkingPolicies,
  Misconception,
  RequiredForm,
} from '../../domain/marking-scheme.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';

/** Optional properties of one bullet in a hand-written scheme. */
type BulletOptions = {
  readonly form?: RequiredForm;
  /** Other LaTeX that earns the mark. */
  readonly or?: readonly (string | Evidence)[];
  /** The expression for follow-through, in the values of earlier bullets: `b1 + 2`. */
  readonly from?: string;
  readonly guard?: Extract<FollowThrough, { mode: 'gate' }>['guard'];
  readonly impliedBy?: readonly number[];
  readonly requires?: readonly number[];
  readonly gaps?: readonly string[];
  readonly kind?: Bullet['kind'];
  readonly marks?: number;
};

type BulletWithoutNumber = Omit<Bullet, 'n'>;

/** Builds one bullet from its description, its evidence (LaTeX or any other kind) and its options. */
export function mark(
  generic: string,
  evidence: string | Evidence,
  options: BulletOptions = {},
): BulletWithoutNumber {
  const toEvidence = (item: string | Evidence): Evidence =>
    typeof item === 'string'
      ? { kind: 'expression', tex: item, ...(options.form && { form: options.form }) }
      : item;
  return {
    marks: options.marks ?? 1,
    kind: options.kind ?? 'process',
    generic,
    evidence: toEvidence(evidence),
    ...(options.or && { alternatives: options.or.map(toEvidence) }),
    requires: [...(options.requires ?? [])],
    impliedBy: [...(options.impliedBy ?? [])],
    followThrough: createFollowThrough(options),
    gapTags: [...(options.gaps ?? [])],
  };
}

function createFollowThrough({ from, guard }: BulletOptions): FollowThrough {
  if (from === undefined) return { mode: 'no' };
  return guard === undefined ? { mode: 'yes', expression: from } : { mode: 'gate', expression: from, guard };
}

/** A hand-written question with its scheme. */
type ExaminerDraft = {
  readonly subject?: string;
  readonly stem: string;
  readonly answer?: string;
  readonly bullets: readonly BulletWithoutNumber[];
  readonly policies?: Partial<MarkingPolicies>;
  readonly mistakes?: readonly Misconception[];
  readonly options?: readonly Option[];
  readonly kind?: Question['kind'];
};

/** Builds a question from a hand-written scheme. */
export function examinerQuestion(id: string, draft: ExaminerDraft): Question {
  const { subject = 'Mathematics', answer, options = [] } = draft;
  const correct = options.filter((option) => option.correct).map((option) => option.id);
  const bullets = draft.bullets.map((bullet, index) => ({ n: index + 1, ...bullet }));
  return createQuestion({
    id,
    kind: draft.kind ?? (options.length > 0 ? 'mcq_sc' : 'subjective'),
    stem: draft.stem,
    subject,
    options: [...options],
    marks: bullets.reduce((sum, bullet) => sum + bullet.marks, 0),
    ...(answer !== undefined && { answer: { kind: 'value', tex: answer, text: answer } as const }),
    ...(correct.length > 0 && { answer: { kind: 'choice', correct } as const }),
    markingScheme: {
      bullets,
      policies: { ...defaultMarkingPolicies(subject), ...draft.policies },
      misconceptions: [...(draft.mistakes ?? [])],
    },
  });
}

export function words(anyOf: readonly string[], noneOf: readonly string[] = []): Evidence {
  return { kind: 'wording', anyOf: [...anyOf], ...(noneOf.length > 0 && { noneOf: [...noneOf] }) };
}

/** Builds a wording that counts only if the learner's own values satisfy the condition. */
export function wordsWhen(when: string, anyOf: readonly string[], noneOf: readonly string[] = []): Evidence {
  return { kind: 'wording', anyOf: [...anyOf], when, ...(noneOf.length > 0 && { noneOf: [...noneOf] }) };
}

export function points(wordings: readonly (readonly string[])[], atLeast: number): Evidence {
  return { kind: 'points', points: wordings.map((item) => [...item]), atLeast };
}
