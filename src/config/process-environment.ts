import type { Variables } from './read-variables.ts';

/** The environment variables of this process; the only code that reads them. */
export function processVariables(): Variables {
  return process.env;
}

/** Whether `VBAGENT_DEBUG` requests a stack trace for every error. */
export function isDebugEnabled(variables: Variables): boolean {
  const written = variables.VBAGENT_DEBUG;
  return written !== undefined && written !== '' && written !== '0' && written !== 'false';
}
