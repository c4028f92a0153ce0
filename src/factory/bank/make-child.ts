import type { AuthoredQuestion } from '../../agents/authoring/authored.ts';
import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { deriveQuestionId } from '../../domain/question-id.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { getMetadata, setMetadata } from '../../domain/question-metadata.ts';
import type { BankEntry } from '../../ports/question-bank.ts';
import { type BankWorkDependencies, getEntry } from './bank-work-dependencies.ts';
import { findFreeId } from './question-work.ts';

/** What to make from a question. */
export type ChildRequest =
  | { readonly kind: 'variant'; readonly type: SingleVariant }
  | { readonly kind: 'conversion'; readonly to: QuestionKind };

/** The saved child, or why there is none. A question that failed its checks is shown but not saved. */
export type ChildOutcome =
  | { readonly status: 'saved'; readonly entry: BankEntry }
  | {
      readonly status: 'flagged' | 'refused';
      readonly reason: string;
      readonly latex: string;
      readonly findings: readonly Finding[];
    };

type ChildDependencies = Pick<BankWorkDependencies, 'bank' | 'openAgents' | 'now'>;

const MAX_CHILDREN = 200;

/** Makes a variant or a conversion of a question and saves it as its child. Work that only a model can do is a `needs-model` fault. */
export async function makeChild(
  id: string,
  request: ChildRequest,
  author: string,
  deps: ChildDependencies,
): Promise<ChildOutcome> {
  const { question: parent } = await getEntry(deps.bank, id);
  const outcome = await authorChild(parent, request, deps);
  if (outcome.status === 'needs-model')
    throw new Fault('needs-model', outcome.reason ?? 'This needs a model.');
  const { question, latex, findings, reason = 'Its checks failed.' } = outcome;
  if (outcome.status !== 'made' || question === undefined)
    return { status: outcome.status === 'refused' ? 'refused' : 'flagged', reason, latex, findings };
  const child = await toChild(
    parent,
    { ...question, ...(outcome.provenance && { provenance: outcome.provenance }) },
    deps,
  );
  const changeReason = request.kind === 'variant' ? ('varied' as const) : ('converted' as const);
  await deps.bank.replace(child, 0, { author, reason: changeReason, note: id });
  return { status: 'saved', entry: await getEntry(deps.bank, child.id) };
}

async function authorChild(
  parent: Question,
  request: ChildRequest,
  { bank, openAgents }: ChildDependencies,
): Promise<AuthoredQuestion> {
  const agents = await openAgents();
  const children = await bank.list({ parentId: parent.id }, { limit: MAX_CHILDREN });
  const earlier = children.entries.map(({ question }) => question);
  const seed = earlier.length + 1;
  if (request.kind === 'conversion') return agents.convert(parent, request.to, { seed });
  return agents.makeVariant(parent, request.type, { earlier, seed });
}

/**
 * Creates the child from the question that was made. The question was read from TeX, so metadata that TeX does not contain is
 * copied from the parent.
 */
async function toChild(
  parent: Question,
  made: Question,
  { bank, now }: Pick<ChildDependencies, 'bank' | 'now'>,
): Promise<Question> {
  const question = setMetadata(made, { ...getMetadata(parent), ...getMetadata(made) });
  const provenance = { maker: 'rules' as const, createdAt: now().toISOString(), ...made.provenance };
  return {
    ...question,
    id: await findFreeId(bank, deriveQuestionId(question)),
    source: { origin: 'variant' },
    provenance: { ...provenance, parentId: parent.id },
  };
}
