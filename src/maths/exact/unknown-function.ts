import { type Approximate, cosine, plus, real, times } from './approximate.ts';

/**
 * Evaluates a smooth stand-in for an undefined function such as `f(x)`. Equal arguments give equal values and
 * different names give different functions, so identities in f can be tested at sample points.
 */
export function evaluateUnknownFunction(name: string, args: readonly Approximate[]): Approximate {
  let total = real(hashToFactor(name, 0), 0);
  args.forEach((arg, place) => {
    const [a, b, c] = [
      hashToFactor(name, 3 * place + 1),
      hashToFactor(name, 3 * place + 2),
      hashToFactor(name, 3 * place + 3),
    ];
    const wave = cosine(plus(times(real(a, 0), arg), real(b, 0)));
    total = plus(total, plus(times(real(c, 0), arg), times(wave, real(1 + a, 0))));
  });
  return total;
}

/** Hashes a name (FNV-1a) to a factor between 0.2 and 1.1. */
function hashToFactor(name: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (let k = 0; k < name.length; k++) hash = Math.imul(hash ^ name.charCodeAt(k), 16777619);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 2246822519) >>> 0) / 4294967296) * 0.9 + 0.2;
}
