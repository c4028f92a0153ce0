import { Fault, type FaultKind } from '../../domain/fault.ts';

type FaultDescription = { readonly kind: FaultKind; readonly problem: string; readonly advice: string };

const unreachable: FaultDescription = {
  kind: 'service-down',
  problem: 'cannot be reached',
  advice: 'Check that it is running and that DATABASE_URL has the right host and port.',
};
const loginRejected: FaultDescription = {
  kind: 'service-down',
  problem: 'rejects the user or the password',
  advice: 'Check the user and the password in DATABASE_URL.',
};
const RETRY_ADVICE = 'Try again in a moment.';
const busy: FaultDescription = {
  kind: 'service-down',
  problem: 'is too busy to respond in time',
  advice: RETRY_ADVICE,
};

/** Error codes of Node's sockets and of PostgreSQL that an operator can fix. */
const faultByCode: Readonly<Record<string, FaultDescription>> = {
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
  '57P03': { ...unreachable, problem: 'is starting or stopping', advice: RETRY_ADVICE },
  '28000': loginRejected,
  '28P01': loginRejected,
  '3D000': {
    kind: 'invalid-input',
    problem: 'has no such database',
    advice: 'Create it with `createdb`, or set DATABASE_URL to another one.',
  },
  '42501': {
    kind: 'not-allowed',
    problem: 'does not allow the user to change this database',
    advice: 'Grant the user of DATABASE_URL the right to create and change tables.',
  },
  '42P07': {
    kind: 'conflict',
    problem: 'has a table or index of another program with a name that vbagent needs',
    advice: 'Set DATABASE_URL to an empty database; this one was not changed.',
  },
  '53100': {
    kind: 'service-down',
    problem: 'has no free disk space',
    advice: 'Free some space and try again.',
  },
  '53300': {
    ...busy,
    problem: 'has no free connection',
    advice: 'Raise max_connections, or run fewer servers.',
  },
  '55P03': busy,
  '57014': busy,
  '40001': busy,
  '40P01': busy,
};

/** Translates a driver error into a fault; faults and unknown errors are returned unchanged. */
export function toPostgresFault(thrown: unknown, location: string): unknown {
  if (thrown instanceof Fault || !(thrown instanceof Error)) return thrown;
  const fault = faultByCode[getErrorCode(thrown)] ?? (isConnectionLost(thrown) ? unreachable : undefined);
  if (fault === undefined) return thrown;
  const { kind, problem, advice } = fault;
  const message = `PostgreSQL at ${location} ${problem}.`;
  return new Fault(kind, message, { cause: thrown, advice, isForOperator: true });
}

function getErrorCode(thrown: Error): string {
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

/** Recognises errors for which the driver sets no code. */
function isConnectionLost(thrown: Error): boolean {
  return /timeout|Connection terminated|connection error|does not support SSL/i.test(thrown.message);
}
