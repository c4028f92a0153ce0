import { Fault } from '../../domain/fault.ts';

/** The address of a database without its password and options, fit to be printed. */
export function locationOf(databaseUrl: string): string {
  const { username, hostname, port, pathname } = parseUrl(databaseUrl);
  const user = username === '' ? '' : `${username}@`;
  return `postgres://${user}${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

function parseUrl(databaseUrl: string): URL {
  const url = URL.parse(databaseUrl);
  if (url !== null && !hidesPassword(url)) return url;
  // The text itself stays unsaid, because it may hold a password.
  throw new Fault('invalid-input', 'DATABASE_URL is not an address of a database.', {
    advice:
      'Write it as postgres://user:password@host:5432/database, with signs such as @ / ? # in the password percent-encoded.',
  });
}

/** A sign left bare in the password moves the rest of it into the path, the options or the host. */
function hidesPassword(url: URL): boolean {
  return /[@:]/.test(url.pathname) || /@/.test(url.search + url.hash);
}
