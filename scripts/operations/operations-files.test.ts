import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchCli } from '../../src/cli/scratch-cli.fixture.ts';
import { settingEntries } from '../../src/config/setting-entries.table.ts';
import { faultTable } from '../../src/domain/fault.ts';
import { projectRoot } from '../run-command.ts';
import { readContainerfile } from './read-containerfile.ts';
import { readUnit } from './read-unit.ts';

// What cannot be run on every machine (systemd, a container engine) is read and compared with the program.

const cli = openScratchCli();
after(() => cli.close());
const readFile = (name: string): string => readFileSync(join(projectRoot, 'docs/operations', name), 'utf8');

/** Fails unless the program has the command and its options. */
async function assertCommand(words: readonly string[]): Promise<void> {
  const [command = '', ...rest] = words;
  const { code, out } = await cli.run(command, '--help');
  assert.equal(code, 0, command);
  for (const option of rest.filter((word) => word.startsWith('-')))
    assert.match(out, new RegExp(`(^|[\\s,])${option}[\\s,]`, 'm'), `${command} ${option}`);
}

const SERVICES = ['vbagent-server.service', 'vbagent-worker@.service', 'vbagent-backup.service'];

describe('the systemd units', () => {
  for (const name of SERVICES) {
    it(`run an existing command without privileges, with private files: ${name}`, async () => {
      const service = readUnit(readFile(name)).get('Service');
      const get = (directive: string): string => service?.get(directive)?.join(' ') ?? '';

      const command = /vbagent ([^']+)/.exec(get('ExecStart'))?.[1] ?? '';
      await assertCommand(command.trim().split(/\s+/));
      assert.deepEqual(
        [
          get('User'),
          get('UMask'),
          get('NoNewPrivileges'),
          get('ProtectSystem'),
          get('CapabilityBoundingSet'),
        ],
        ['vbagent', '0077', 'true', 'strict', ''],
      );
      assert.ok(get('ReadWritePaths').split(' ').includes(get('WorkingDirectory')));
      // V8 compiles code at run time.
      assert.equal(service?.has('MemoryDenyWriteExecute'), false);
    });
  }

  for (const name of SERVICES.slice(0, 2)) {
    it(`limit memory, and are not restarted when that cannot help: ${name}`, () => {
      const service = readUnit(readFile(name)).get('Service');
      const get = (directive: string): string => service?.get(directive)?.join(' ') ?? '';

      assert.match(get('MemoryMax'), /^\d+[MG]$/);
      assert.equal(get('Restart'), 'always');
      const { 'invalid-input': invalid, 'not-allowed': refused } = faultTable;
      assert.equal(get('RestartPreventExitStatus'), `${invalid.exitCode} ${refused.exitCode}`);
      const grace = Number(/--grace (\d+)/.exec(get('ExecStart'))?.[1] ?? 0);
      assert.ok(Number(get('TimeoutStopSec')) > grace);
    });
  }

  it('start the backup every night, and catch up on a missed one', () => {
    const timer = readUnit(readFile('vbagent-backup.timer')).get('Timer');

    assert.match(timer?.get('OnCalendar')?.[0] ?? '', /^\*-\*-\* \d\d:\d\d:\d\d$/);
    assert.deepEqual(timer?.get('Persistent'), ['true']);
  });
});

describe('the container file', () => {
  const instructions = readContainerfile(readFile('Containerfile'));
  const get = (name: string): string[] =>
    instructions.filter((instruction) => instruction.name === name).map(({ value }) => value);
  const parseWords = (text: string): string[] => JSON.parse(text);

  it('starts an existing command as a user without privileges', async () => {
    assert.deepEqual(get('USER'), ['vbagent']);
    assert.deepEqual(get('ENTRYPOINT').map(parseWords), [['vbagent']]);
    await assertCommand(parseWords(get('CMD')[0] ?? '[]'));
  });

  it('has the Node version of the package, Chromium and no package lists', () => {
    const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    assert.equal(`>=${/node:(\d+)-slim$/.exec(get('FROM')[0] ?? '')?.[1]}`, engines.node);
    const install = get('RUN').find((command) => command.includes('apt-get install')) ?? '';
    assert.match(install, /--no-install-recommends.* chromium .*&& rm -rf \/var\/lib\/apt\/lists/);
  });

  it('checks its health at the port that it exposes', () => {
    const [check = ''] = get('HEALTHCHECK');
    const words = parseWords(check.slice(check.indexOf('[')));

    assert.equal(words[0], 'node');
    assert.match(words[2] ?? '', new RegExp(`127\\.0\\.0\\.1:${get('EXPOSE')[0]}/health/ready`));
    assert.doesNotThrow(() => new Function(words[2] ?? ''));
  });

  it('keeps the database and the files in volumes, which no later command changes', () => {
    const folders = parseWords(get('VOLUME')[0] ?? '[]');
    const names = instructions.map(({ name }) => name);

    assert.ok(folders.includes(get('WORKDIR')[0] ?? ''));
    assert.ok(folders.includes(/VBAGENT_FILES=(\S+)/.exec(get('ENV').join(' '))?.[1] ?? ''));
    assert.ok(names.lastIndexOf('RUN') < names.indexOf('VOLUME'));
  });

  it('sets only existing settings', () => {
    const variables = new Set(settingEntries.map(({ variable }) => variable));
    const used = get('ENV').flatMap((line) => [...line.matchAll(/(VBAGENT_\w+)=/g)].map(([, name]) => name));

    assert.deepEqual(
      used.filter((name) => !variables.has(name)),
      [],
    );
    assert.ok(used.length >= 2);
  });
});
