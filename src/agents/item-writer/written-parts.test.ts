import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { createPartAnswersSchema, setExplanation, setStem } from './written-parts.ts';

const item = createQuestion({ id: 'q', kind: 'subjective', stem: '' });

describe('the text of a written item', () => {
  it('becomes parts if it has labels in order', () => {
    const { stem, parts } = setStem(item, 'A car moves.\n(a) How far?\n\n(b) How fast?');

    assert.equal(stem, 'A car moves.');
    assert.deepEqual(
      parts?.map(({ label, text }) => [label, text]),
      [
        ['a', 'How far?'],
        ['b', 'How fast?'],
      ],
    );
  });

  it('stays one text with one label, or with labels that are not in order or not at the start of a line', () => {
    for (const text of ['(a) How far?', '(b) How far?\n(a) How fast?', 'Compare (a) a car and (b) a bus.'])
      assert.deepEqual(setStem(item, text), { ...item, stem: text });
  });

  it('keeps the answers of its parts when it is rewritten', () => {
    const written = setStem(item, '(a) How far?\n(b) How fast?');
    const solved = setExplanation(written, '(a) $2 \\times 3 = 6$\n(b) $6 \\div 2 = 3$');

    const { parts } = setStem(solved, '(a) How far, in metres?\n(b) How fast?');

    assert.deepEqual(
      parts?.map(({ text, solution }) => [text, solution.length]),
      [
        ['How far, in metres?', 1],
        ['How fast?', 1],
      ],
    );
  });
});

describe('the answers of a written item with parts', () => {
  const schema = createPartAnswersSchema(['a', 'b']);

  it('are read by label', () => {
    const answers = schema.parse('(a) $6\\,\\mathrm{m}$\n(b) the bus');

    assert.deepEqual(answers.get('a'), { kind: 'value', tex: '6\\,\\mathrm{m}', text: '6 m' });
    assert.deepEqual(answers.get('b'), { kind: 'value', tex: '\\text{the bus}', text: 'the bus' });
  });

  it('are rejected with the labels that are missing', () => {
    const { error } = schema.safeParse('$6\\,\\mathrm{m}$');

    assert.match(error?.message ?? '', /missing: \(a\), \(b\)/);
  });
});
