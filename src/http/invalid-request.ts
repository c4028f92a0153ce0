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
  return error.issues.flatMap(plainIssues).map(({ path, message }) => ({
    in: places[target] ?? target,
    path: path.map(String).join('.'),
    problem: message,
  }));
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** What is wrong with the alternatives that come nearest; zod itself says no more than "Invalid input". */
function plainIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const { path } = issue;
  if ('options' in issue && issue.options !== undefined)
    return [{ path, message: `expected one of ${issue.options.map(String).join(', ')}` }];
  const alternatives = issue.errors.map((issues) => issues.flatMap(plainIssues));
  const deepest = Math.max(...alternatives.map(depthOf));
  const nearest = alternatives.filter((issues) => depthOf(issues) === deepest);
  const [only] = nearest;
  if (only !== undefined && nearest.length === 1)
    return only.map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
  return [{ path, message: nearest.map(sayAlternative).join('; or ') || issue.message }];
}

function depthOf(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function sayAlternative(issues: readonly Issue[]): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`))
    .join(', ');
}
