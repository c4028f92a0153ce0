import type { Variables } from './read-variables.ts';

/** Returns the environment variables of this process; no other code reads them. */
export function processVariables(): Variables {
  return process.env;
}

/** True if `VBAGENT_DEBUG` requests a stack trace for every error. */
export function isDebugEnabled(variables: Variables): boolean {
  const value = variables.VBAGENT_DEBUG;
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}
