import { hasErrors } from '../../domain/finding.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { addParent } from '../authoring/author-with-model.ts';
import { type AuthoredAlternate, UNUSABLE_REPLY } from '../authoring/authored.ts';
import { type CheckedCallContext, callWithChecks } from '../authoring/call-with-checks.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { formatIdeas } from '../authoring/format-ideas.ts';
import { alternateRole } from './alternate-role.ts';
import type { checkAlternate } from './check-alternate.ts';

export type AlternateOptions = { readonly count?: number; readonly ideas?: Ideas | undefined };

type AlternateContext = CheckedCallContext<typeof checkAlternate>;

/** Calls a model for further solutions, one after the other, each by a method that no earlier one uses. */
export async function writeAlternates(
  question: Question,
  { count = 1, ideas }: AlternateOptions,
  context: AlternateContext,
): Promise<AuthoredAlternate[]> {
  const alternates: AuthoredAlternate[] = [];
  for (let n = 0; n < count; n++) {
    const earlier = alternates.filter(({ latex }) => latex !== '').map(({ latex }) => latex);
    alternates.push(await writeAlternate({ question, ideas, earlier }, context));
  }
  return alternates;
}

type AlternateRequest = {
  readonly question: Question;
  readonly ideas: Ideas | undefined;
  readonly earlier: readonly string[];
};

async function writeAlternate(
  { question, ideas, earlier }: AlternateRequest,
  context: AlternateContext,
): Promise<AuthoredAlternate> {
  const text = printQuestion(question);
  const { value, findings, usage, provenance, raw } = await callWithChecks(
    {
      role: alternateRole,
      variables: { question: text, ideas: formatIdeas(ideas), earlier: earlier.join('\n') },
      source: { kind: 'text', name: question.id, text },
      check: async (reply) => ('tex' in reply ? context.check(reply.tex, question, earlier) : []),
      format: (reply) => ('tex' in reply ? reply.tex : ''),
    },
    context,
  );
  if (value === undefined || provenance === undefined)
    return { status: 'flagged', reason: UNUSABLE_REPLY, findings, usage, latex: raw ?? '' };
  const origin = { usage, provenance: addParent(provenance, question, 'alternate') };
  if ('declined' in value)
    return { status: 'refused', reason: value.declined, findings: [], latex: '', ...origin };
  if (!hasErrors(findings)) return { status: 'made', findings, latex: value.tex, ...origin };
  return { status: 'flagged', reason: 'It failed its checks.', findings, latex: value.tex, ...origin };
}
