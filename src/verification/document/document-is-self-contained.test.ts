import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isolateUnsafeCommands } from './document-is-self-contained.ts';

describe('isolateUnsafeCommands', () => {
  it('comments out the lines that run programs or read files of the system, and no others', () => {
    const tex = [
      '\\item Find $x$.',
      '\\immediate\\write18{id} % run',
      '\\input{/etc/passwd}',
      '\\input{figure}',
    ];

    assert.deepEqual(isolateUnsafeCommands(tex.join('\n')).split('\n'), [
      '\\item Find $x$.',
      '% unsafe, not compiled: \\immediate\\write18{id} % run',
      '% unsafe, not compiled: \\input{/etc/passwd}',
      '\\input{figure}',
    ]);
  });

  it('leaves other texts unchanged', () => {
    for (const tex of ['', '\\item Write $18$.', '\\item The file \\texttt{/etc/hosts} lists names.\n'])
      assert.equal(isolateUnsafeCommands(tex), tex);
  });
});
