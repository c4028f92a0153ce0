import { Fault } from '../../domain/fault.ts';
import { redactAddress } from '../../domain/redact-address.ts';

/** Returns the address of a database without password and options, safe to print. */
export function redactDatabaseUrl(databaseUrl: string): string {
  const location = redactAddress(databaseUrl);
  if (location !== undefined) return location;
  // The message does not contain the text, because it may contain a password.
  throw new Fault('invalid-input', 'DATABASE_URL is not a valid database address.', {
    advice:
      'Write it as postgres://user:password@host:5432/database, with characters such as @ / ? # in the password percent-encoded.',
  });
}
