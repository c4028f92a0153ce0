import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isolateUnsafeCommands } from './document-is-self-contained.ts';

describe('isolateUnsafeCommands', () => {
  it('comments out the commands that run programs or read files of the system, and no others', () => {
    const tex = [
      '\\item Find $x$.',
      '\\immediate\\write18{id} % run',
      '\\input{/etc/passwd}',
      '\\input{figure}',
    ];

    assert.deepEqual(isolateUnsafeCommands(tex.join('\n')).split('\n'), [
      '\\item Find $x$.',
      '% unsafe, not compiled: \\immediate\\write18{id}',
      '% run',
      '% unsafe, not compiled: \\input{/etc/passwd}',
      '\\input{figure}',
    ]);
  });

  it('keeps the text of a question on the line of the command', () => {
    const tex = '\\item Find $x$. \\immediate\\write18{rm -rf /} \\input{/etc/passwd} It is whole.';

    assert.deepEqual(isolateUnsafeCommands(tex).split('\n'), [
      '\\item Find $x$. ',
      '% unsafe, not compiled: \\immediate\\write18{rm -rf /}',
      '% unsafe, not compiled: \\input{/etc/passwd}',
      'It is whole.',
    ]);
  });

  it('leaves other texts unchanged', () => {
    for (const tex of ['', '\\item Write $18$.', '\\item The file \\texttt{/etc/hosts} lists names.\n'])
      assert.equal(isolateUnsafeCommands(tex), tex);
  });
});
