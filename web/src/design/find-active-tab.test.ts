import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findActiveTab } from './find-active-tab.ts';

const make = ['/make', '/make/papers', '/make/jobs'];

describe('findActiveTab', () => {
  it('finds the tab of a page and of the pages below it', () => {
    assert.equal(findActiveTab(make, '/make'), '/make');
    assert.equal(findActiveTab(make, '/make/questions/q1'), '/make');
    assert.equal(findActiveTab(make, '/make/papers/p1'), '/make/papers');
    assert.equal(findActiveTab(make, '/make/papersize'), '/make');
    assert.equal(findActiveTab(make, '/learn'), undefined);
  });
});
