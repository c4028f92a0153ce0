import type { Variables } from './read-variables.ts';

/** The variables of this process; the one place that looks at them. */
export function processVariables(): Variables {
  return process.env;
}

/** `VBAGENT_DEBUG=1` asks for the stack of every error. */
export function wantsDebug(variables: Variables): boolean {
  const written = variables.VBAGENT_DEBUG;
  return written !== undefined && written !== '' && written !== '0' && written !== 'false';
}
