import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writtenQuestion } from '../example.ts';
import { verifyDocument } from '../verify-document.ts';

function listRules(solution: string): string[] {
  const { findings } = verifyDocument(
    writtenQuestion('Express the quantity by the letters given here.', solution),
  );
  return findings.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule);
}

describe('a step of a derivation with several letters', () => {
  it('is reported if a factor was dropped', () => {
    assert.deepEqual(listRules('$A = (a + b)^2 - b^2 = a^2 + ab$'), ['derivation-follows']);
  });

  it('is reported if a sign or an exponent was lost', () => {
    assert.deepEqual(listRules('$y = 3x(x + 2) - 4z = 3x^2 + 6x + 4z$'), ['derivation-follows']);
    assert.deepEqual(listRules('$V = abh - a(h - b) = abh - ah + ab^2$'), ['derivation-follows']);
  });

  it('is accepted if it holds', () => {
    assert.deepEqual(listRules('$A = (a + b)^2 - b^2 = a^2 + 2ab = a(a + 2b)$'), []);
  });

  it('is not judged if it may use a relation between the letters', () => {
    assert.deepEqual(listRules('Since $a + b = c$, $s = a^2 + b^2 + c = a^2 + (c - a)^2 + a + b$.'), []);
    assert.deepEqual(listRules('For $x < 0$, $r = \\sqrt{x^2} = |x| = -x$.'), []);
  });
});

describe('numbers in the places of letters', () => {
  it('are reported if an exponent of the formula in a statement before is missing', () => {
    const rules = listRules(
      '$d = vt + \\frac{1}{2}at$ and so $d = (2.0)(3.0) + \\frac{1}{2}(4.0)(3.0)^2$ metres.',
    );

    assert.deepEqual(rules, ['substitution-fits-the-formula']);
  });

  it('are accepted in the form of the formula, and if a term is omitted', () => {
    const formula = '$d = vt + \\frac{1}{2}at^2$';

    assert.deepEqual(listRules(`${formula} and so $d = (2.0)(3.0) + \\frac{1}{2}(4.0)(3.0)^2$ metres.`), []);
    assert.deepEqual(listRules(`${formula} and so $d = \\frac{1}{2}(4.0)(3.0)^2$ metres.`), []);
  });
});
