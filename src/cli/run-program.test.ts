import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openScratchCli, type ScratchCli } from './scratch-cli.fixture.ts';

describe('the command line', () => {
  let cli: ScratchCli;
  before(() => {
    cli = openScratchCli();
  });
  after(() => cli.close());

  it('shows help with examples for every command', async () => {
    const commands = [
      [],
      ['start'],
      ['scan'],
      ['classify'],
      ['bank'],
      ['bank', 'import'],
      ['bank', 'list'],
      ['bank', 'show'],
      ['bank', 'search'],
      ['bank', 'export'],
      ['config'],
      ['config', 'show'],
      ['config', 'set'],
      ['config', 'reset'],
      ['doctor'],
      ['backup'],
      ['restore'],
      ['completion'],
      ['batch'],
      ['institution'],
      ['keys'],
      ['data'],
      ['dev'],
    ];
    for (const words of commands) {
      const { code, out, err } = await cli.run(...words, '--help');

      assert.deepEqual([code, err], [0, ''], words.join(' '));
      assert.match(out, new RegExp(`^Usage: vbagent ${words.join(' ')}`));
      assert.match(out, /Examples:\n {2}\$ /);
    }
  });

  it('prints help when it is called without arguments', async () => {
    const { code, out } = await cli.run();

    assert.equal(code, 0);
    assert.match(out, /Usage: vbagent/);
  });

  it('refuses an unknown command or option with exit code 2 and a suggestion', async () => {
    assert.deepEqual(await cli.run('scann'), {
      code: 2,
      out: '',
      err: "error: Unknown command 'scann'.\nDid you mean scan?\n",
    });
    assert.match((await cli.run('bank', 'list', '--knd', 'x')).err, /--knd.*\nDid you mean --kind\?/);
    assert.equal((await cli.run('bank', 'lst')).code, 2);
    assert.equal((await cli.run('scan', '--type', 'essay')).code, 2);
    assert.equal((await cli.run('bank', 'list', '--limit', 'many')).code, 2);
    assert.equal((await cli.run('bank', 'show')).code, 2);
  });

  it('prints an error as JSON on standard output with --json', async () => {
    const { code, out, err } = await cli.run('scan', '-t', '/nowhere.tex', '--engine', 'rules', '--json');
    const body: unknown = JSON.parse(out);

    assert.equal(code, 2);
    assert.deepEqual(body, {
      error: 'not_found',
      message: 'There is no file /nowhere.tex.',
      timestamp: '2026-01-02T03:04:05.000Z',
    });
    assert.doesNotMatch(err, /error/);
    assert.equal(JSON.parse((await cli.run('nonsense', '--json')).out).error, 'validation_error');
  });

  it('prints a stack only with --verbose', async () => {
    assert.doesNotMatch((await cli.run('scan', '-t', '/nowhere.tex')).err, /\n\s+at /);
    assert.match((await cli.run('scan', '-t', '/nowhere.tex', '--verbose')).err, /\n\s+at /);
  });

  it('treats --version after a subcommand as an option of the subcommand', async () => {
    assert.match((await cli.run('bank', 'show', 'x', '--version', '2')).err, /There is no question x/);
    assert.equal((await cli.run('--version')).out, '0.0.0\n');
  });
});
