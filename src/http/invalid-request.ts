import type { z } from 'zod';
import { Fault } from '../domain/fault.ts';

/** One error in a request, as it is sent to the client. */
export type FieldError = {
  /** `query`, `param`, `header` or `body`. */
  readonly in: string;
  readonly path: string;
  /** What is wrong with the value; the name is part of the API. */
  readonly problem: string;
};

/** Creates a fault that lists every error in a request. */
export function invalidRequest(fields: readonly FieldError[]): Fault {
  const [first] = fields;
  const field = first === undefined || first.path === '' ? (first?.in ?? 'request') : first.path;
  const suffix = fields.length > 1 ? ` (and ${fields.length - 1} more)` : '';
  return new Fault(
    'invalid-input',
    `The request is not valid: ${field}: ${first?.problem ?? 'unreadable'}${suffix}.`,
    {
      facts: { fields },
    },
  );
}

const placeNames: Readonly<Record<string, string>> = { json: 'body' };

/** Converts the issues of a zod error to field errors. */
export function listFieldErrors(target: string, error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap(expandUnion).map(({ path, message }) => ({
    in: placeNames[target] ?? target,
    path: path.map(String).join('.'),
    problem: message,
  }));
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/**
 * Replaces a union issue, for which zod reports only "Invalid input", by the issues of the closest alternative. The
 * closest alternative is the one with the most deeply nested issue, because more of the value matched it.
 */
function expandUnion(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const { path } = issue;
  if ('options' in issue && issue.options !== undefined)
    return [{ path, message: `expected one of ${issue.options.map(String).join(', ')}` }];
  const alternatives = issue.errors.map((issues) => issues.flatMap(expandUnion));
  const maxDepth = Math.max(...alternatives.map(measureDepth));
  const closest = alternatives.filter((issues) => measureDepth(issues) === maxDepth);
  const [closestIssues] = closest;
  if (closestIssues !== undefined && closest.length === 1)
    return closestIssues.map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
  return [{ path, message: closest.map(formatAlternative).join('; or ') || issue.message }];
}

function measureDepth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function formatAlternative(issues: readonly Issue[]): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`))
    .join(', ');
}
