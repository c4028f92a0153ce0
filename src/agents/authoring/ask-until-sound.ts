import { asFault } from '../../domain/fault.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { ModelUsage } from '../../ports/model.ts';
import { sumUsage } from '../../ports/usage-ledger.ts';
import { type Asking, askRole, type Role, type RoleReply } from '../ask-role.ts';
import { orStopped } from '../or-stopped.ts';
import type { Source } from '../source.ts';
import { NO_USAGE } from './authored.ts';

/** How often a reply that does not hold goes back with what was found. */
const MAX_RETURNS = 2;

/** How much of a reply of no use is kept. */
const MAX_REPLY_LENGTH = 4000;

/** What goes back to the model: its last reply, and what is wrong with it. Both are empty at first. */
export type Returned = { readonly attempt: string; readonly findings: string };

export type SoundWork<Variables, Reply> = {
  readonly role: Role<Variables & Returned, Reply>;
  readonly variables: Variables;
  readonly source: Source;
  /** What does not hold of a reply; errors send it back. */
  readonly examine: (value: Reply) => Promise<readonly Finding[]>;
  /** The reply as the model is shown it again. */
  readonly spell: (value: Reply) => string;
};

/** The last reply with what is still wrong with it; without a value the model said nothing of use. */
export type SoundReply<Reply> = {
  readonly value?: Reply;
  readonly findings: readonly Finding[];
  readonly usage: ModelUsage;
  readonly provenance?: Provenance;
  /** What the model said where it was of no use. */
  readonly raw?: string;
};

/** Asks a role until its reply stands up to examination, at most three times in all. */
export async function askUntilSound<Variables, Reply>(
  work: SoundWork<Variables, Reply>,
  asking: Asking,
): Promise<SoundReply<Reply>> {
  let returned: Returned = { attempt: '', findings: '' };
  let usage = NO_USAGE;
  const disowning: (() => Promise<void>)[] = [];
  for (let round = 0; ; round++) {
    const { disown, ...reply } = await askOnce(work, returned, asking);
    usage = sumUsage([usage, reply.usage]);
    if (disown !== undefined) disowning.push(disown);
    const isLast = reply.value === undefined || !hasErrors(reply.findings) || round === MAX_RETURNS;
    if (isLast && hasErrors(reply.findings)) for (const each of disowning) await each();
    if (isLast || reply.value === undefined) return { ...reply, usage };
    returned = { attempt: work.spell(reply.value), findings: listFindings(reply.findings) };
  }
}

async function askOnce<Variables, Reply>(
  { role, variables, source, examine }: SoundWork<Variables, Reply>,
  returned: Returned,
  asking: Asking,
): Promise<SoundReply<Reply> & Partial<Pick<RoleReply<Reply>, 'disown'>>> {
  let answered: RoleReply<Reply> | undefined;
  try {
    const material = { variables: { ...variables, ...returned }, source };
    answered = await askRole(role, material, asking);
    return { ...answered, findings: await orStopped(examine(answered.value), asking.options?.signal) };
  } catch (thrown) {
    const fault = asFault(thrown);
    if (fault.kind !== 'model-misbehaved') throw thrown;
    const raw = typeof fault.facts.raw === 'string' ? fault.facts.raw : '';
    const useless: Finding = {
      rule: 'reply-is-usable',
      severity: 'error',
      message: fault.message,
      ...(raw !== '' && { evidence: raw.slice(0, MAX_REPLY_LENGTH) }),
    };
    const { usage = NO_USAGE, disown } = answered ?? {};
    return { findings: [useless], usage, raw, ...(disown !== undefined && { disown }) };
  }
}

function listFindings(findings: readonly Finding[]): string {
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, message, position }) => {
      const where = position === undefined ? '' : ` (line ${position.line})`;
      return `- ${severity}${where}: ${message}`;
    })
    .join('\n');
}
