import { createRuleSettings } from '../verification/settings/rule-settings.ts';
import type { Verifier, VerifierChoice } from '../verification/verifier.ts';
import { verifyDocument } from '../verification/verify-document.ts';

/** Verifies in this thread. */
export function createLocalVerifier({ rules, profile, institution }: VerifierChoice): Verifier {
  const settings = createRuleSettings(rules, { profile, institution });
  return {
    verify: async (text) => verifyDocument(text, { settings }),
    close: async () => {},
  };
}
