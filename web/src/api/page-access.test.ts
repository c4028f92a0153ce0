import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mayOpen } from './page-access.ts';
import type { Principal } from './schema.ts';

type Role = Principal['roles'][number];

const user = (...roles: Role[]) => ({ id: 'sam', roles, institution: 'default' });

it('lets each role open its own pages only', () => {
  const paths = [
    '/learn/exams',
    '/teach/classes/1',
    '/make',
    '/make/papers',
    '/make/problems/4',
    '/review',
    '/settings',
    '/settings/people',
  ];
  const open = (role: Role) => paths.filter((path) => mayOpen(path, user(role)));

  assert.deepEqual(open('learner'), ['/learn/exams', '/settings']);
  assert.deepEqual(open('teacher'), [
    '/learn/exams',
    '/teach/classes/1',
    '/make',
    '/make/papers',
    '/settings',
  ]);
  assert.deepEqual(open('expert'), ['/learn/exams', '/make', '/make/problems/4', '/review', '/settings']);
  assert.deepEqual(open('admin'), paths);
});

it('compares whole names, and allows everything while the user is not known', () => {
  assert.equal(mayOpen('/makeover', user('learner')), true);
  assert.equal(mayOpen('/settings/people', undefined), true);
});
