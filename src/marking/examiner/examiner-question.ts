import { defaultMarkingPolicies } from '../../domain/default-marking-policies.ts';
import type {
  Bullet,
  Evidence,
  FollowThrough,
  MarkingPolicies,
  Misconception,
  RequiredForm,
} from '../../domain/marking-scheme.ts';
import { createQuestion, type Option, type Question } from '../../domain/question.ts';

/** Optional properties of one mark in a hand-written scheme. */
type BulletNotes = {
  readonly form?: RequiredForm;
  /** Other LaTeX that earns the mark. */
  readonly or?: readonly (string | Evidence)[];
  /** The value recomputed from `b1`, `b2`, … */
  readonly from?: string;
  readonly guard?: Extract<FollowThrough, { mode: 'gate' }>['guard'];
  readonly impliedBy?: readonly number[];
  readonly requires?: readonly number[];
  readonly gaps?: readonly string[];
  readonly kind?: Bullet['kind'];
  readonly marks?: number;
};

type NumberlessBullet = Omit<Bullet, 'n'>;

/** Builds one bullet: why the mark is given, what earns it, and its properties. */
export function mark(
  generic: string,
  evidence: string | Evidence,
  notes: BulletNotes = {},
): NumberlessBullet {
  const read = (one: string | Evidence): Evidence =>
    typeof one === 'string' ? { kind: 'expression', tex: one, ...(notes.form && { form: notes.form }) } : one;
  return {
    marks: notes.marks ?? 1,
    kind: notes.kind ?? 'process',
    generic,
    evidence: read(evidence),
    ...(notes.or && { alternatives: notes.or.map(read) }),
    requires: [...(notes.requires ?? [])],
    impliedBy: [...(notes.impliedBy ?? [])],
    followThrough: followThroughOf(notes),
    gapTags: [...(notes.gaps ?? [])],
  };
}

function followThroughOf({ from, guard }: BulletNotes): FollowThrough {
  if (from === undefined) return { mode: 'no' };
  return guard === undefined ? { mode: 'yes', expression: from } : { mode: 'gate', expression: from, guard };
}

/** A hand-written question with its scheme. */
type ExaminerDraft = {
  readonly subject?: string;
  readonly stem: string;
  readonly answer?: string;
  readonly bullets: readonly NumberlessBullet[];
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

export function points(all: readonly (readonly string[])[], atLeast: number): Evidence {
  return { kind: 'points', points: all.map((one) => [...one]), atLeast };
}
