import { Fault, type FaultKind } from '../../domain/fault.ts';

type Row = { readonly kind: FaultKind; readonly says: string; readonly advice: string };

const unreachable: Row = {
  kind: 'service-down',
  says: 'cannot be reached',
  advice: 'Check that it runs and that DATABASE_URL names the right host and port.',
};
const refused: Row = {
  kind: 'service-down',
  says: 'refuses the user or the password',
  advice: 'Check the user and the password in DATABASE_URL.',
};
const busy: Row = {
  kind: 'service-down',
  says: 'is too busy to answer in time',
  advice: 'Try again in a moment.',
};

/** Codes of Node's sockets and of PostgreSQL that an operator can do something about. */
const rows: Readonly<Record<string, Row>> = {
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ENOENT: unreachable,
  EPIPE: unreachable,
  ETIMEDOUT: unreachable,
  '08006': unreachable,
  '57P01': unreachable,
  '57P02': unreachable,
  '57P03': { ...unreachable, says: 'is starting or stopping', advice: 'Try again in a moment.' },
  '28000': refused,
  '28P01': refused,
  '3D000': {
    kind: 'invalid-input',
    says: 'has no such database',
    advice: 'Create it with `createdb`, or name another one in DATABASE_URL.',
  },
  '42501': {
    kind: 'not-allowed',
    says: 'does not let the user change this database',
    advice: 'Grant the user of DATABASE_URL the right to create and change tables.',
  },
  '42P07': {
    kind: 'conflict',
    says: 'has a table or an index of another program under a name that vbagent needs',
    advice: 'Name an empty database in DATABASE_URL; nothing was changed in this one.',
  },
  '53100': { kind: 'service-down', says: 'has no disk space left', advice: 'Free some space and try again.' },
  '53300': {
    ...busy,
    says: 'has no connection left',
    advice: 'Raise max_connections, or run fewer servers.',
  },
  '55P03': busy,
  '57014': busy,
  '40001': busy,
  '40P01': busy,
};

/** One clear sentence for what the driver throws; faults and everything unknown pass as they are. */
export function postgresFault(thrown: unknown, location: string): unknown {
  if (thrown instanceof Fault || !(thrown instanceof Error)) return thrown;
  const row = rows[codeOf(thrown)] ?? (saysLostConnection(thrown) ? unreachable : undefined);
  if (row === undefined) return thrown;
  return new Fault(row.kind, `PostgreSQL at ${location} ${row.says}.`, { cause: thrown, advice: row.advice });
}

function codeOf(thrown: Error): string {
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

/** The driver gives these no code. */
function saysLostConnection(thrown: Error): boolean {
  return /timeout|Connection terminated|connection error|does not support SSL/i.test(thrown.message);
}
