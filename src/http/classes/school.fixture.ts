import assert from 'node:assert/strict';
import type { Role } from '../../domain/principal.ts';
import { openScratchServer, type ScratchOptions, type ScratchServer } from '../scratch-server.fixture.ts';

/** A caller with a key or a session cookie. */
export type Caller = {
  /** Sends a request; throws unless the status is the expected one (200 to 204 by default). */
  call<Body>(method: string, path: string, body?: unknown, status?: number): Promise<Body>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

export type School = {
  readonly server: ScratchServer;
  /** Creates a caller with an API key. */
  createUser(user: string, roles: readonly Role[]): Promise<Caller>;
  /** Creates a browser that has not signed in; it keeps cookies. */
  createBrowser(): Caller;
};

const JSON_TYPE = { 'content-type': 'application/json' };

/** Opens a server whose callers have keys or sessions. */
export async function openSchool(options: ScratchOptions = {}): Promise<School> {
  const server = await openScratchServer({ requiresKeys: true, ...options });
  return {
    server,
    createBrowser: () => createCaller(server.url, {}),
    async createUser(user, roles) {
      const newKey = { user, roles, createdAt: new Date().toISOString(), expiresAt: null };
      const { secret } = await server.keys.issue(newKey);
      return createCaller(server.url, { authorization: `Bearer ${secret}` });
    },
  };
}

function createCaller(url: string, identity: Readonly<Record<string, string>>): Caller {
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { ...identity, ...(cookie && { cookie }), ...Object(init.headers) };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    cookie = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
    return response;
  };
  return {
    fetch: send,
    async call(method, path, body, status) {
      const init = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE };
      const response = await send(path, { method, ...init });
      const text = await response.text();
      const isExpected = status === undefined ? response.ok : response.status === status;
      assert.ok(isExpected, `${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
      return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    },
  };
}

export type WireClass = {
  id: string;
  join_code: { code: string };
  pupils: { learner: string; name: string | null }[];
};
export type WireQuestion = {
  number: number;
  answered: boolean;
  response: string | null;
  question: { id: string; metadata: Record<string, unknown> } | null;
  marks: WireMarks | null;
};
type WireMarks = {
  marking: {
    marks_awarded: number;
    marks_available: number;
    steps: { n: number; marks_available: number }[];
  };
  answers: { id: string; part: string | null }[];
  changes: { reason: string; marks_before: number; marks_after: number }[];
};
export type WireAttempt = {
  id: string;
  state: string;
  results_shown: boolean;
  ends_at: string | null;
  started_at: string;
  questions: WireQuestion[];
};
type WireCell = { awarded: number; available: number; waiting: number; is_blank: boolean } | null;
export type WireGrid = {
  questions: object[];
  outcomes: object[];
  rows: (NonNullable<WireCell> & {
    learner: string;
    pupil: string;
    attempt: { finished_at: string | null } | null;
    answered: number;
    questions: WireCell[];
    outcomes: WireCell[];
  })[];
};

/** Creates a class and an assignment of practice on number outcomes. */
export async function setWork(
  teacher: Caller,
  changes: Record<string, unknown> = {},
): Promise<{ class: WireClass; assignment: { id: string } }> {
  const schoolClass = await teacher.call<WireClass>('POST', '/api/v1/classes', { name: 'S4 Maths' });
  const assignment = await teacher.call<{ id: string }>(
    'POST',
    `/api/v1/classes/${schoolClass.id}/assignments`,
    {
      title: 'Fractions',
      subject: 'Mathematics',
      level: 'Nat 5',
      work: { kind: 'practice', outcome_ids: ['MNU-5-01', 'MNU-5-02'], question_count: 2 },
      ...changes,
    },
  );
  return { class: schoolClass, assignment };
}
