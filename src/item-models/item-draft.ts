import type { Scene } from '../diagrams/scene.ts';
import type {
  Bullet,
  Evidence,
  FollowThrough,
  MarkingPolicies,
  RequiredForm,
} from '../domain/marking-scheme.ts';

/** One mark of the scheme as a model writes it; `strategy`, `step` and `statement` make them. */
export type BulletDraft = {
  readonly kind: Bullet['kind'];
  /** What the mark is for, as an instruction: `Collect like terms`. */
  readonly why: string;
  readonly evidence: Evidence;
  /** What the step looks like on paper, as LaTeX text; the evidence itself when left out. */
  readonly shows?: string;
  readonly alternatives?: readonly Evidence[];
  readonly followThrough: FollowThrough;
  /** Left out: implied by the later bullets that are computed from this one. */
  readonly impliedBy?: readonly number[];
  readonly requires: readonly number[];
  readonly level: 'C' | 'A';
  readonly marks: number;
  readonly gaps: readonly string[];
};

/** A named mistake with the answer it computes. */
export type MistakeDraft = {
  /** A gap tag, such as `fraction-add-tops-bottoms`. */
  readonly tag: string;
  /** LaTeX. */
  readonly answer: string;
  /** What the learner did, for the remediation: `You added the denominators`. */
  readonly why?: string;
  /** Bullets that stand in spite of the mistake. */
  readonly earns?: readonly number[];
};

/** What a model knows about one question; the rest is filled in by `buildQuestion`. */
export type ItemDraft = {
  /** LaTeX text. */
  readonly stem: string;
  /** Drawn by a family of the diagrams room; it must not give the answer away. */
  readonly figure?: Scene;
  /** The exact answer, as LaTeX mathematics without dollars. */
  readonly answer: string;
  /** The answer by another way, for the engine to work out: the expression of the stem, the equation to solve. */
  readonly check?: string;
  readonly bullets: readonly BulletDraft[];
  /** In a multiple-choice item, the wrong options. */
  readonly mistakes: readonly MistakeDraft[];
  readonly multipleChoice?: boolean;
  /** The answer and the wrong answers in the order of the options; left out, numbers ascend and all else is in random order. */
  readonly options?: readonly string[];
  readonly policies?: Partial<MarkingPolicies>;
};

type BulletOptions = {
  /** The value recomputed from earlier bullets: LaTeX over `b1`, `b2`, … */
  readonly from?: string;
  /** With `from`: only while the learner's own problem is no easier. */
  readonly guard?: Extract<FollowThrough, { mode: 'gate' }>['guard'];
  readonly gaps?: readonly string[];
  readonly form?: RequiredForm;
  readonly shows?: string;
  /** Other LaTeX that earns the mark. */
  readonly or?: readonly string[];
  readonly requires?: readonly number[];
  readonly impliedBy?: readonly number[];
  readonly level?: 'C' | 'A';
  readonly marks?: number;
};

type MakeBullet = (why: string, evidence: string | Evidence, more?: BulletOptions) => BulletDraft;

/** A mark for choosing the way. */
export const strategy: MakeBullet = (why, evidence, more) => buildBullet('strategy', { why, evidence }, more);

/** A mark for carrying it out. */
export const step: MakeBullet = (why, evidence, more) => buildBullet('process', { why, evidence }, more);

/** A mark for a conclusion in words. */
export const statement: MakeBullet = (why, evidence, more) =>
  buildBullet('communication', { why, evidence }, more);

/** Evidence in words: one of these, and none of those. */
export function wording(anyOf: readonly string[], noneOf: readonly string[] = []): Evidence {
  return { kind: 'wording', anyOf: [...anyOf], ...(noneOf.length === 0 ? {} : { noneOf: [...noneOf] }) };
}

/** The same wording where it stands in one part of the answer: beside its label, else in its place. */
export function inPart(part: number, evidence: Evidence): Evidence {
  return evidence.kind === 'wording' ? { ...evidence, part } : evidence;
}

/** Evidence that makes at least so many of several points, each in one of its wordings. */
export function points(all: readonly (readonly string[])[], atLeast = all.length): Evidence {
  return { kind: 'points', points: all.map((wordings) => [...wordings]), atLeast };
}

/** Evidence that makes all of several points in one sentence about one side of a comparison, given with the other side. */
export function pointsInOneSentence(
  [is, not]: readonly [side: readonly string[], other: readonly string[]],
  ...all: readonly (readonly string[])[]
): Evidence {
  const points = all.map((wordings) => [...wordings]);
  const subject = { is: [...is], not: [...not] };
  return { kind: 'points', points, atLeast: points.length, inOneSentence: true, subject };
}

type BulletContent = { readonly why: string; readonly evidence: string | Evidence };

function buildBullet(
  kind: Bullet['kind'],
  { why, evidence }: BulletContent,
  more: BulletOptions = {},
): BulletDraft {
  const { form, or = [], shows, impliedBy } = more;
  const expression = (tex: string): Evidence => ({
    kind: 'expression',
    tex,
    ...(form === undefined ? {} : { form }),
  });
  return {
    kind,
    why,
    evidence: typeof evidence === 'string' ? expression(evidence) : evidence,
    followThrough: toFollowThrough(more),
    requires: more.requires ?? [],
    level: more.level ?? (kind === 'process' ? 'C' : 'A'),
    marks: more.marks ?? 1,
    gaps: more.gaps ?? [],
    ...(or.length === 0 ? {} : { alternatives: or.map(expression) }),
    ...(shows === undefined ? {} : { shows }),
    ...(impliedBy === undefined ? {} : { impliedBy }),
  };
}

function toFollowThrough({ from, guard }: BulletOptions): FollowThrough {
  if (from === undefined) return { mode: 'no' };
  return guard === undefined ? { mode: 'yes', expression: from } : { mode: 'gate', expression: from, guard };
}
