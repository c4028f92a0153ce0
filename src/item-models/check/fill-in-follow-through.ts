import { parseBulletReference, substituteBulletValues } from '../../domain/bullet-references.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { Question } from '../../domain/question.ts';
import { toNamedValue } from '../../maths/agree/named-value.ts';
import { readMath } from '../../maths/read/read-math.ts';

/** The bullets of one scheme of a question; `path` is the part's path, or empty for a question without parts. */
type BulletList = { readonly path: string; readonly bullets: readonly Bullet[] };

/** Lists the schemes of a question: its own, or the scheme of each part. */
export function listBulletLists(question: Question): BulletList[] {
  return toPartQuestions(question).map(({ path, question: { markingScheme } }) => ({
    path,
    bullets: markingScheme?.bullets ?? [],
  }));
}

/**
 * Returns the follow-through expression of a bullet of the scheme `own`, with the right values of the earlier bullets
 * inserted. Undefined if it has none.
 */
export function fillInFollowThrough(
  bullet: Bullet,
  own: BulletList,
  lists: readonly BulletList[],
): string | undefined {
  if (bullet.followThrough.mode === 'no') return undefined;
  return substituteBulletValues(bullet.followThrough.expression.trim(), (reference) => {
    const { part = own.path, n } = parseBulletReference(reference);
    const earlier = lists.find(({ path }) => path === part)?.bullets[n - 1]?.evidence;
    return earlier?.kind === 'expression' ? extractValue(earlier.tex) : '';
  });
}

/** A unit after a number: `\,\mathrm{m\,s^{-1}}`. */
const UNIT = /\\,\\mathrm\{(?:[^{}]|\{[^{}]*\})*\}$/;

/**
 * Returns the value of a named quantity: `3` for `x = 3`, `12` for `A = 3 \times 4 = 12`. Other LaTeX is returned unchanged.
 * The unit is left out, because the result of the next step has another unit.
 */
function extractValue(tex: string): string {
  const parsed = readMath(tex);
  if (!parsed.ok) return tex;
  const { span } = toNamedValue(parsed.node).value;
  return tex.slice(span.start, span.end).replace(UNIT, '');
}
