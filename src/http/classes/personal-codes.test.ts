import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Caller, openSchool, type School, type WireClass } from './school.fixture.ts';

let school: School;
before(async () => {
  school = await openSchool();
});
after(() => school.server.stop());

type ListedPupil = { readonly learner: string; readonly personal_code: string };

async function openClass(teacher: Caller, csv: string) {
  const { id } = await teacher.call<WireClass>('POST', '/api/v1/classes', { name: 'S4 Maths' });
  const { pupils } = await teacher.call<{ pupils: ListedPupil[] }>('POST', `/api/v1/classes/${id}/pupils`, {
    csv,
  });
  const [pupil = { learner: '', personal_code: '' }] = pupils;
  return { pupil, codePath: `/api/v1/classes/${id}/pupils/${pupil.learner}/code` };
}

describe('a new personal code', () => {
  it('is given only by the teacher for whose class the account was made, and by admins', async () => {
    const csv = 'name,email\nZed,zed@school.org';
    const [own, other] = [
      await school.createUser('ms-smith', ['teacher']),
      await school.createUser('mr-jones', ['teacher']),
    ];
    const admin = await school.createUser('head', ['admin']);
    const made = await openClass(own, csv);
    const taken = await openClass(other, csv);

    assert.equal(taken.pupil.learner, made.pupil.learner);
    await other.call('POST', taken.codePath, undefined, 409);
    const browser = school.createBrowser();
    await browser.call('POST', '/api/v1/join/return', { personal_code: made.pupil.personal_code });
    await own.call('POST', made.codePath);
    await admin.call('POST', taken.codePath);
  });

  it('is not given for an account that an admin created, which its owner may not have used yet', async () => {
    const [teacher, admin] = [
      await school.createUser('mr-brown', ['teacher']),
      await school.createUser('head', ['admin']),
    ];
    const account = { id: 'eve', name: 'Eve', email: 'eve@school.org', roles: ['learner'] };
    await admin.call('POST', '/api/v1/accounts', account);

    const { pupil, codePath } = await openClass(teacher, 'name,email\nEve,eve@school.org');

    assert.equal(pupil.learner, 'eve');
    await teacher.call('POST', codePath, undefined, 409);
  });

  it('ends the sessions and API keys of the pupil, which another person may have', async () => {
    const teacher = await school.createUser('ms-green', ['teacher']);
    const { pupil, codePath } = await openClass(teacher, 'name\nPam');
    const thief = school.createBrowser();
    await thief.call('POST', '/api/v1/join/return', { personal_code: pupil.personal_code });
    const { secret } = await thief.call<{ secret: string }>('POST', '/api/v1/keys', { roles: ['learner'] });
    const key = { headers: { authorization: `Bearer ${secret}` } };
    assert.equal((await school.createBrowser().fetch('/api/v1/principal', key)).status, 200);

    await teacher.call('POST', codePath);

    await thief.call('GET', '/api/v1/principal', undefined, 401);
    assert.equal((await school.createBrowser().fetch('/api/v1/principal', key)).status, 401);
  });
});
