import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mapClaimsToRoles } from './map-claims-to-roles.ts';
import { RoleMapping } from './oidc-settings.ts';

const claims = {
  groups: ['staff', 'physics', 7],
  realm_access: { roles: ['examiner'] },
  'https://school.org/role': 'head',
  email: 'ada@School.org',
  email_verified: true,
};

function map(mapping: object, facts: object = claims) {
  return mapClaimsToRoles({ ...facts }, RoleMapping.parse(mapping));
}

it('maps the values of a claim, a nested claim and the e-mail domain to roles', () => {
  const rolesByGroup = { staff: ['teacher', 'author'], physics: 'author' };
  assert.deepEqual(map({ claim: 'groups', map: rolesByGroup }), ['teacher', 'author']);
  assert.deepEqual(map({ claim: 'realm_access.roles', map: { examiner: 'expert' } }), ['expert']);
  assert.deepEqual(map({ claim: 'https://school.org/role', map: { head: 'admin' } }), ['admin']);
  assert.deepEqual(map({ claim: 'email_domain', map: { 'school.org': 'teacher' } }), ['teacher']);
});

it('uses the default role for other values, and no role without a default', () => {
  const byDomain = { claim: 'email_domain', map: { 'school.org': 'teacher' } };
  assert.deepEqual(map({ ...byDomain, default: 'learner' }, { email: 'eve@school.org' }), ['learner']);
  assert.deepEqual(map(byDomain, { ...claims, email_verified: 'true' }), []);
  assert.deepEqual(map(byDomain, { ...claims, email: 'eve@school.org.evil.org' }), []);
  assert.deepEqual(map({ claim: 'groups', map: {} }, { groups: ['constructor', '__proto__'] }), []);
  assert.deepEqual(map({ default: 'learner' }, {}), ['learner']);
});
