import { Fault } from '../../domain/fault.ts';
import { safeAddress } from '../../domain/safe-address.ts';

/** The address of a database without its password and options, fit to be printed. */
export function locationOf(databaseUrl: string): string {
  const location = safeAddress(databaseUrl);
  if (location !== undefined) return location;
  // The text itself stays unsaid, because it may hold a password.
  throw new Fault('invalid-input', 'DATABASE_URL is not an address of a database.', {
    advice:
      'Write it as postgres://user:password@host:5432/database, with signs such as @ / ? # in the password percent-encoded.',
  });
}
