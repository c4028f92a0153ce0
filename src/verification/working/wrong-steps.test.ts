import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';

/** Returns the numeric findings in a solution. */
function listFindings(solution: string): string[] {
  const tex = `\\item Calculate what is asked for in this question.\n\\begin{solution}\n${solution}\n\\end{solution}\n`;
  return verifyDocument(tex)
    .findings.filter(({ rule }) => rule === 'equality-holds' || rule === 'units-agree')
    .map(({ severity, message }) => `${severity}: ${message}`);
}

/** Checks that a solution is accepted as it is, and that it is an error if the first text is replaced by the second. */
function catches(solution: string, ...[written, wrong]: [string, string]): void {
  assert.ok(solution.includes(written), solution);
  assert.deepEqual(listFindings(solution), [], solution);
  const changed = solution.replace(written, wrong);
  assert.match(listFindings(changed).join(), /^error/, changed);
}

describe('a wrong step', () => {
  it('is an error if it is wrong by many powers of ten', () => {
    catches(
      '$3.0 \\times 10^{-7} \\times 2 = 6.0 \\times 10^{-7}$',
      '6.0 \\times 10^{-7}',
      '6.0 \\times 10^{-70}',
    );
    catches(
      '$4\\,\\mathrm{J} \\times 2 \\times 10^{9} = 8 \\times 10^{9}\\,\\mathrm{J}$',
      '8 \\times 10^{9}',
      '8 \\times 10^{3}',
    );
    catches('$2^{3}\\cdot 5 = 40$', '2^{3}', '2^{39}');
  });
});
