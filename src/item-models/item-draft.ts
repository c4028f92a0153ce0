import type { Scene } from '../diagrams/scene.ts';
import type {
  Bullet,
  Evidence,
  FollowThrough,
  MarkingPolicies,
  RequiredForm,
} from '../domain/marking-scheme.ts';

/** One mark of the scheme as a model writes it. Create it with `strategy`, `step` or `statement`. */
export type BulletDraft = {
  readonly kind: Bullet['kind'];
  /** What the mark is for, as an instruction: `Collect like terms`. */
  readonly why: string;
  readonly evidence: Evidence;
  /** The step as a learner writes it, as LaTeX text. Default: the evidence. */
  readonly working?: string;
  readonly alternatives?: readonly Evidence[];
  readonly followThrough: FollowThrough;
  /** Later bullets that imply this one. Default: those computed from this one. */
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
  /** The learner's error, for the feedback: `You added the denominators`. */
  readonly why?: string;
  /** Bullets that are still earned. */
  readonly earns?: readonly number[];
};

/** A question as a model writes it; `buildQuestion` fills in the rest. */
export type ItemDraft = {
  /** LaTeX text. */
  readonly stem: string;
  /** Drawn by one of `src/diagrams/families/`. It must not show the answer. */
  readonly figure?: Scene;
  /** The exact answer, as LaTeX mathematics without dollars. */
  readonly answer: string;
  /** A second route to the answer, which the maths engine evaluates: the expression of the stem, the equation to solve. */
  readonly check?: string;
  readonly bullets: readonly BulletDraft[];
  /** In a multiple-choice item, the wrong options. */
  readonly mistakes: readonly MistakeDraft[];
  readonly multipleChoice?: boolean;
  /** All answers in the order of the options. Default: plain numbers ascend, other options are shuffled. */
  readonly options?: readonly string[];
  readonly policies?: Partial<MarkingPolicies>;
};

type BulletOptions = {
  /** The value recomputed from earlier bullets: LaTeX over `b1`, `b2`, … */
  readonly from?: string;
  /** With `from`: the follow-through counts only if the learner's own problem is at least as hard. */
  readonly guard?: Extract<FollowThrough, { mode: 'gate' }>['guard'];
  readonly gaps?: readonly string[];
  readonly form?: RequiredForm;
  readonly working?: string;
  /** Other LaTeX that earns the mark. */
  readonly or?: readonly string[];
  readonly requires?: readonly number[];
  readonly impliedBy?: readonly number[];
  readonly level?: 'C' | 'A';
  readonly marks?: number;
};

type MakeBullet = (why: string, evidence: string | Evidence, more?: BulletOptions) => BulletDraft;

/** A bullet for choosing the method. */
export const strategy: MakeBullet = (why, evidence, more) => buildBullet('strategy', { why, evidence }, more);

/** A bullet for carrying out a step. */
export const step: MakeBullet = (why, evidence, more) => buildBullet('process', { why, evidence }, more);

/** A bullet for a conclusion in words. */
export const statement: MakeBullet = (why, evidence, more) =>
  buildBullet('communication', { why, evidence }, more);

/** Evidence in words: any of `anyOf`, and none of `noneOf`. */
export function wording(anyOf: readonly string[], noneOf: readonly string[] = []): Evidence {
  return { kind: 'wording', anyOf: [...anyOf], ...(noneOf.length === 0 ? {} : { noneOf: [...noneOf] }) };
}

/** Restricts wording evidence to one part of the answer, found by its label or else by its position. */
export function inPart(part: number, evidence: Evidence): Evidence {
  return evidence.kind === 'wording' ? { ...evidence, part } : evidence;
}

/** Evidence with at least `atLeast` of the points, each in one of its wordings. */
export function points(all: readonly (readonly string[])[], atLeast = all.length): Evidence {
  return { kind: 'points', points: all.map((wordings) => [...wordings]), atLeast };
}

/** Evidence with all points in one sentence about one side of a comparison; `other` names the other side. */
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
  const { form, or = [], working, impliedBy } = more;
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
    ...(working === undefined ? {} : { working }),
    ...(impliedBy === undefined ? {} : { impliedBy }),
  };
}

function toFollowThrough({ from, guard }: BulletOptions): FollowThrough {
  if (from === undefined) return { mode: 'no' };
  return guard === undefined ? { mode: 'yes', expression: from } : { mode: 'gate', expression: from, guard };
}
