import type { Finding } from '../../domain/finding.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { Asking, Role } from '../ask-role.ts';
import { askUntilSound, type Returned, type SoundReply } from './ask-until-sound.ts';
import type { AuthoredQuestion } from './authored.ts';
import type { AuthoredTex } from './authored-tex.ts';
import { type Examined, examineTex, type Origin, printQuestion } from './examine-authored.ts';

export type AuthoringOrder<Variables> = {
  readonly role: Role<Variables & Returned, AuthoredTex>;
  readonly variables: Variables;
  readonly origin: Origin;
  /** What else must hold of this kind of work. */
  readonly demand?: ((question: Question, parents: readonly Question[]) => readonly Finding[]) | undefined;
};

/** Has a model make a question of others; it is verified, or flagged with what is wrong. */
export async function authorWithModel<Variables>(
  { role, variables, origin, demand }: AuthoringOrder<Variables>,
  asking: Asking,
): Promise<AuthoredQuestion> {
  const seen = new Map<string, Examined>();
  const examine = (reply: AuthoredTex): Examined => {
    if ('declined' in reply) return { latex: '', findings: [] };
    const examined = seen.get(reply.tex) ?? examineReply(reply.tex, { origin, demand });
    seen.set(reply.tex, examined);
    return examined;
  };
  const [parent] = origin.parents;
  const name = parent?.id ?? 'question';
  const text = origin.parents.map(printQuestion).join('\n');
  const reply = await askUntilSound(
    {
      role,
      variables,
      source: { kind: 'text', name, text },
      examine: (value) => examine(value).findings,
      spell: (value) => ('tex' in value ? value.tex : ''),
    },
    asking,
  );
  return outcomeOf(reply, examine, origin);
}

type Demanding = Pick<AuthoringOrder<never>, 'origin' | 'demand'>;

function examineReply(tex: string, { origin, demand }: Demanding): Examined {
  const examined = examineTex(tex, origin);
  const more = examined.question === undefined ? [] : (demand?.(examined.question, origin.parents) ?? []);
  return { ...examined, findings: [...examined.findings, ...more] };
}

function outcomeOf(
  { value, usage, findings, raw, provenance }: SoundReply<AuthoredTex>,
  examine: (reply: AuthoredTex) => Examined,
  { parents, relation }: Origin,
): AuthoredQuestion {
  if (value === undefined || provenance === undefined)
    return {
      status: 'flagged',
      reason: 'The model gave no usable reply.',
      findings,
      usage,
      latex: raw ?? '',
    };
  const made = bornOf(provenance, parents[0], relation === 'conversion' ? 'conversion' : 'variant');
  if ('declined' in value)
    return { status: 'refused', reason: value.declined, findings: [], usage, provenance: made, latex: '' };
  const { question, latex } = examine(value);
  const wrong = findings.filter(({ severity }) => severity === 'error').length;
  return {
    ...(hasErrors(findings)
      ? { status: 'flagged' as const, reason: `${wrong} of its checks failed after three attempts.` }
      : { status: 'made' as const }),
    findings,
    usage,
    provenance: made,
    latex,
    ...(question !== undefined && { question: { ...question, provenance: made } }),
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
