import assert from 'node:assert/strict';
import type { Client } from '@langchain/langgraph-sdk';
import { z } from 'zod';
import { PersonMarking, PracticeMarking } from '../../domain/practice-marking.ts';
import { SqaQuestion } from '../../domain/sqa.ts';

export const GRAPH = 'question_practice';

/** The values of a practice thread that the tests read. */
export const PracticeValues = z.looseObject({
  question: SqaQuestion,
  target_outcome: z.string().nullish(),
  choice_reason: z.string().nullish(),
  user_answer: z.string().nullish(),
  result: z.string().nullish(),
  gap_tags: z.array(z.string()).nullish(),
  remediation: z.string().nullish(),
  marking: PracticeMarking.nullish(),
  self_marking: PersonMarking.nullish(),
  similar_question: SqaQuestion.nullish(),
  hint: z.string().nullish(),
  hint_part: z.string().nullish(),
  used_question_ids: z.array(z.string()),
  total_questions: z.number(),
  correct_count: z.number(),
  streak: z.number(),
  messages: z.array(
    z.looseObject({ tool_calls: z.array(z.looseObject({ name: z.string(), args: z.looseObject({}) })) }),
  ),
  __interrupt__: z
    .array(z.looseObject({ value: z.object({ type: z.string(), tool_call_id: z.string() }) }))
    .optional(),
});
export type PracticeValues = z.infer<typeof PracticeValues>;

export type PracticeSession = {
  readonly id: string;
  readonly values: PracticeValues;
  resume(answer: unknown): Promise<PracticeSession>;
};

/** Starts a session on its own thread, up to its first question. */
export async function startSession(client: Client, input: Record<string, unknown>): Promise<PracticeSession> {
  const { thread_id: id } = await client.threads.create();
  return toSession(client, id, await client.runs.wait(id, GRAPH, { input }));
}

export function toSession(client: Client, id: string, result: unknown): PracticeSession {
  return {
    id,
    values: PracticeValues.parse(result),
    resume: async (answer) =>
      toSession(client, id, await client.runs.wait(id, GRAPH, { command: { resume: answer } })),
  };
}

/** Returns the id of the tool call whose response the session waits for. */
export function getToolCallId({ values }: PracticeSession): string {
  return values.__interrupt__?.[0]?.value.tool_call_id ?? '';
}

/** Checks that the remediation has its three headings in order, and contains the similar question. */
export function assertRemediation({ values }: PracticeSession): void {
  const { remediation, similar_question: similar } = values;
  const headings = ['**What went wrong:**', '**Key concept:**', '**Try this:**'];
  const positions = headings.map((heading) => remediation?.indexOf(heading) ?? -1);
  assert.ok(
    positions.every((position, index) => position > (positions[index - 1] ?? -1)),
    remediation ?? '',
  );
  assert.ok(similar && remediation?.includes(similar.text), remediation ?? '');
}
