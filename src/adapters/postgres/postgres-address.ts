import { Fault } from '../../domain/fault.ts';

/** The address of a database without its password and options, fit to be printed. */
export function locationOf(databaseUrl: string): string {
  const { username, hostname, port, pathname } = parseUrl(databaseUrl);
  const user = username === '' ? '' : `${username}@`;
  return `postgres://${user}${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

function parseUrl(databaseUrl: string): URL {
  if (URL.canParse(databaseUrl)) return new URL(databaseUrl);
  // The text itself stays unsaid, because it may hold a password.
  throw new Fault('invalid-input', 'DATABASE_URL is not an address.', {
    advice:
      'Write it as postgres://user:password@host:5432/database; signs such as @ and / in the password are percent-encoded.',
  });
}
