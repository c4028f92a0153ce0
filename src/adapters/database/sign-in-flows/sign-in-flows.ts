import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SignInFlows } from '../../../ports/sign-in-flows.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';

const FlowRow = z.object({
  institution: z.string(),
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnPath: z.string(),
  expiresAt: z.string(),
});

/** Creates the store of unfinished sign-ins on an open, migrated database. */
export function createSignInFlows({ kysely, guard }: Database): SignInFlows {
  return {
    begin: (flow, now) =>
      guard(async () => {
        const secret = randomBytes(32).toString('base64url');
        await kysely.deleteFrom('sign_in_flows').where('expires_at', '<=', now).execute();
        await kysely
          .insertInto('sign_in_flows')
          .values({
            hash: hash('sha256', secret),
            institution: flow.institution,
            provider: flow.provider,
            state: flow.state,
            nonce: flow.nonce,
            verifier: flow.verifier,
            redirect_uri: storableText(flow.redirectUri),
            return_path: storableText(flow.returnPath),
            expires_at: flow.expiresAt,
          })
          .execute();
        return secret;
      }),
    take: (secret, now) =>
      guard(async () => {
        const row = await kysely
          .deleteFrom('sign_in_flows')
          .where('hash', '=', hash('sha256', secret))
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const flow = FlowRow.parse(readFields(row));
        return flow.expiresAt > now ? flow : undefined;
      }),
  };
}
