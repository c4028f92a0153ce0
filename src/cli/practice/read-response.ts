import type { LearnerResponse } from '../../domain/learner-response.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { findPartLabels } from '../../marking/parts/find-part-labels.ts';
import { type AnswerLines, readLearnerInput } from './answer-lines.ts';

/** Shows a hint to the part with this path, or to the whole question. */
type GiveHint = (part: string | undefined) => Promise<void>;

/** What the learner did: answered, asked for another question, or stopped. */
type QuestionResponse =
  | { readonly kind: 'answer'; readonly response: LearnerResponse }
  | { readonly kind: 'skip' }
  | { readonly kind: 'quit' };

/**
 * Reads the response to a question. On a terminal, each part is asked in turn, unless the
 * first text contains the labels of other parts. From a pipe, one text is the response to the whole question.
 */
export async function readResponse(
  lines: AnswerLines,
  paths: readonly string[],
  giveHint: GiveHint,
): Promise<QuestionResponse> {
  if (!lines.isInteractive || paths.length === 0) return readText(lines, giveHint);
  const texts: Record<string, string> = {};
  for (const path of paths) {
    const input = await readText(lines, giveHint, path);
    if (input.kind !== 'answer') return input;
    if (path === paths[0] && namesOtherPart(input.response, paths)) return input;
    texts[path] = input.response;
  }
  return { kind: 'answer', response: texts };
}

type TextResponse =
  | Exclude<QuestionResponse, { kind: 'answer' }>
  | { readonly kind: 'answer'; readonly response: string };

async function readText(lines: AnswerLines, giveHint: GiveHint, path?: string): Promise<TextResponse> {
  const prompt = path === undefined ? '> ' : `${formatPartPath(path)} > `;
  for (;;) {
    const input = await readLearnerInput(lines, prompt);
    if (input.kind === 'answer') return { kind: 'answer', response: input.text };
    if (input.kind !== 'hint') return input;
    await giveHint(input.part ?? path);
  }
}

function namesOtherPart(text: string, paths: readonly string[]): boolean {
  return findPartLabels(text, paths).some(({ path }) => path !== paths[0]);
}
