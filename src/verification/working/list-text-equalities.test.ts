import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writtenQuestion } from '../example.ts';
import { verifyDocument } from '../verify-document.ts';
import { listTextEqualities } from './list-text-equalities.ts';

const countStates = (solution: string) => verifyDocument(writtenQuestion('Find it.', solution)).read;

describe('equalities in running text', () => {
  it('are counted as undecided if a side has letters or is a name', () => {
    assert.deepEqual(countStates('By F=ma, and E = 3mc^2, the total cost = 12 pounds.'), {
      equalities: 3,
      judged: 0,
      undecided: 3,
      unread: 0,
    });
  });

  it('are counted as unread if they are neither names nor arithmetic', () => {
    assert.deepEqual(countStates('This is 3 hours = 180 minutes.'), {
      equalities: 1,
      judged: 0,
      undecided: 0,
      unread: 1,
    });
  });

  it('are counted once if they are judged', () => {
    const { equalities, judged, undecided } = countStates('F = 2 x 3 = 6, and 12/3 = 4.\n- $12/4 = 3$');

    assert.deepEqual({ equalities, judged, undecided }, { equalities: 4, judged: 3, undecided: 1 });
  });

  it('have their sides without the words around them', () => {
    const [equality] = listTextEqualities('Then the force is F = 3ma for all', 0, []);

    assert.deepEqual([equality?.left.tex, equality?.right.tex], ['F', '3ma']);
  });

  it('do not include comparisons, assignments in code and annotations of a result', () => {
    assert.deepEqual(countStates('a == b, c <= d, e := 3, 8/2 = <<8/2=4>>4.').equalities, 1);
  });
});
