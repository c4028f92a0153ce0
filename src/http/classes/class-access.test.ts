import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Caller,
  openSchool,
  type School,
  setWork,
  type WireAttempt,
  type WireClass,
} from './school.fixture.ts';

type Pupil = { readonly learner: string; readonly caller: Caller; readonly attempt: string };
type SchoolClass = {
  readonly id: string;
  readonly assignment: string;
  readonly teacher: Caller;
  readonly pupils: readonly Pupil[];
};

let school: School;
let classes: readonly SchoolClass[];

async function openClass(teacherId: string): Promise<SchoolClass> {
  const teacher = await school.createUser(teacherId, ['teacher']);
  const { class: created, assignment } = await setWork(teacher);
  const pupils: Pupil[] = [];
  for (const name of ['one', 'two']) {
    const caller = school.createBrowser();
    const code = created.join_code.code;
    const { learner } = await caller.call<{ learner: string }>('POST', '/api/v1/join', {
      code,
      name: `${teacherId}-${name}`,
    });
    const attempt = await caller.call<WireAttempt>('POST', `/api/v1/assignments/${assignment.id}/attempts`);
    const question_id = attempt.questions[0]?.question?.id;
    await caller.call('POST', `/api/v1/attempts/${attempt.id}/answers`, {
      question_id,
      response: `secret of ${learner}`,
    });
    pupils.push({ learner, caller, attempt: attempt.id });
  }
  return { id: created.id, assignment: assignment.id, teacher, pupils };
}

before(async () => {
  school = await openSchool();
  classes = [await openClass('ms-smith'), await openClass('mr-jones')];
});
after(() => school.server.stop());

/** The addresses of the data of a class and a pupil. */
const classAddresses: readonly ((owner: SchoolClass, pupil: Pupil) => string)[] = [
  ({ id }) => `/api/v1/classes/${id}`,
  ({ id }) => `/api/v1/classes/${id}/assignments`,
  ({ assignment }) => `/api/v1/assignments/${assignment}`,
  ({ assignment }) => `/api/v1/assignments/${assignment}/grid`,
  ({ assignment }) => `/api/v1/assignments/${assignment}/events`,
  ({ assignment }) => `/api/v1/assignments/${assignment}/insights`,
  ({ assignment }) => `/api/v1/assignments/${assignment}/gradebook`,
  ({ assignment }, { learner }) => `/api/v1/assignments/${assignment}/pupils/${learner}`,
  (_owner, { attempt }) => `/api/v1/attempts/${attempt}`,
];
/** Addresses whose data depends on the caller. */
const callerAddresses = [
  '/api/v1/assignments',
  '/api/v1/practice/progress',
  '/api/v1/classes',
  '/api/v1/personal-data',
];

/** Valid bodies, so that not the check of the body refuses a request. */
const bodies: Readonly<Record<string, object>> = {
  renameClass: { name: 'Mine' },
  importPupils: { csv: 'name\nEve' },
  createAssignment: {
    ...{ title: 'T', subject: 'Mathematics', level: 'Nat 5' },
    work: { kind: 'practice', outcome_ids: ['MNU-5-01'] },
  },
  changeAssignment: { title: 'T' },
  changeMarks: { answer_id: 'x', bullets: [{ n: 1, awarded: 1 }], reason: 'r' },
  answerQuestion: { question_id: 'q', response: '1' },
  saveDrafts: { responses: {} },
  handInPaper: { responses: {} },
};
/** Operations on a class or an assignment that need the role teacher or admin. */
const teacherOperations = [
  ...[
    'getClass',
    'renameClass',
    'removeClass',
    'replaceJoinCode',
    'endJoinCode',
    'importPupils',
    'removePupil',
  ],
  ...['issuePersonalCode', 'listAssignments', 'createAssignment', 'getAssignment', 'changeAssignment'],
  ...['removeAssignment', 'allowPupil', 'getAssignmentGrid', 'streamAssignmentGrid', 'getAssignmentInsights'],
  ...['exportGradebook', 'getPupilScript', 'changeMarks'],
];
/** Operations on an own attempt, which need any role. */
const pupilOperations = [
  'openAttempt',
  'getAttempt',
  'nextQuestion',
  'answerQuestion',
  'saveDrafts',
  'handInPaper',
];

type Operation = { readonly name: string; readonly method: string; readonly path: string };

/** Lists the operations whose address names a class, an assignment or an attempt, as the server describes them. */
async function listOperations(): Promise<Operation[]> {
  const response = await fetch(`${school.server.url}/openapi.json`);
  const description: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(
    await response.text(),
  );
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    /^\/api\/v1\/(?:classes|assignments|attempts)\/\{/.test(path)
      ? Object.entries(methods).map(([method, { operationId }]) => ({ name: operationId, method, path }))
      : [],
  );
}

