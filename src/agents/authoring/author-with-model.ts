import { hasErrors } from '../../domain/finding.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { ModelCallContext, RoleDefinition } from '../call-role.ts';
import { type AuthoredQuestion, UNUSABLE_REPLY } from './authored.ts';
import type { AuthoredTex } from './authored-tex.ts';
import { type CheckedReply, callWithChecks, type RetryVariables } from './call-with-checks.ts';
import { type CheckedQuestion, printQuestion } from './check-authored.ts';

type AuthoringRequest<Variables> = {
  readonly role: RoleDefinition<Variables & RetryVariables, AuthoredTex>;
  readonly variables: Variables;
  /** The questions from which the new question is made; the provenance records the first. */
  readonly parents: readonly Question[];
  readonly relation: 'variant' | 'conversion';
  readonly check: (tex: string) => Promise<CheckedQuestion>;
};

/** Calls a model to write a question from its parents; the result is verified, or flagged with its findings. */
export async function authorWithModel<Variables>(
  { role, variables, parents, relation, check }: AuthoringRequest<Variables>,
  context: ModelCallContext,
): Promise<AuthoredQuestion> {
  const resultByTex = new Map<string, Promise<CheckedQuestion>>();
  const checkOnce = async (reply: AuthoredTex): Promise<CheckedQuestion> => {
    if ('declined' in reply) return { latex: '', findings: [] };
    const result = resultByTex.get(reply.tex) ?? check(reply.tex);
    resultByTex.set(reply.tex, result);
    return result;
  };
  const [parent] = parents;
  const name = parent?.id ?? 'question';
  const text = parents.map(printQuestion).join('\n');
  const reply = await callWithChecks(
    {
      role,
      variables,
      source: { kind: 'text', name, text },
      check: async (value) => (await checkOnce(value)).findings,
      format: (value) => ('tex' in value ? value.tex : ''),
    },
    context,
  );
  const { provenance } = reply;
  const withParent = provenance === undefined ? {} : { provenance: addParent(provenance, parent, relation) };
  return toAuthoredQuestion({ ...reply, ...withParent }, checkOnce);
}

async function toAuthoredQuestion(
  { value, usage, findings, raw, provenance }: CheckedReply<AuthoredTex>,
  check: (reply: AuthoredTex) => Promise<CheckedQuestion>,
): Promise<AuthoredQuestion> {
  if (value === undefined || provenance === undefined)
    return { status: 'flagged', reason: UNUSABLE_REPLY, findings, usage, latex: raw ?? '' };
  if ('declined' in value)
    return { status: 'refused', reason: value.declined, findings: [], usage, provenance, latex: '' };
  const { question, latex } = await check(value);
  const errorCount = findings.filter(({ severity }) => severity === 'error').length;
  return {
    ...(hasErrors(findings)
      ? { status: 'flagged' as const, reason: `${errorCount} of its checks failed after three attempts.` }
      : { status: 'made' as const }),
    findings,
    usage,
    provenance,
    latex,
    ...(question !== undefined && { question: { ...question, provenance } }),
  };
}

/** Adds the parent question and the relation to it to a provenance. */
export function addParent(
  provenance: Provenance,
  parent: Question | undefined,
  relation: 'variant' | 'conversion' | 'alternate',
): Provenance {
  return { ...provenance, relation, ...(parent !== undefined && { parentId: parent.id }) };
}
