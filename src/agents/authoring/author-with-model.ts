import { hasErrors } from '../../domain/finding.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { Asking, Role } from '../ask-role.ts';
import { askUntilSound, type Returned, type SoundReply } from './ask-until-sound.ts';
import type { AuthoredQuestion } from './authored.ts';
import type { AuthoredTex } from './authored-tex.ts';
import { type Examined, printQuestion } from './examine-authored.ts';
import { type Examiner, examineHere } from './examiner.ts';

export type AuthoringOrder<Variables> = {
  readonly role: Role<Variables & Returned, AuthoredTex>;
  readonly variables: Variables;
  /** What the question is made of, and how it belongs to the first of them. */
  readonly parents: readonly Question[];
  readonly relation: 'variant' | 'conversion';
  readonly examine: (tex: string, examiner: Examiner) => Promise<Examined>;
};

/** Has a model make a question of others; it is verified, or flagged with what is wrong. */
export async function authorWithModel<Variables>(
  { role, variables, parents, relation, examine }: AuthoringOrder<Variables>,
  asking: Asking,
): Promise<AuthoredQuestion> {
  const { examiner = examineHere } = asking;
  const seen = new Map<string, Promise<Examined>>();
  const examineOnce = async (reply: AuthoredTex): Promise<Examined> => {
    if ('declined' in reply) return { latex: '', findings: [] };
    const examined = seen.get(reply.tex) ?? examine(reply.tex, examiner);
    seen.set(reply.tex, examined);
    return examined;
  };
  const [parent] = parents;
  const name = parent?.id ?? 'question';
  const text = parents.map(printQuestion).join('\n');
  const reply = await askUntilSound(
    {
      role,
      variables,
      source: { kind: 'text', name, text },
      examine: async (value) => (await examineOnce(value)).findings,
      spell: (value) => ('tex' in value ? value.tex : ''),
    },
    asking,
  );
  const { provenance } = reply;
  const born = provenance === undefined ? {} : { provenance: bornOf(provenance, parent, relation) };
  return outcomeOf({ ...reply, ...born }, examineOnce);
}

async function outcomeOf(
  { value, usage, findings, raw, provenance }: SoundReply<AuthoredTex>,
  examine: (reply: AuthoredTex) => Promise<Examined>,
): Promise<AuthoredQuestion> {
  if (value === undefined || provenance === undefined)
    return {
      status: 'flagged',
      reason: 'The model gave no usable reply.',
      findings,
      usage,
      latex: raw ?? '',
    };
  if ('declined' in value)
    return { status: 'refused', reason: value.declined, findings: [], usage, provenance, latex: '' };
  const { question, latex } = await examine(value);
  const wrong = findings.filter(({ severity }) => severity === 'error').length;
  return {
    ...(hasErrors(findings)
      ? { status: 'flagged' as const, reason: `${wrong} of its checks failed after three attempts.` }
      : { status: 'made' as const }),
    findings,
    usage,
    provenance,
    latex,
    ...(question !== undefined && { question: { ...question, provenance } }),
  };
}

/** Who made a question, and from which. */
export function bornOf(
  provenance: Provenance,
  parent: Question | undefined,
  relation: 'variant' | 'conversion' | 'alternate',
): Provenance {
  return { ...provenance, relation, ...(parent !== undefined && { parentId: parent.id }) };
}
