import { Fault } from '../../domain/fault.ts';
import type { Role } from '../../domain/principal.ts';
import type { ApiKey } from '../../ports/api-keys.ts';
import { layoutTable } from '../../print/layout-table.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type KeysOptions = SharedOptions & DatabaseOption;
export type KeysCreateOptions = KeysOptions & {
  readonly user: string;
  readonly role: readonly Role[];
  readonly days?: number;
};

const DAY_MS = 86_400_000;

/** Creates a key and prints it; only its hash is stored. */
export async function runKeysCreate(options: KeysCreateOptions, tools: CliTools): Promise<number> {
  const { user, role, days } = options;
  if (user.trim() === '') throw new Fault('invalid-input', '--user must not be empty.');
  const now = tools.now();
  const { key, secret } = await withStore(tools.openKeys, { options, tools }, (keys) =>
    keys.issue({
      user,
      roles: [...new Set(role)],
      createdAt: now.toISOString(),
      expiresAt: days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString(),
    }),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, { ...key, secret });
  else {
    writeLine(out, secret);
    writeLine(err, `This is the key of ${user} (${key.roles.join(', ')}); it cannot be shown again.`);
    writeLine(err, 'Send it as `Authorization: Bearer KEY`.');
  }
  return 0;
}

function getInstitution(options: KeysOptions, tools: CliTools): string {
  return readCommandSettings(options, tools).institution;
}

export async function runKeysList(options: KeysOptions, tools: CliTools): Promise<number> {
  const keys = await withStore(tools.openKeys, { options, tools }, (store) =>
    store.list({ institution: getInstitution(options, tools) }),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, keys);
  else if (keys.length === 0) writeLine(err, 'There are no keys. Create one with `vbagent keys create`.');
  else for (const line of formatKeyTable(keys, out.width, tools.now())) writeLine(out, line);
  return 0;
}

export async function runKeysRevoke(id: string, options: KeysOptions, tools: CliTools): Promise<number> {
  const isRevoked = await withStore(tools.openKeys, { options, tools }, (keys) =>
    keys.revoke(id, tools.now().toISOString(), { owner: { institution: getInstitution(options, tools) } }),
  );
  if (!isRevoked) throw new Fault('not-found', `There is no valid key ${id}.`);
  if (options.json === true) writeJson(tools.terminal.out, { id, revoked: isRevoked });
  else writeLine(tools.terminal.err, `Revoked the key ${id}.`);
  return 0;
}

const COLUMNS = [
  { heading: 'ID' },
  { heading: 'USER', minWidth: 6 },
  { heading: 'ROLES', minWidth: 8 },
  { heading: 'ENDS WITH' },
  { heading: 'STATE' },
] as const;

function formatKeyTable(keys: readonly ApiKey[], width: number, now: Date): string[] {
  const rows = keys.map((key) => [
    key.id,
    key.user,
    key.roles.join(', '),
    `…${key.hint}`,
    formatState(key, now),
  ]);
  return layoutTable(COLUMNS, rows, width);
}

function formatState({ revokedAt, expiresAt }: ApiKey, now: Date): string {
  if (revokedAt !== null) return `revoked ${revokedAt.slice(0, 10)}`;
  if (expiresAt === null) return 'valid';
  return Date.parse(expiresAt) <= now.getTime()
    ? `expired ${expiresAt.slice(0, 10)}`
    : `until ${expiresAt.slice(0, 10)}`;
}
