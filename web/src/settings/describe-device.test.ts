import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeDevice } from './describe-device.ts';

it('names browser and system, and shows other programs as they are', () => {
  const chrome = 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  assert.equal(describeDevice(chrome), 'Chrome on ChromeOS');
  assert.equal(
    describeDevice(`${chrome} Edg/140.0`.replace('X11; CrOS', 'Windows NT 10.0')),
    'Edge on Windows',
  );
  assert.equal(
    describeDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) Version/19 Safari/604'),
    'Safari on iOS',
  );
  assert.equal(describeDevice('curl/8.5.0'), 'curl/8.5.0');
  assert.equal(describeDevice(''), 'Unknown device');
});
