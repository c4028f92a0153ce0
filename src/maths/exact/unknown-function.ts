import { type Approximate, addApproximate, cosine, multiplyApproximate, real } from './approximate.ts';

/**
 * Evaluates an undefined function such as `f(x)` as a fixed smooth function chosen by its name. Equal
 * arguments give equal values, so identities that contain f can be tested at sample points.
 */
export function evaluateUnknownFunction(name: string, args: readonly Approximate[]): Approximate {
  let total = real(hashToFactor(name, 0), 0);
  args.forEach((arg, index) => {
    const [a, b, c] = [
      hashToFactor(name, 3 * index + 1),
      hashToFactor(name, 3 * index + 2),
      hashToFactor(name, 3 * index + 3),
    ];
    const wave = cosine(addApproximate(multiplyApproximate(real(a, 0), arg), real(b, 0)));
    total = addApproximate(
      total,
      addApproximate(multiplyApproximate(real(c, 0), arg), multiplyApproximate(wave, real(1 + a, 0))),
    );
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
