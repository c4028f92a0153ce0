import type { WorkOptions } from '../../agents/ask-role.ts';
import type { Agents } from '../../agents/create-agents.ts';
import type { Ideas, SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { NumberedQuestion } from './read-authored.ts';
import type { Outcome } from './report-outcomes.ts';

export type Varying = {
  readonly agents: Agents;
  readonly count?: number | undefined;
  readonly seed?: number | undefined;
  readonly ideas?: Ideas | undefined;
  readonly work?: WorkOptions;
};

/** As many variants as asked for, each different from those before. */
export async function varyQuestion(
  { index, name, question }: NumberedQuestion,
  type: SingleVariant,
  { agents, count = 1, seed = 1, ideas, work = {} }: Varying,
): Promise<Outcome[]> {
  const earlier: Question[] = [];
  const outcomes: Outcome[] = [];
  for (let n = 0; n < count; n++) {
    const made = await agents.variantOf(question, type, { ideas, earlier, seed: seed + n, work });
    outcomes.push({ ...made, index, name, what: count === 1 ? type : `${type} ${n + 1}` });
    if (made.question !== undefined) earlier.push(made.question);
    // What rules refuse once they refuse again.
    if (agents.way === 'rules' && made.status !== 'made') break;
  }
  return outcomes;
}
