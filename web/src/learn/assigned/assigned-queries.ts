import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../api/client.ts';
import type { Attempt, OwnAssignments } from '../../api/schema.ts';

export type OwnAssignment = OwnAssignments['assignments'][number];

export const ownAssignmentsQuery = queryOptions({
  queryKey: ['own-assignments'],
  queryFn: ({ signal }) => getJson<OwnAssignments>('/api/v1/assignments', {}, signal),
  staleTime: 0,
});

export const attemptQuery = (id: string) =>
  queryOptions({
    queryKey: ['attempt', id],
    queryFn: ({ signal }) => getJson<Attempt>(`/api/v1/attempts/${encodeURIComponent(id)}`, {}, signal),
    staleTime: 15_000,
  });

/** Starts an attempt at the assignment, or continues the open one. */
export async function openAttempt(assignmentId: string): Promise<Attempt> {
  const path = `/api/v1/assignments/${encodeURIComponent(assignmentId)}/attempts`;
  return (await sendJson<Attempt>('POST', path)).body;
}

type Responses = Readonly<Record<string, string | Record<string, string>>>;

async function sendToAttempt(id: string, action: string, body?: object): Promise<Attempt> {
  const path = `/api/v1/attempts/${encodeURIComponent(id)}/${action}`;
  return (await sendJson<Attempt>('POST', path, body ? { body } : {})).body;
}

export const fetchNextQuestion = (id: string) => sendToAttempt(id, 'next');

export const sendAnswer = (id: string, questionId: string, response: string | Record<string, string>) =>
  sendToAttempt(id, 'answers', { question_id: questionId, response });

export const handInPaper = (id: string, responses: Responses) => sendToAttempt(id, 'hand-in', { responses });

export async function saveDrafts(id: string, responses: Responses): Promise<void> {
  await sendJson('PUT', `/api/v1/attempts/${encodeURIComponent(id)}/drafts`, { body: { responses } });
}
