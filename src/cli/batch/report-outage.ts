import type { Fault } from '../../domain/fault.ts';

/** Creates a callback that writes the message of a database outage once, not at every retry. */
export function createOutageReporter(write: (line: string) => void): (fault: Fault) => void {
  let lastMessage = '';
  return ({ message }) => {
    if (message !== lastMessage) write(`${message} Retrying.`);
    lastMessage = message;
  };
}
