import { type Approximate, cosine, plus, real, times } from './approximate.ts';

/**
 * A smooth stand-in for a function nobody has defined (`f(x)`): equal arguments give equal values, different
 * names give different functions, so identities in f can be tested at points.
 */
export function pretendFunction(name: string, args: readonly Approximate[]): Approximate {
  let total = real(spread(name, 0), 0);
  args.forEach((arg, place) => {
    const [a, b, c] = [spread(name, 3 * place + 1), spread(name, 3 * place + 2), spread(name, 3 * place + 3)];
    const wave = cosine(plus(times(real(a, 0), arg), real(b, 0)));
    total = plus(total, plus(times(real(c, 0), arg), times(wave, real(1 + a, 0))));
  });
  return total;
}

function spread(name: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (let k = 0; k < name.length; k++) hash = Math.imul(hash ^ name.charCodeAt(k), 16777619);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 2246822519) >>> 0) / 4294967296) * 0.9 + 0.2;
}
