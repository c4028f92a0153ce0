import type { Scene } from '../diagrams/scene.ts';
import type {
  Bullet,
  Evidence,
  FollowThrough,
  MarkingPolicies,
  RequiredForm,
} from '../domain/marking-scheme.ts';
import type { ResponseKind } from '../domain/response-kind.ts';

/** One bullet (marked step) of the marking scheme, as an item model writes it. Created by `strategy`, `step` or `statement`. */
export type BulletDraft = {
  readonly kind: Bullet['kind'];
  /** The purpose of the mark, as an instruction: `Collect like terms`. */
  readonly why: string;
  readonly evidence: Evidence;
  /** The working that a learner would write for this mark, as LaTeX text. Default: the evidence. */
  readonly working?: string;
  /** Other evidence that earns the mark. */
  readonly alternatives?: readonly Evidence[];
  readonly followThrough: FollowThrough;
  /** Numbers of the later bullets that imply this one. Default: the bullets computed from this one. */
  readonly impliedBy?: readonly number[];
  /** Numbers of the earlier bullets that must be earned first. */
  readonly requires: readonly number[];
  /** The difficulty as the exam board grades it: a grade C or a grade A step. */
  readonly level: 'C' | 'A';
  readonly marks: number;
  /** Gap tags: the names of the mistakes or skills to practise for a learner who misses this mark. */
  readonly gaps: readonly string[];
};

/** A named mistake with the wrong answer that it leads to. */
export type MistakeDraft = {
  /** A gap tag, such as `fraction-add-tops-bottoms`. */
  readonly tag: string;
  /** The wrong answer, as LaTeX mathematics without dollars. */
  readonly answer: string;
  /** An explanation of the mistake for the learner: `You added the denominators`. */
  readonly why?: string;
  /** Numbers of the bullets that are earned despite the mistake: `[1, 2]` for the first two. Default: none. */
  readonly earns?: readonly number[];
};

/** A part (a), (b), … of a question. Its bullets are the next `bulletCount` bullets of the draft. */
export type PartDraft = {
  /** LaTeX printed above the label: information that only this part and later ones need. */
  readonly lead?: string;
  /** The text of the part, as LaTeX. */
  readonly text: string;
  /** Drawn below the text. It must not show the answer. */
  readonly figure?: Scene;
  /** The exact answer of the part, as LaTeX mathematics without dollars. Undefined for a “show that” or an explanation. */
  readonly answer?: string;
  /** LaTeX that the maths engine evaluates to confirm the answer of this part. */
  readonly recomputedFrom?: string;
  readonly bulletCount: number;
  /** The options of a part that is answered by choosing; the answer is one of them. */
  readonly options?: readonly string[];
  /** Stored only where it cannot be derived from the answer. */
  readonly response?: ResponseKind;
  /** The mistakes of this part. Default: those of the draft, as `listPartMistakes` distributes them. */
  readonly mistakes?: readonly MistakeDraft[];
  readonly policies?: Partial<MarkingPolicies>;
};

/** A question as an item model writes it; `buildQuestion` turns it into a `Question`. */
export type ItemDraft = {
  /** The text of the question, as LaTeX; the text that all parts share if there are parts. */
  readonly stem: string;
  /**
   * The parts of the question. Bullets are numbered `b1`, `b2`, … over all parts; `buildQuestion` numbers them within each
   * part and turns a reference to an earlier part into `a:b1`.
   */
  readonly parts?: readonly PartDraft[];
  /** The text from which the question's id is computed. Default: the whole text. It keeps the ids of stored questions if the layout of a model's text changes. */
  readonly idText?: string;
  /** Drawn by one of `src/diagrams/families/`. It must not show the answer. */
  readonly figure?: Scene;
  /** The exact answer, as LaTeX mathematics without dollars. */
  readonly answer: string;
  /** LaTeX that the maths engine evaluates to confirm the answer: the expression to simplify or the equation to solve. */
  readonly recomputedFrom?: string;
  readonly bullets: readonly BulletDraft[];
  /** In a multiple-choice item, the wrong options. */
  readonly mistakes: readonly MistakeDraft[];
  readonly multipleChoice?: boolean;
  /** The answer and all wrong answers, in the order of the options. Default: numbers are sorted, other options are shuffled. */
  readonly options?: readonly string[];
  readonly policies?: Partial<MarkingPolicies>;
  /** `prose` for a question without parts that is answered in sentences: its scheme decides, and no answer is stored. */
  readonly response?: 'prose';
};

/** Optional properties of a bullet; see `BulletDraft`. */
type BulletOptions = {
  /** LaTeX that recomputes the value from the learner's values of earlier bullets, written `b1`, `b2`, … */
  readonly followThrough?: string;
  /** With `followThrough`: the recomputed value earns the mark only if the learner's own problem is at least as hard. */
  readonly guard?: Extract<FollowThrough, { mode: 'gate' }>['guard'];
  readonly gaps?: readonly string[];
  /** The form that the evidence must have, such as `simplest`. */
  readonly form?: RequiredForm;
  readonly working?: string;
  /** Other LaTeX that earns the mark, with the calculation of its value from the learner's values of earlier bullets. */
  readonly alsoAccepted?: readonly (string | { readonly tex: string; readonly followThrough: string })[];
  readonly requires?: readonly number[];
  readonly impliedBy?: readonly number[];
  readonly level?: 'C' | 'A';
  readonly marks?: number;
};

