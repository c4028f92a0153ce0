import type { z } from 'zod';
import { Fault } from '../domain/fault.ts';

export type FieldProblem = {
  /** `query`, `param`, `header` or `body`. */
  readonly in: string;
  readonly path: string;
  readonly problem: string;
};

/** Creates a fault that lists every problem of a request. */
export function invalidRequest(fields: readonly FieldProblem[]): Fault {
  const [first] = fields;
  const place = first === undefined || first.path === '' ? (first?.in ?? 'request') : first.path;
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : '';
  return new Fault(
    'invalid-input',
    `The request is not valid: ${place}: ${first?.problem ?? 'unreadable'}${more}.`,
    {
      facts: { fields },
    },
  );
}

const partNames: Readonly<Record<string, string>> = { json: 'body' };

/** Converts the issues of a zod error to field problems. */
export function listFieldProblems(target: string, error: z.core.$ZodError): FieldProblem[] {
  return error.issues.flatMap(expandUnion).map(({ path, message }) => ({
    in: partNames[target] ?? target,
    path: path.map(String).join('.'),
    problem: message,
  }));
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Replaces a union issue by the issues of its closest alternatives; zod itself reports only "Invalid input". */
function expandUnion(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const { path } = issue;
  if ('options' in issue && issue.options !== undefined)
    return [{ path, message: `expected one of ${issue.options.map(String).join(', ')}` }];
  const alternatives = issue.errors.map((issues) => issues.flatMap(expandUnion));
  const deepest = Math.max(...alternatives.map(measureDepth));
  const nearest = alternatives.filter((issues) => measureDepth(issues) === deepest);
  const [only] = nearest;
  if (only !== undefined && nearest.length === 1)
    return only.map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
  return [{ path, message: nearest.map(formatAlternative).join('; or ') || issue.message }];
}

function measureDepth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function formatAlternative(issues: readonly Issue[]): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`))
    .join(', ');
}
