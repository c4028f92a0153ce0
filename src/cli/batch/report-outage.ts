import type { Fault } from '../../domain/fault.ts';

/** Writes the message of a database outage once, not at every retry. */
export function createOutageReporter(write: (line: string) => void): (fault: Fault) => void {
  let last = '';
  return ({ message }) => {
    if (message !== last) write(`${message} Retrying.`);
    last = message;
  };
}
