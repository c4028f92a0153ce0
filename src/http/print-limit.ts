import { createCallerLimit } from './caller-limit.ts';

/** A page offers a few documents, which a reader may open together. */
const MAX_PRINTS = 4;

/** Creates a function that prints for a caller. Each caller may print a few documents at a time; more are refused. */
export function createPrintLimit(): <T>(caller: string, print: () => Promise<T>) => Promise<T> {
  const limit = createCallerLimit(MAX_PRINTS, 'documents are already being printed');
  return async (caller, print) => {
    const release = limit.acquire(caller);
    try {
      return await print();
    } finally {
      release();
    }
  };
}
