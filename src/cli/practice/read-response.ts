import type { LearnerResponse } from '../../domain/learner-response.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { findPartLabels } from '../../marking/parts/find-part-labels.ts';
import { type AnswerLines, readLearnerInput } from './answer-lines.ts';

/** Shows a hint to the part with this path, or to the whole question. */
type GiveHint = (part: string | undefined) => Promise<void>;

/**
 * Reads the response to a question; undefined if the learner stops. On a terminal, each part is asked in turn, unless the
 * first text contains the labels of other parts. From a pipe, one text is the response to the whole question.
 */
export async function readResponse(
  lines: AnswerLines,
  paths: readonly string[],
  giveHint: GiveHint,
): Promise<LearnerResponse | undefined> {
  if (!lines.isInteractive || paths.length === 0) return readText(lines, giveHint);
  const texts: Record<string, string> = {};
  for (const path of paths) {
    const text = await readText(lines, giveHint, path);
    if (text === undefined) return undefined;
    if (path === paths[0] && namesOtherPart(text, paths)) return text;
    texts[path] = text;
  }
  return texts;
}

async function readText(lines: AnswerLines, giveHint: GiveHint, path?: string): Promise<string | undefined> {
  const prompt = path === undefined ? '> ' : `${formatPartPath(path)} > `;
  for (;;) {
    const input = await readLearnerInput(lines, prompt);
    if (input.kind === 'quit') return undefined;
    if (input.kind === 'answer') return input.text;
    await giveHint(input.part ?? path);
  }
}

function namesOtherPart(text: string, paths: readonly string[]): boolean {
  return findPartLabels(text, paths).some(({ path }) => path !== paths[0]);
}
