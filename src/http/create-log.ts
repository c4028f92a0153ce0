import { type Logger, pino } from 'pino';
import type { Settings } from '../domain/settings.ts';

/** Creates the log of the server: one JSON object per line on standard error, without request bodies, queries or headers. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino(
    { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
}