type CreateBullet = (why: string, evidence: string | Evidence, options?: BulletOptions) => BulletDraft;

/** A bullet for choosing the method. */
export const strategy: CreateBullet = (why, evidence, options) =>
  buildBullet('strategy', { why, evidence }, options);

/** A bullet for carrying out a step. */
export const step: CreateBullet = (why, evidence, options) =>
  buildBullet('process', { why, evidence }, options);

/** A bullet for a conclusion in words. */
export const statement: CreateBullet = (why, evidence, options) =>
  buildBullet('communication', { why, evidence }, options);

/** The wordings of a decision, and the relation between the learner's own values for which it is right: `b1 > b2`. */
type Decision = { readonly evidence: Evidence; readonly when: string };

/** A bullet for a decision between two possibilities. It must fit the learner's own values; `right` fits those of the scheme. */
export function decision(
  why: string,
  [right, other]: readonly [right: Decision, other: Decision],
  options?: BulletOptions,
): BulletDraft {
  const [evidence, ...alternatives] = [right, other].map(({ evidence: words, when }) =>
    words.kind === 'wording' ? { ...words, when } : words,
  );
  return { ...statement(why, evidence ?? right.evidence, options), alternatives };
}

/** Evidence in words: the response contains one of `anyOf` and none of `noneOf`. */
export function wording(anyOf: readonly string[], noneOf: readonly string[] = []): Evidence {
  return { kind: 'wording', anyOf: [...anyOf], ...(noneOf.length === 0 ? {} : { noneOf: [...noneOf] }) };
}

/** Restricts wording evidence to one entry of a list of answers, from 1. Other evidence is returned unchanged. */
export function inEntry(entry: number, evidence: Evidence): Evidence {
  return evidence.kind === 'wording' ? { ...evidence, entry } : evidence;
}

/** Returns the label of a part: `b` for index 1. */
export function partLetter(index: number): string {
  return 'abcdefgh'.charAt(index);
}

/** Returns the whole text of a draft: the stem and the labelled parts, as a learner reads them. */
export function getFullText({ stem, parts = [] }: Pick<ItemDraft, 'stem' | 'parts'>): string {
  const partTexts = parts.flatMap(({ lead, text }, index) => [lead, `(${partLetter(index)}) ${text}`]);
  return [stem, ...partTexts].filter((text) => text !== undefined && text !== '').join('\n\n');
}

/** Returns the figures of a draft and its parts by path; the empty path is the question itself. */
export function listDraftFigures({
  figure,
  parts = [],
}: Pick<ItemDraft, 'figure' | 'parts'>): ReadonlyMap<string, Scene> {
  const figures: [string, Scene | undefined][] = [
    ['', figure],
    ...parts.map((part, index): [string, Scene | undefined] => [partLetter(index), part.figure]),
  ];
  return new Map(figures.flatMap(([path, scene]) => (scene === undefined ? [] : [[path, scene]])));
}

/** Evidence in several statements (`points`), of which the response must contain at least `atLeast`. Each statement is a list of accepted wordings. */
export function points(allPoints: readonly (readonly string[])[], atLeast = allPoints.length): Evidence {
  return { kind: 'points', points: allPoints.map((wordings) => [...wordings]), atLeast };
}

/** Evidence for a comparison: one sentence about the side `side` contains all points. `other` lists the names of the other side. */
export function pointsInOneSentence(
  [side, other]: readonly [side: readonly string[], other: readonly string[]],
  ...allPoints: readonly (readonly string[])[]
): Evidence {
  const points = allPoints.map((wordings) => [...wordings]);
  const subject = { is: [...side], not: [...other] };
  return { kind: 'points', points, atLeast: points.length, inOneSentence: true, subject };
}

type BulletContent = { readonly why: string; readonly evidence: string | Evidence };

function buildBullet(
  kind: Bullet['kind'],
  { why, evidence }: BulletContent,
  options: BulletOptions = {},
): BulletDraft {
  const { form, alsoAccepted = [], working, impliedBy } = options;
  const expression = (tex: string): Extract<Evidence, { kind: 'expression' }> => ({
    kind: 'expression',
    tex,
    ...(form === undefined ? {} : { form }),
  });
  const toAlternative = (accepted: (typeof alsoAccepted)[number]): Evidence =>
    typeof accepted === 'string'
      ? expression(accepted)
      : { ...expression(accepted.tex), followThrough: accepted.followThrough };
  return {
    kind,
    why,
    evidence: typeof evidence === 'string' ? expression(evidence) : evidence,
    followThrough: toFollowThrough(options),
    requires: options.requires ?? [],
    level: options.level ?? (kind === 'process' ? 'C' : 'A'),
    marks: options.marks ?? 1,
    gaps: options.gaps ?? [],
    ...(alsoAccepted.length === 0 ? {} : { alternatives: alsoAccepted.map(toAlternative) }),
    ...(working === undefined ? {} : { working }),
    ...(impliedBy === undefined ? {} : { impliedBy }),
  };
}

function toFollowThrough({ followThrough: expression, guard }: BulletOptions): FollowThrough {
  if (expression === undefined) return { mode: 'no' };
  return guard === undefined ? { mode: 'yes', expression } : { mode: 'gate', expression, guard };
}
