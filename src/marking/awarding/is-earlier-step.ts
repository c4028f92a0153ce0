import type { Expected } from '../evidence/expected.ts';
import type { Target } from '../evidence/judge-value.ts';
import type { Match } from '../evidence/match.ts';
import { isEasier } from './difficulty.ts';

/** Returns whether an equation belongs to an earlier bullet and does not also show the next step. */
export function isEarlierStep(
  { text }: Pick<Match, 'text'>,
  { tex, kind }: Expected,
  { task, bullet }: Target,
): boolean {
  const { cache, scheme } = task;
  const printed = cache.print(text);
  if (kind !== 'equation' || printed === cache.print(tex)) return false;
  const [own, collected] = [cache.read(text), cache.read(tex)];
  if (
    /\bcollect like terms\b/iu.test(bullet.generic) &&
    own &&
    collected &&
    isEasier(collected, own, ['terms'])
  )
    return true;
  return scheme.bullets.some(
    ({ n, evidence }) =>
      n < bullet.n && evidence.kind === 'expression' && cache.print(evidence.tex) === printed,
  );
}
