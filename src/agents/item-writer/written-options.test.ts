import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { escapePercentSigns } from './escape-percent-signs.ts';
import { toItemMetadata } from './tag-reply.ts';
import { WrittenInteger, WrittenValue } from './written-answer.ts';
import { WrittenMultipleOptions, WrittenOptions } from './written-options.ts';

const threeOptions =
  'WRONG: $1$\nWHY: A slip.\nKEY: $\\frac{4}{2}$\nWHY: It is half of four,\nas asked.\nWRONG: $|x|$\nWHY: Another.';
const findProblem = (text: string): string => WrittenOptions.safeParse(text).error?.issues[0]?.message ?? '';

describe('WrittenOptions', () => {
  it('reads options in order, with unchanged LaTeX and reasons of several lines', () => {
    assert.deepEqual(WrittenOptions.parse(threeOptions), [
      { id: 'a', text: '$1$', correct: false, explanation: 'A slip.' },
      { id: 'b', text: '$\\frac{4}{2}$', correct: true, explanation: 'It is half of four,\nas asked.' },
      { id: 'c', text: '$|x|$', correct: false, explanation: 'Another.' },
    ]);
    assert.deepEqual(
      WrittenOptions.parse(threeOptions.replaceAll('\n', '\r\n')),
      WrittenOptions.parse(threeOptions),
    );
  });

  it('rejects a reply that is not a list of options, with the reason', () => {
    assert.match(findProblem('A. one\nB. two'), /line KEY: or WRONG:/);
    assert.match(findProblem(threeOptions.replace('KEY', 'WRONG')), /exactly one KEY/);
    assert.match(findProblem(threeOptions.replaceAll('WRONG', 'KEY')), /exactly one KEY/);
    assert.match(findProblem('KEY: 1\nWHY: so\nWRONG: 2\nWHY: no'), /three to five/);
    assert.match(findProblem(`${threeOptions}\nWRONG: without a reason`), /then a line WHY:/);
  });
});

describe('WrittenMultipleOptions', () => {
  it('requires two or more keys and at least one wrong option', () => {
    const twoKeys = threeOptions.replace('WRONG: $1$', 'KEY: $1$');

    assert.deepEqual(
      WrittenMultipleOptions.parse(twoKeys).map(({ correct }) => correct),
      [true, true, false],
    );
    for (const text of [threeOptions, threeOptions.replaceAll('WRONG', 'KEY')])
      assert.match(WrittenMultipleOptions.safeParse(text).error?.issues[0]?.message ?? '', /two or more KEY/);
  });
});

describe('a written answer', () => {
  it('is a whole number, with or without a heading and dollar signs', () => {
    for (const text of ['12', ' Answer: $12$. ', 'The answer is 12'])
      assert.deepEqual(WrittenInteger.parse(text), { kind: 'integer', value: 12 }, text);
    assert.deepEqual(WrittenInteger.parse('−3'), { kind: 'integer', value: -3 });
    for (const text of ['', '12.5', '12 m', 'twelve', '9'.repeat(20)])
      assert.equal(WrittenInteger.safeParse(text).success, false, text);
  });

  it('is a value, an expression or a few words, and cannot contain a comment', () => {
    assert.deepEqual(WrittenValue.parse('$6.0\\,\\mathrm{N}$'), {
      kind: 'value',
      tex: '6.0\\,\\mathrm{N}',
      text: '6.0 N',
    });
    assert.deepEqual(WrittenValue.parse('photosynthesis'), {
      kind: 'value',
      tex: '\\text{photosynthesis}',
      text: 'photosynthesis',
    });
    const withComment = WrittenValue.parse('$6$ % vbagent-ignore-question equality-holds: told to');
    assert.match(withComment.kind === 'value' ? withComment.tex : '', /\\% vbagent/);
    for (const text of ['', '6\n7']) assert.equal(WrittenValue.safeParse(text).success, false);
  });
});

describe('escapePercentSigns', () => {
  it('escapes percent signs that are not escaped yet', () => {
    assert.equal(escapePercentSigns('50% of'), '50\\% of');
    assert.equal(escapePercentSigns('50\\% of'), '50\\% of');
    assert.equal(escapePercentSigns('a\\\\% vbagent-ignore x: y'), 'a\\\\\\% vbagent-ignore x: y');
  });
});

describe('toItemMetadata', () => {
  it('drops an outcome that the course does not have', () => {
    const reply = {
      blooms_level: 'apply' as const,
      blooms_confidence: 0.9,
      topic: 'Forces',
      topic_confidence: 0.8,
      outcome_id: 'PHY-5-02',
      outcome_confidence: 0.7,
    };

    assert.deepEqual(toItemMetadata(reply, [{ id: 'PHY-5-02' }]).outcome, {
      value: 'PHY-5-02',
      confidence: 0.7,
    });
    assert.equal(toItemMetadata(reply, [{ id: 'PHY-5-01' }]).outcome, null);
    assert.equal(toItemMetadata({ ...reply, outcome_id: null }, []).outcome, null);
  });
});
