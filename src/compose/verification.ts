import { availableParallelism } from 'node:os';
import type { Verifier, VerifierChoice } from '../verification/verifier.ts';
import { createVerificationPool } from './verification-pool.ts';

/** Documents from this length on are verified beside the program, where they can be stopped. */
const MIN_LARGE_LENGTH = 200_000;

/** Verifies small documents here and large or many ones on all cores. */
export async function openVerifier(choice: VerifierChoice, documents: number): Promise<Verifier> {
  const { createLocalVerifier } = await import('./verification-local.ts');
  const local = createLocalVerifier(choice);
  const isMany = documents >= MIN_MANY_DOCUMENTS;
  let pool: Verifier | undefined;
  return {
    verify: (text) => {
      if (!isMany && text.length < MIN_LARGE_LENGTH) return local.verify(text);
      pool ??= createVerificationPool(choice, isMany ? availableParallelism() : 1);
      return pool.verify(text);
    },
    close: async () => pool?.close(),
  };
}

const MIN_MANY_DOCUMENTS = 40;
