import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuestions } from './read-questions.ts';

const LIST = '\\begin{enumerate}\n\\item What is a page?\n\\item What is a trap?\n\\end{enumerate}\n';
const TEXT =
  'A machine has several processors, which share one memory and one disk, and all of them run the same program.\n';

function findDoubts(tex: string): string[] {
  const { findings } = readQuestions(`\\begin{document}\n${tex}\\end{document}`);
  return findings.filter(({ rule }) => rule === 'questions-or-parts').map(({ message }) => message);
}

describe('sections that may be questions or groups of questions', () => {
  it('are reported with both readings if the signs for each are nearly equal', () => {
    const [message = '', ...others] = findDoubts(
      `\\section*{Memory}\n${TEXT}${LIST}\\section*{Disks}\n${TEXT}${LIST}\\section*{Files}\n${LIST}`,
    );

    assert.match(message, /is read as one question.*may also be groups/u);
    assert.deepEqual(others, []);
  });

  it('are not reported if all signs agree', () => {
    assert.deepEqual(findDoubts(`\\section{Memory}\n${LIST}\\section{Disks}\n${LIST}`), []);
    assert.deepEqual(findDoubts(`\\section{Memory (4 pts)}\n${LIST}\\section{Disks (4 pts)}\n${LIST}`), []);
  });
});
