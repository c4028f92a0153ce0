import { substituteBulletValues } from '../../domain/bullet-references.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import { toNamedValue } from '../../maths/agree/named-value.ts';
import { readMath } from '../../maths/read/read-math.ts';

/** A bullet's follow-through expression with the scheme's own earlier values substituted; undefined if it has none. */
export function deriveBullet(bullet: Bullet, all: readonly Bullet[]): string | undefined {
  if (bullet.followThrough.mode === 'no') return undefined;
  return substituteBulletValues(bullet.followThrough.expression.trim(), (n) => {
    const earlier = all[n - 1]?.evidence;
    return earlier?.kind === 'expression' ? valueTex(earlier.tex) : '';
  });
}

/** The value assigned to a name: `3` in `x = 3`, `12` in `A = 3 \times 4 = 12`. Other equations are returned whole. */
function valueTex(tex: string): string {
  const read = readMath(tex);
  if (!read.ok) return tex;
  const { span } = toNamedValue(read.node).value;
  return tex.slice(span.start, span.end);
}
