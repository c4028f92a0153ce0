import { z } from 'zod';
import { QuestionKind } from '../../domain/question-kind.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import { RetryVariables } from '../authoring/call-with-checks.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { ScannedTex } from './scanned-tex.ts';

type ScannerRole = RoleDefinition<z.infer<typeof Variables>, string>;

const Variables = RetryVariables.extend({ source: z.string() });

const documents: Readonly<Record<QuestionKind, string>> = {
  mcq_sc: './scan-mcq-sc.prompt.md',
  mcq_mc: './scan-mcq-mc.prompt.md',
  subjective: './scan-subjective.prompt.md',
  integer: './scan-integer.prompt.md',
  assertion_reason: './scan-assertion-reason.prompt.md',
  passage: './scan-passage.prompt.md',
  match: './scan-match.prompt.md',
};

const FALLBACK: QuestionKind = 'mcq_sc';

/** The role for a kind of question, with the prompt document of that kind; `mcq_sc` for an unknown kind. */
export function scannerRoleFor(kind: string): ScannerRole {
  const known = QuestionKind.safeParse(kind).data ?? FALLBACK;
  const prompt = loadPrompt(new URL(documents[known], import.meta.url), Variables);
  return { role: 'scanner', prompt, reply: ScannedTex, learnsFrom: QUESTION_PROVIDER };
}
