import { z } from 'zod';
import { QuestionKind } from '../../domain/question-kind.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import { RetryVariables } from '../authoring/call-with-checks.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { ScannedTex } from './scanned-tex.ts';

type ScannerRole = RoleDefinition<z.infer<typeof Variables>, string>;

const Variables = RetryVariables.extend({ source: z.string() });

const PROMPT_PATHS: Readonly<Record<QuestionKind, string>> = {
  mcq_sc: './scan-mcq-sc.prompt.md',
  mcq_mc: './scan-mcq-mc.prompt.md',
  subjective: './scan-subjective.prompt.md',
  integer: './scan-integer.prompt.md',
  assertion_reason: './scan-assertion-reason.prompt.md',
  passage: './scan-passage.prompt.md',
  match: './scan-match.prompt.md',
};

const DEFAULT_KIND: QuestionKind = 'mcq_sc';

/** Returns the role that transcribes questions of a kind; for an unknown kind, the role for `mcq_sc`. */
export function getScannerRole(kind: string): ScannerRole {
  const knownKind = QuestionKind.safeParse(kind).data ?? DEFAULT_KIND;
  const prompt = loadPrompt(new URL(PROMPT_PATHS[knownKind], import.meta.url), Variables);
  return { role: 'scanner', prompt, reply: ScannedTex, examplesProvider: QUESTION_PROVIDER };
}
