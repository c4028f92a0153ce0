import type { z } from 'zod';
import { Fault } from '../domain/fault.ts';

export type FieldProblem = {
  /** `query`, `param`, `header` or `body`. */
  readonly in: string;
  readonly path: string;
  readonly problem: string;
};

/** A fault that lists every mistake of a request. */
export function invalidRequest(fields: readonly FieldProblem[]): Fault {
  const [first] = fields;
  const place = first === undefined || first.path === '' ? (first?.in ?? 'request') : first.path;
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : '';
  return new Fault(
    'invalid-input',
    `The request is wrong: ${place}: ${first?.problem ?? 'unreadable'}${more}.`,
    {
      facts: { fields },
    },
  );
}

const places: Readonly<Record<string, string>> = { json: 'body' };

export function problemsOf(target: string, error: z.core.$ZodError): FieldProblem[] {
  return error.issues.map(({ path, message }) => ({
    in: places[target] ?? target,
    path: path.map(String).join('.'),
    problem: message,
  }));
}
