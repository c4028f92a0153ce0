import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getJson, sendJson } from '../api/client.ts';
import type {
  Assignment,
  AssignmentChanges,
  AssignmentInsights,
  Assignments,
  AssignmentWithAllowances,
  ImportedPupils,
  NewAllowance,
  NewAssignment,
  NewMarks,
  PersonalCode,
  PupilScript,
  SchoolClass,
  SchoolClasses,
  SchoolClassWithPupils,
} from '../api/schema.ts';

/** All queries of this file begin with this key, so that one call refreshes them. */
const TEACH = 'teach';

const classPath = (id: string) => `/api/v1/classes/${encodeURIComponent(id)}`;
export const assignmentPath = (id: string) => `/api/v1/assignments/${encodeURIComponent(id)}`;

export const classesQuery = queryOptions({
  queryKey: [TEACH, 'classes'],
  queryFn: ({ signal }) => getJson<SchoolClasses>('/api/v1/classes', {}, signal),
});

export const classQuery = (id: string) =>
  queryOptions({
    queryKey: [TEACH, 'class', id],
    queryFn: ({ signal }) => getJson<SchoolClassWithPupils>(classPath(id), {}, signal),
    // New pupils appear while the class page is projected.
    refetchInterval: 5000,
  });

export const assignmentsQuery = (classId: string) =>
  queryOptions({
    queryKey: [TEACH, 'assignments', classId],
    queryFn: ({ signal }) => getJson<Assignments>(`${classPath(classId)}/assignments`, {}, signal),
  });

export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: [TEACH, 'assignment', id],
    queryFn: ({ signal }) => getJson<AssignmentWithAllowances>(assignmentPath(id), {}, signal),
  });

export const insightsQuery = (id: string) =>
  queryOptions({
    queryKey: [TEACH, 'insights', id],
    queryFn: ({ signal }) => getJson<AssignmentInsights>(`${assignmentPath(id)}/insights`, {}, signal),
    staleTime: 0,
  });

export const scriptQuery = (id: string, learner: string, attempt: string | undefined) =>
  queryOptions({
    queryKey: [TEACH, 'script', id, learner, attempt],
    queryFn: ({ signal }) =>
      getJson<PupilScript>(
        `${assignmentPath(id)}/pupils/${encodeURIComponent(learner)}`,
        { attempt },
        signal,
      ),
    staleTime: 0,
  });

/** A change by the teacher; everything is read again afterwards. */
export function useTeachChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [TEACH] }),
  });
}

export const createClass = async (name: string) =>
  (await sendJson<SchoolClass>('POST', '/api/v1/classes', { body: { name } })).body;

type CodeChange = {
  readonly id: string;
  readonly days?: number | undefined;
  readonly max?: number | undefined;
};

export const replaceCode = ({ id, days, max }: CodeChange) =>
  sendJson('PUT', `${classPath(id)}/join-code`, {
    body: { ...(days && { days }), ...(max && { max_pupils: max }) },
  });

export const endCode = (id: string) => sendJson('DELETE', `${classPath(id)}/join-code`);

export const importPupils = async ({ id, csv }: { id: string; csv: string }) =>
  (await sendJson<ImportedPupils>('POST', `${classPath(id)}/pupils`, { body: { csv } })).body;

type PupilRef = { readonly id: string; readonly learner: string };

export const removePupil = ({ id, learner }: PupilRef) =>
  sendJson('DELETE', `${classPath(id)}/pupils/${encodeURIComponent(learner)}`);

export const issueCode = async ({ id, learner }: PupilRef) =>
  (await sendJson<PersonalCode>('POST', `${classPath(id)}/pupils/${encodeURIComponent(learner)}/code`)).body;

export const setAssignment = async ({ classId, ...body }: NewAssignment & { classId: string }) =>
  (await sendJson<Assignment>('POST', `${classPath(classId)}/assignments`, { body })).body;

export const changeAssignment = ({ id, ...body }: AssignmentChanges & { id: string }) =>
  sendJson('PATCH', assignmentPath(id), { body });

export const removeAssignment = (id: string) => sendJson('DELETE', assignmentPath(id));

export const changeMarks = ({ id, ...body }: NewMarks & { id: string }) =>
  sendJson('POST', `${assignmentPath(id)}/marks`, { body });

export const allowPupil = ({ id, learner, ...body }: NewAllowance & PupilRef) =>
  sendJson('PUT', `${assignmentPath(id)}/pupils/${encodeURIComponent(learner)}/allowance`, { body });
