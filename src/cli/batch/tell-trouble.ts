import type { Fault } from '../../domain/fault.ts';

/** Says once, and not at every look, that the database is away. */
export function createTroubleTeller(say: (line: string) => void): (fault: Fault) => void {
  let last = '';
  return ({ message }) => {
    if (message !== last) say(`${message} Trying again.`);
    last = message;
  };
}
