import { z } from 'zod';
import { asFault } from '../../domain/fault.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { ModelUsage } from '../../ports/model.ts';
import { sumUsage } from '../../ports/usage-meter.ts';
import { callRole, type ModelCallContext, type RoleDefinition, type RoleReply } from '../call-role.ts';
import type { SourceMaterial } from '../source-material.ts';
import { withAbort } from '../with-abort.ts';
import { NO_USAGE } from './authored.ts';

/** How often the model is called again, with the findings, when its reply fails the checks. */
const MAX_RETRIES = 2;

/** The maximum length of an unusable reply in a finding. */
const MAX_EVIDENCE_LENGTH = 4000;

/** The prompt variables of a retry: the last reply and its findings. Both are empty in the first call. */
export const RetryVariables = z.object({ attempt: z.string(), findings: z.string() });
export type RetryVariables = Readonly<z.infer<typeof RetryVariables>>;

/** The context of a call whose reply is checked; the check may run on another thread. */
export type CheckedCallContext<Check extends (...args: never[]) => unknown> = ModelCallContext & {
  readonly check: (...args: Parameters<Check>) => Promise<ReturnType<Check>>;
};

type CheckedCall<Variables, Reply> = {
  readonly role: RoleDefinition<Variables & RetryVariables, Reply>;
  readonly variables: Variables;
  readonly source: SourceMaterial;
  /** Returns the findings of a reply; errors cause a retry. */
  readonly check: (value: Reply) => Promise<readonly Finding[]>;
  /** Formats a reply for the prompt of a retry. */
  readonly format: (value: Reply) => string;
};

/** The last reply and its remaining findings; `value` is absent if the model returned no usable reply. */
export type CheckedReply<Reply> = {
  readonly value?: Reply;
  readonly findings: readonly Finding[];
  readonly usage: ModelUsage;
  readonly provenance?: Provenance;
  /** The reply as text, if it was not usable. */
  readonly raw?: string;
};

/** Calls a role until its reply passes its checks, at most three times. */
export async function callWithChecks<Variables, Reply>(
  call: CheckedCall<Variables, Reply>,
  context: ModelCallContext,
): Promise<CheckedReply<Reply>> {
  let retry: RetryVariables = { attempt: '', findings: '' };
  let usage = NO_USAGE;
  const unusableMarkers: (() => Promise<void>)[] = [];
  for (let round = 0; ; round++) {
    const { markUnusable, ...reply } = await callOnce(call, retry, context);
    usage = sumUsage([usage, reply.usage]);
    if (markUnusable !== undefined) unusableMarkers.push(markUnusable);
    const isLast = reply.value === undefined || !hasErrors(reply.findings) || round === MAX_RETRIES;
    // After a failure, the replies of this call must not be taken from the cache again.
    if (isLast && hasErrors(reply.findings)) for (const markReply of unusableMarkers) await markReply();
    if (isLast || reply.value === undefined) return { ...reply, usage };
    retry = { attempt: call.format(reply.value), findings: formatFindings(reply.findings) };
  }
}

async function callOnce<Variables, Reply>(
  { role, variables, source, check }: CheckedCall<Variables, Reply>,
  retry: RetryVariables,
  context: ModelCallContext,
): Promise<CheckedReply<Reply> & Partial<Pick<RoleReply<Reply>, 'markUnusable'>>> {
  let reply: RoleReply<Reply> | undefined;
  try {
    reply = await callRole(role, { variables: { ...variables, ...retry }, source }, context);
    return { ...reply, findings: await withAbort(check(reply.value), context.options?.signal) };
  } catch (thrown) {
    const fault = asFault(thrown);
    if (fault.kind !== 'model-misbehaved') throw thrown;
    const raw = typeof fault.facts.raw === 'string' ? fault.facts.raw : '';
    const unusable: Finding = {
      rule: 'reply-is-usable',
      severity: 'error',
      message: fault.message,
      ...(raw !== '' && { evidence: raw.slice(0, MAX_EVIDENCE_LENGTH) }),
    };
    const { usage = NO_USAGE, markUnusable } = reply ?? {};
    return { findings: [unusable], usage, raw, ...(markUnusable !== undefined && { markUnusable }) };
  }
}

/** Formats the errors and warnings as a list for the prompt of a retry. */
function formatFindings(findings: readonly Finding[]): string {
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, message, position }) => {
      const where = position === undefined ? '' : ` (line ${position.line})`;
      return `- ${severity}${where}: ${message}`;
    })
    .join('\n');
}