/** Sends a valid request; returns the status. */
async function requestAs(caller: Caller, { name, method }: Operation, address: string): Promise<number> {
  const hasBody = method !== 'get' && method !== 'delete';
  const headers = { 'content-type': 'application/json' };
  const body = hasBody ? { body: JSON.stringify(bodies[name] ?? {}) } : {};
  return (await caller.fetch(address, { method: method.toUpperCase(), headers, ...body })).status;
}

/** The status for callers who have nothing to do with the class. */
function getExpectedStatus({ name }: Operation, kind: string): number {
  if (kind === 'anonymous') return 401;
  return teacherOperations.includes(name) && kind !== 'foreign teacher' ? 403 : 404;
}

function fillPath(path: string, { id, assignment }: SchoolClass, { learner, attempt }: Pupil): string {
  const target = path.includes('/classes/') ? id : path.includes('/attempts/{') ? attempt : assignment;
  return path.replace('{id}', target).replace('{learner}', learner);
}

describe('two classes', () => {
  it('show no pupil the data of another pupil, whatever they request', async () => {
    const index = fc.nat({ max: 1 });
    const request = fc.record({
      from: index,
      pupil: index,
      to: index,
      other: index,
      address: fc.nat({ max: classAddresses.length + callerAddresses.length - 1 }),
    });

    await fc.assert(
      fc.asyncProperty(request, async ({ from, pupil, to, other, address }) => {
        const caller = classes[from]?.pupils[pupil];
        const target = classes[to]?.pupils[other];
        const owner = classes[to];
        if (!caller || !target || !owner || caller === target) return;
        const path =
          classAddresses[address]?.(owner, target) ?? callerAddresses[address - classAddresses.length] ?? '';
        const text = await (await caller.caller.fetch(path)).text();
        assert.ok(!text.includes(`secret of ${target.learner}`), path);
        // The id of another pupil may only be in an error that repeats the address.
        assert.ok(!text.includes(`"${target.learner}"`), path);
      }),
      { numRuns: 60 },
    );
  });

  it('let a teacher neither see nor change the class of another teacher', async () => {
    const [own, foreign] = classes;
    const [pupil] = foreign?.pupils ?? [];
    assert.ok(own && foreign && pupil);

    for (const getAddress of classAddresses) {
      const response = await own.teacher.fetch(getAddress(foreign, pupil));
      assert.equal(response.status, 404, getAddress(foreign, pupil));
    }
    const json = { due_at: null };
    await own.teacher.call('PATCH', `/api/v1/assignments/${foreign.assignment}`, json, 404);
    await own.teacher.call('DELETE', `/api/v1/classes/${foreign.id}`, undefined, 404);
    await own.teacher.call('DELETE', `/api/v1/classes/${foreign.id}/pupils/${pupil.learner}`, undefined, 404);
    const mark = { answer_id: 'x', bullets: [{ n: 1, awarded: 1 }], reason: 'r' };
    await own.teacher.call('POST', `/api/v1/assignments/${foreign.assignment}/marks`, mark, 404);
  });

  it('answer each role, a foreign teacher and a pupil of another class with the status of the matrix, for every operation', async () => {
    const operations = await listOperations();
    assert.deepEqual(
      operations.map(({ name }) => name).toSorted(),
      [...teacherOperations, ...pupilOperations].toSorted(),
    );
    const [own, foreign] = classes;
    const [pupil] = foreign?.pupils ?? [];
    assert.ok(own && foreign && pupil);
    const callers: readonly (readonly [kind: string, caller: Caller])[] = [
      ['anonymous', school.createBrowser()],
      ['learner', await school.createUser('user-learner', ['learner'])],
      ['author', await school.createUser('user-author', ['author'])],
      ['expert', await school.createUser('user-expert', ['expert'])],
      ['foreign teacher', own.teacher],
      ['pupil of another class', own.pupils[0]?.caller ?? assert.fail()],
    ];

    for (const operation of operations)
      for (const [kind, caller] of callers)
        assert.equal(
          await requestAs(caller, operation, fillPath(operation.path, foreign, pupil)),
          getExpectedStatus(operation, kind),
          `${operation.name} as ${kind}`,
        );
    // Nothing of the class was changed by these requests, and its own teacher and an admin see it.
    const admin = await school.createUser('user-admin', ['admin']);
    for (const caller of [foreign.teacher, admin]) {
      const shown: WireClass = await caller.call('GET', `/api/v1/classes/${foreign.id}`);
      assert.equal(shown.pupils.length, 2);
      await caller.call('GET', `/api/v1/assignments/${foreign.assignment}/grid`);
    }
  });

  it('end the access of a removed pupil at once', async () => {
    const gone = await openClass('mrs-gone');
    const [pupil] = gone.pupils;
    assert.ok(pupil);

    await gone.teacher.call('DELETE', `/api/v1/classes/${gone.id}/pupils/${pupil.learner}`);

    await pupil.caller.call('GET', `/api/v1/attempts/${pupil.attempt}`, undefined, 404);
    await pupil.caller.call('POST', `/api/v1/assignments/${gone.assignment}/attempts`, undefined, 404);
  });
});
