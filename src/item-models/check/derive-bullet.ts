import { substituteBulletValues } from '../../domain/bullet-references.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import { toNamedValue } from '../../maths/agree/named-value.ts';
import { readMath } from '../../maths/read/read-math.ts';

/** Returns the follow-through expression of a bullet, with the right values of the earlier bullets inserted. Undefined if it has none. */
export function deriveBullet(bullet: Bullet, allBullets: readonly Bullet[]): string | undefined {
  if (bullet.followThrough.mode === 'no') return undefined;
  return substituteBulletValues(bullet.followThrough.expression.trim(), (n) => {
    const earlier = allBullets[n - 1]?.evidence;
    return earlier?.kind === 'expression' ? extractValue(earlier.tex) : '';
  });
}

/** Returns the value of a named quantity: `3` for `x = 3`, `12` for `A = 3 \times 4 = 12`. Other LaTeX is returned unchanged. */
function extractValue(tex: string): string {
  const parsed = readMath(tex);
  if (!parsed.ok) return tex;
  const { span } = toNamedValue(parsed.node).value;
  return tex.slice(span.start, span.end);
}
