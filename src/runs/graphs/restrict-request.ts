import { Fault } from '../../domain/fault.ts';
import { hasAnyRole, type Principal, STAFF_ROLES } from '../../domain/principal.ts';
import type { GraphInfo } from './graph.ts';
import type { GraphRequest } from './graph-request.ts';

type RestrictedRequest = {
  readonly request: GraphRequest;
  /** True if the request changes values of the state that the server owns, or the path through the graph. */
  readonly editsState: boolean;
};

/**
 * Applies the limits of the caller to a request. The server owns the state of a thread, which contains marks. A learner
 * sets only the listed input keys and answers interrupts; other input is ignored, and edits of the state are rejected.
 * Staff may edit their own threads.
 */
export function restrictRequest(
  request: GraphRequest,
  { learnerInput }: Pick<GraphInfo, 'learnerInput'>,
  caller: Principal,
): RestrictedRequest {
  const edit = findEdit(request);
  if (hasAnyRole(caller, STAFF_ROLES)) {
    return { request, editsState: edit !== undefined || hasOtherInput(request.input, learnerInput) };
  }
  if (edit !== undefined) throw createEditFault(edit);
  return { request: { ...request, input: pickInput(request.input, learnerInput) }, editsState: false };
}

/** Creates the fault for a learner who edits the state of a thread; `edit` names the route or field. */
export function createEditFault(edit: string): Fault {
  return new Fault(
    'not-allowed',
    `Learners may not use ${edit}, because the state of a thread contains marks, which only the server sets.`,
    { advice: 'Answer with `command.resume`, or start a new thread.' },
  );
}

function findEdit({ command, checkpoint }: GraphRequest): string | undefined {
  if (command?.update !== undefined) return '`command.update`';
  if (command?.goto !== undefined) return '`command.goto`';
  return checkpoint === undefined ? undefined : '`checkpoint`';
}

function pickInput(input: unknown, keys: readonly string[] | undefined): unknown {
  if (keys === undefined || input === null || input === undefined) return input;
  if (!isRecord(input)) return {};
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(input, key) ? [[key, input[key]]] : [])));
}

/** Checks for other input than the listed keys. Empty values do not count: clients start with `total_questions: 0`. */
function hasOtherInput(input: unknown, keys: readonly string[] | undefined): boolean {
  if (keys === undefined || !isRecord(input)) return false;
  return Object.entries(input).some(([key, value]) => !keys.includes(key) && !isEmpty(value));
}

function isEmpty(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
