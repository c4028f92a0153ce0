import type { ProfileName } from '../domain/rules-choice.ts';
import type { RulesFile } from './settings/rules-file.ts';
import type { DocumentReport } from './verify-document.ts';

/** What a verifier is told once, before it sees any document. */
export type VerifierOptions = {
  readonly rules?: RulesFile;
  readonly profile?: ProfileName;
  readonly institution?: string;
};

/** Verifies documents, several at a time where that helps. */
export type Verifier = {
  verify(text: string): Promise<DocumentReport>;
  close(): Promise<void>;
};
