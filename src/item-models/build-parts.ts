import { printTikz } from '../diagrams/print-tikz.ts';
import { listBulletReferences, parseBulletReference } from '../domain/bullet-references.ts';
import type { Bullet, Evidence, FollowThrough, MarkingScheme } from '../domain/marking-scheme.ts';
import { totalMarks } from '../domain/marking-scheme.ts';
import { createPart, type Part } from '../domain/part.ts';
import type { Answer, Diagram, Option } from '../domain/question-content.ts';
import { typedText } from '../latex/visible-text.ts';
import { buildSolution } from './build-solution.ts';
import { type ItemDraft, type MistakeDraft, type PartDraft, partLetter } from './item-draft.ts';
import { listPartMistakes } from './part-mistakes.ts';
import { asProse, singularAfterOne } from './write/words.ts';

/** Builds the scheme of some bullets of a draft, numbered as in the draft, with the given mistakes. */
type BuildScheme = (draft: ItemDraft, mistakes: readonly MistakeDraft[], range: BulletRange) => MarkingScheme;

/** The numbers of the first and the last bullet of a part in the draft. */
export type BulletRange = { readonly first: number; readonly last: number };
type LabelledRange = BulletRange & { readonly label: string };

/** Builds the parts of a question: each gets its own answer, solution and scheme with bullets numbered from 1. */
export function buildParts(draft: ItemDraft, drafts: readonly PartDraft[], buildScheme: BuildScheme): Part[] {
  const ranges = listRanges(drafts);
  const mistakes = listPartMistakes(draft, drafts);
  return drafts.map((part, index) => {
    const range = ranges[index] ?? { label: partLetter(index), first: 1, last: 0 };
    const scheme = buildScheme(draft, mistakes[index] ?? [], range);
    const options = listOptions(part);
    const markingScheme = selectBullets(scheme, { range, ranges, options, part });
    return createPart({
      label: range.label,
      ...(part.lead !== undefined && { lead: singularAfterOne(part.lead) }),
      text: singularAfterOne(part.text),
      diagrams: buildDiagrams(part),
      options,
      ...(part.response !== undefined && { response: part.response }),
      ...buildAnswer(part, options),
      solution: buildSolution({ bullets: draft.bullets.slice(range.first - 1, range.last) }),
      marks: totalMarks(markingScheme),
      markingScheme,
    });
  });
}

/** Prints the figure of a draft or of one of its parts as TikZ. */
export function buildDiagrams({ figure }: Pick<ItemDraft, 'figure'>): Diagram[] {
  return figure === undefined ? [] : [{ kind: 'tikz', tex: printTikz(figure) }];
}

function listRanges(drafts: readonly PartDraft[]): LabelledRange[] {
  let last = 0;
  return drafts.map(({ bulletCount }, index) => {
    const first = last + 1;
    last += bulletCount;
    return { label: partLetter(index), first, last };
  });
}

function listOptions({ options = [], answer }: PartDraft): Option[] {
  return options.map((text, index) => ({
    id: partLetter(index),
    text: asProse(text),
    correct: text === answer,
  }));
}

function buildAnswer({ answer }: PartDraft, options: readonly Option[]): { answer?: Answer } {
  const correct = options.filter((option) => option.correct).map(({ id }) => id);
  if (correct.length > 0) return { answer: { kind: 'choice', correct } };
  return answer === undefined ? {} : { answer: { kind: 'value', tex: answer, text: typedText(answer) } };
}

type PartContext = {
  readonly range: BulletRange;
  readonly ranges: readonly LabelledRange[];
  readonly options: readonly Option[];
  readonly part: PartDraft;
};

/** Selects the bullets of one part from the scheme of the whole draft and numbers them from 1. */
function selectBullets(scheme: MarkingScheme, context: PartContext): MarkingScheme {
  const { range, options, part } = context;
  const correct = options.filter((option) => option.correct).map(({ id }) => id);
  const choice: Evidence | undefined = correct.length === 0 ? undefined : { kind: 'choice', correct };
  const bullets = scheme.bullets
    .slice(range.first - 1, range.last)
    .map((bullet) => renumberBullet(bullet, context))
    .map((bullet) => (choice === undefined ? bullet : { ...bullet, evidence: choice }));
  return {
    bullets,
    policies: { ...scheme.policies, ...part.policies },
    misconceptions: scheme.misconceptions.map(({ earns, ...mistake }) => ({
      ...mistake,
      ...(earns && { earns: renumber(earns, range) }),
    })),
  };
}

/** Selects the bullet numbers that lie in the range of a part, and renumbers them from 1. */
function renumber(numbers: readonly number[], { first, last }: BulletRange): number[] {
  return numbers.filter((n) => n >= first && n <= last).map((n) => n - first + 1);
}

function renumberBullet(bullet: Bullet, { range, ranges }: PartContext): Bullet {
  return {
    ...bullet,
    n: bullet.n - range.first + 1,
    requires: renumber(bullet.requires, range),
    impliedBy: renumber(bullet.impliedBy, range),
    evidence: renumberEvidence(bullet.evidence, range, ranges),
    ...(bullet.alternatives && {
      alternatives: bullet.alternatives.map((each) => renumberEvidence(each, range, ranges)),
    }),
    followThrough: renumberFollowThrough(bullet.followThrough, range, ranges),
  };
}

function renumberEvidence(
  evidence: Evidence,
  range: BulletRange,
  ranges: readonly LabelledRange[],
): Evidence {
  if (evidence.kind === 'expression' && evidence.followThrough !== undefined)
    return { ...evidence, followThrough: renumberReferences(evidence.followThrough, range, ranges) };
  if (evidence.kind !== 'wording' && evidence.kind !== 'points') return evidence;
  if (evidence.kind === 'wording' && evidence.after !== undefined) {
    const bullet = renumberReferences(evidence.after.bullet, range, ranges);
    return { ...evidence, after: { ...evidence.after, bullet } };
  }
  const { when } = evidence;
  return when === undefined ? evidence : { ...evidence, when: renumberReferences(when, range, ranges) };
}

function renumberFollowThrough(
  followThrough: FollowThrough,
  range: BulletRange,
  ranges: readonly LabelledRange[],
): FollowThrough {
  if (followThrough.mode === 'no') return followThrough;
  const expression = renumberReferences(followThrough.expression, range, ranges);
  if (followThrough.mode === 'yes') return { mode: 'yes', expression };
  const { bullet, features } = followThrough.guard;
  const [own] = renumber([bullet], range);
  // A guard compares only bullets of the same part. For a bullet of another part, the follow-through needs no guard.
  if (own === undefined) return { mode: 'yes', expression };
  return { mode: 'gate', expression, guard: { bullet: own, features } };
}

/** Replaces `b3` by `b1` for the third bullet if it is the part's first, or by `a:b3` if it belongs to part (a). */
function renumberReferences(expression: string, own: BulletRange, ranges: readonly LabelledRange[]): string {
  return listBulletReferences(expression)
    .reduce((text, reference) => {
      const { n } = parseBulletReference(reference);
      const range = ranges.find(({ first, last }) => n >= first && n <= last);
      const label = range === undefined || range === own ? '' : `${range.label}:`;
      const local = `${label}#b${n - (range ?? own).first + 1}`;
      return text.replace(new RegExp(`(?<![A-Za-z\\\\#:])${reference}(?!\\d)`, 'u'), local);
    }, expression)
    .replaceAll('#', '');
}
