import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import { parseUnifiedDiff } from '../../text/diff/parse-unified-diff.ts';
import { listChangedParts } from './list-changed-parts.ts';

const question = `\\item A trolley accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$ for $4.0\\,\\mathrm{s}$.
\\begin{enumerate}
\\item[(a)] Calculate its speed. \\hfill [2]
\\item[(b)] The trolley then stops.
\\begin{enumerate}
\\item[(i)] State its final speed. \\hfill [1]
\\item[(ii)] Explain why it stops. \\hfill [1]
\\end{enumerate}
\\end{enumerate}
\\begin{solution}
\\begin{enumerate}
\\item[(a)] $v = 3.0 \\times 4.0 = 12$
\\item[(b)]
\\begin{enumerate}
\\item[(i)] It is $0$.
\\item[(ii)] Friction acts on it.
\\end{enumerate}
\\end{enumerate}
\\end{solution}
`;

function listParts(change: (text: string) => string): string[] {
  const { hunks } = parseUnifiedDiff(generateUnifiedDiff(question, change(question), { path: 'q.tex' }));
  return hunks.flatMap((hunk) => listChangedParts(question, hunk));
}

describe('listChangedParts', () => {
  it('names the part whose text or solution changes', () => {
    assert.deepEqual(
      listParts((text) => text.replace('its speed', 'the speed')),
      ['(a)'],
    );
    assert.deepEqual(
      listParts((text) => text.replace('= 12$', '= 12.0$')),
      ['(a)'],
    );
  });

  it('names an inner part without its outer part', () => {
    assert.deepEqual(
      listParts((text) => text.replace('Friction acts', 'A force acts')),
      ['(b)(ii)'],
    );
  });

  it('names the part to which a line is added', () => {
    assert.deepEqual(
      listParts((text) => text.replace('Explain why it stops. \\hfill [1]', '$&\nUse a law.')),
      ['(b)(ii)'],
    );
  });

  it('names all parts that one hunk changes, and none for the shared text', () => {
    assert.deepEqual(
      listParts((text) => text.replace('its final', 'the final').replace('it stops', 'this is so')),
      ['(b)(i)', '(b)(ii)'],
    );
    assert.deepEqual(
      listParts((text) => text.replace('A trolley', 'A cart')),
      [],
    );
  });
});
