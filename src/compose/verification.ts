import { availableParallelism } from 'node:os';
import type { Verifier, VerifierOptions } from '../verification/verifier.ts';
import { createVerificationPool } from './verification-pool.ts';

/** Documents of at least this length are verified in a worker, where they can be stopped. */
const MIN_LARGE_LENGTH = 200_000;
/** For at least this many documents, one worker per core is faster, although the workers must be started. */
const MIN_MANY_DOCUMENTS = 40;

/** The heap of a worker that verifies small documents. Without a limit it grows to several times the size it needs. */
const SMALL_DOCUMENT_HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/** Verifies a few small documents in this thread, many on all cores, and large ones in a worker without a memory limit. */
export async function openVerifier(options: VerifierOptions, documents: number): Promise<Verifier> {
  const smallDocuments =
    documents < MIN_MANY_DOCUMENTS
      ? await createLocalVerifier(options)
      : createVerificationPool(options, {
          size: availableParallelism(),
          resourceLimits: SMALL_DOCUMENT_HEAP,
        });
  const largeDocuments = createVerificationPool(options, { size: 1 });
  return {
    verify: (text) => (text.length < MIN_LARGE_LENGTH ? smallDocuments : largeDocuments).verify(text),
    close: async () => {
      await Promise.all([smallDocuments.close(), largeDocuments.close()]);
    },
  };
}

/** Creates a verifier that runs in this thread. */
async function createLocalVerifier(options: VerifierOptions): Promise<Verifier> {
  const { createRuleSettings } = await import('../verification/settings/rule-settings.ts');
  const { verifyDocument } = await import('../verification/verify-document.ts');
  const settings = createRuleSettings(options.rules, options);
  return { verify: async (text) => verifyDocument(text, { settings }), close: async () => {} };
}
