import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kas } from './read-kas.ts';
import { readLambdaFeedback } from './read-lambda-feedback.ts';
import { mathVerify } from './read-math-verify.ts';
import { stackEquivalence } from './read-stack.ts';
import { translateMaxima } from './translate-maxima.ts';

describe('the readers of public suites', () => {
  it('read the rows of pytest parameters', () => {
    const source = `@pytest.mark.parametrize(
    "gold,pred,expected",
    [
        # a comment
        (r"$\\frac12$", "0" ".5", 1),
        ("1", '2', 0),
    ],
)
def test_rows(gold, pred, expected):
    assert compare(gold, pred, precision=3) == expected
`;
    const rows = mathVerify.rows('test.py', source);
    assert.deepEqual(
      rows.map(({ expected, response, label }) => [expected, response, label]),
      [
        ['$\\frac12$', '0.5', true],
        ['1', '2', false],
      ],
    );
    assert.deepEqual(rows[0]?.policy.tolerance, { absolute: '0.5e-3' });
  });

  it('read the assertions of a test in order', () => {
    const source = `def test_tolerance(self):
    ans = "20 kg"
    params = {'atol': 0.05}
    res = "19.97 kg"
    result = evaluation_function(res, ans, params)
    assert result["is_correct"] is True
    res = "19.5 kg"
    assert evaluation_function(res, ans, params)["is_correct"] is False
`;
    const rows = readLambdaFeedback('test.py', source);
    assert.deepEqual(
      rows.map(({ response, label }) => [response, label]),
      [
        ['19.97 kg', true],
        ['19.5 kg', false],
      ],
    );
  });

  it('read expectations and lists of forms', () => {
    const source = `expect("a").not.toEqualExpr("b");
      const forms = ["x+1", "1+x"];
      _.each(forms, (form) => { expect(forms[0]).toEqualExpr(form); });`;
    assert.deepEqual(
      kas.rows('test.ts', source).map(({ expected, response, label }) => [expected, response, label]),
      [
        ['b', 'a', false],
        ['x+1', 'x+1', true],
        ['1+x', 'x+1', true],
      ],
    );
  });

  it('read the rows of one test of STACK, without those that call a program of Maxima', () => {
    const source = `
        ['AlgEquiv', '', 'x^2', 'x*x', 1, '', ''],
        ['AlgEquiv', '', 'integerp(3)', 'true', 1, '', ''],
        ['Units', '2', '1*m', '1*m', 1, '', ''],
`;
    assert.deepEqual(
      stackEquivalence.rows('fixtures.php', source).map(({ expected, response }) => [expected, response]),
      [['x*x', 'x^2']],
    );
  });

  it('translate the notation of Maxima', () => {
    assert.equal(translateMaxima('co(1,inf)'), '[1, \\infty)');
    assert.equal(
      translateMaxima('matrix([1,{a,b}],[c,d])'),
      '\\begin{pmatrix}1 & \\{a, b\\} \\\\ c & d\\end{pmatrix}',
    );
    assert.equal(translateMaxima('[1,x[2]]'), '(1, x[2])');
    assert.equal(translateMaxima('x=1 nounor x#2'), 'x=1  or  x \\ne 2');
  });
});
