import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatUrl, isLoopback, listLoopbackNames } from './loopback.ts';

it('recognises addresses that only this machine can reach', () => {
  for (const host of ['localhost', 'LocalHost', '127.0.0.1', '127.8.9.10', '::1', '[::1]']) {
    assert.equal(isLoopback(host), true, host);
  }
  for (const host of [
    '0.0.0.0',
    '::',
    '192.168.1.2',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '',
  ]) {
    assert.equal(isLoopback(host), false, host);
  }
});

it('writes an IPv6 host in brackets', () => {
  assert.deepEqual(listLoopbackNames('::1'), ['localhost', '127.0.0.1', '[::1]']);
  assert.equal(formatUrl('::1', 2024), 'http://[::1]:2024');
});
