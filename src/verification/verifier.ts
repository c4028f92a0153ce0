import type { ProfileName } from '../domain/rules-choice.ts';
import type { RulesFile } from './settings/rules-file.ts';
import type { DocumentReport } from './verify-document.ts';

/** The rule settings of a verifier, the same for all documents. */
export type VerifierOptions = {
  readonly rules?: RulesFile;
  readonly profile?: ProfileName;
  readonly institution?: string;
};

/** Verifies documents, possibly several concurrently. */
export type Verifier = {
  verify(text: string): Promise<DocumentReport>;
  close(): Promise<void>;
};
