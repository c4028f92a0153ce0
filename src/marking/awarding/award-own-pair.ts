import { computeValue } from '../evidence/compute-value.ts';
import { readExpected, splitItems } from '../evidence/expected.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { createAward, getLineText } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/** A value as LaTeX with its size. */
type PairValue = { readonly tex: string; readonly value: number };

/**
 * Awards a formula that is right for the learner's own two values: `-7 < x < 1/2` after the wrong roots 1/2
 * and -7, or `y = Ae^{-2x} + Be^{-6x}` after `m = -2, m = -6`.
 */
export function awardOwnPair(bulletMark: BulletMark, marking: MarkingContext): void {
  const { bullet } = bulletMark;
  const { task, attempt, bulletMarks } = marking;
  if (bulletMark.award || bullet.evidence.kind !== 'expression' || !hasLetter(bullet.evidence.tex)) return;
  for (const earlier of bulletMarks.slice(0, bullet.n - 1)) {
    const { evidence } = earlier.bullet;
    const scheme =
      evidence.kind === 'expression' && !earlier.award ? readPair(evidence.tex, task) : undefined;
    if (scheme === undefined) continue;
    for (const statement of attempt.statements) {
      const tex = replaceOwn(bullet.evidence.tex, { scheme, statement }, task);
      if (tex === undefined) continue;
      const statements = attempt.statements.filter(
        ({ order, line }) => order > statement.order && line > statement.line,
      );
      const search = { task, bullet, statements, method: 0 };
      const [match] = matchExpression(readExpected(tex, task.cache, bullet.evidence.form), search).matches;
      if (match === undefined) continue;
      bulletMark.award = createAward('follow-through', getLineText(attempt, match.statement.line), {
        rule: 'Right for your own earlier value.',
        from: [`b${earlier.bullet.n}`],
        sources: [statement.text],
      });
      return;
    }
  }
}

type OwnPair = { readonly scheme: readonly [PairValue, PairValue]; readonly statement: Statement };

function replaceOwn(tex: string, { scheme, statement }: OwnPair, task: Task): string | undefined {
  const own = task.cache.classify(statement.text) === 'several' ? readPair(statement.text, task) : undefined;
  return own && replacePair(task.cache.print(tex) ?? '', { scheme, own });
}

/** Returns whether a formula has a letter that is not part of a name such as f(2). */
function hasLetter(tex: string): boolean {
  return /[a-z]/iu.test(tex.replace(/\\[a-z]+|\b[a-z]\s*\([^()]*\)/giu, ''));
}

/** Reads two different values such as `x = 2, x = -3`, the smaller one first; undefined for other formulas. */
function readPair(tex: string, { cache }: Task): readonly [PairValue, PairValue] | undefined {
  const values = splitItems(readExpected(tex, cache)).flatMap((item) => {
    const node = cache.read(item);
    const inner = node && removeNameAndUnit(node);
    const value = inner && computeValue(inner);
    return value === undefined ? [] : [{ tex: item.replace(/^.*=\s*/u, '').trim(), value }];
  });
  const [first, second, ...others] = values.toSorted((a, b) => a.value - b.value);
  return first && second && others.length === 0 && first.value !== second.value ? [first, second] : undefined;
}

/** Replaces both values of the scheme in a formula; undefined if it does not contain each of them exactly once. */
function replacePair(
  tex: string,
  { scheme, own }: Record<'scheme' | 'own', readonly [PairValue, PairValue]>,
): string | undefined {
  const patterns = scheme.map(
    (value) =>
      new RegExp(
        `(?<![\\d.{])${RegExp.escape(value.tex)}(?![\\d.])|(?<=\\{)${RegExp.escape(value.tex)}(?![\\d.}])`,
        'gu',
      ),
  );
  if (patterns.some((pattern) => tex.match(pattern)?.length !== 1)) return undefined;
  const [first, second] = patterns;
  if (first === undefined || second === undefined) return undefined;
  // The marks ⓐ and ⓑ keep the second replacement from finding the first one.
  const marked = tex.replace(first, 'ⓐ').replace(second, 'ⓑ');
  if (!marked.includes('ⓐ') || !marked.includes('ⓑ')) return undefined;
  return marked.replace('ⓐ', () => `(${own[0].tex})`).replace('ⓑ', () => `(${own[1].tex})`);
}
