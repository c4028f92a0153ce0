import { availableParallelism } from 'node:os';
import type { Verifier, VerifierOptions } from '../verification/verifier.ts';
import { createVerificationPool } from './verification-pool.ts';

/** Documents of at least this length are verified in a worker, where they can be stopped. */
const MIN_LARGE_LENGTH = 200_000;
/** For at least this many documents, one worker per core is faster, although the workers must be started. */
const MIN_MANY_DOCUMENTS = 40;

/** Verifies small documents in this thread, a large one in a worker, and many on all cores. */
export async function openVerifier(options: VerifierOptions, documents: number): Promise<Verifier> {
  const { createRuleSettings } = await import('../verification/settings/rule-settings.ts');
  const { verifyDocument } = await import('../verification/verify-document.ts');
  const settings = createRuleSettings(options.rules, options);
  const hasManyDocuments = documents >= MIN_MANY_DOCUMENTS;
  let pool: Verifier | undefined;
  return {
    verify: async (text) => {
      if (!hasManyDocuments && text.length < MIN_LARGE_LENGTH) return verifyDocument(text, { settings });
      pool ??= createVerificationPool(options, hasManyDocuments ? availableParallelism() : 1);
      return pool.verify(text);
    },
    close: async () => pool?.close(),
  };
}
