import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writtenQuestion } from './example.ts';
import { verifyDocument } from './verify-document.ts';

const listRules = (tex: string): Set<string> => new Set(verifyDocument(tex).findings.map(({ rule }) => rule));
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Each case would run out of time or memory if any part were worse than linear. */
describe('a hostile document', () => {
  it('is reported if it reads files or runs programs', () => {
    for (const command of [
      '\\input{/etc/passwd}',
      '\\input{../../secret}',
      '\\input|"id"',
      '\\immediate\\write18{id}',
      '\\openin\\x=/etc/passwd',
      '\\includegraphics{/etc/passwd}',
      '\\directlua{os.execute("id")}',
    ])
      assert.ok(
        listRules(writtenQuestion(`Read this. ${command}`, 'Done.')).has('document-is-self-contained'),
        command,
      );
    assert.ok(
      !listRules(writtenQuestion('See the drawing. \\input{diagram}', 'Done.')).has(
        'document-is-self-contained',
      ),
    );
  });

  it('with macros that multiply at every step is reported', () => {
    const nestedMacros = [...letters]
      .map((name, index) => `\\def\\${name}q{${index === 0 ? 'x' : `\\${letters[index - 1]}q`.repeat(3)}}`)
      .join('');

    assert.ok(
      listRules(`${nestedMacros}${writtenQuestion('What is $\\zq$?', '$\\zq = 1$')}`).has(
        'macros-stay-small',
      ),
    );
  });

  it('with a macro that contains itself is reported', () => {
    assert.ok(
      listRules(`\\def\\xq{\\xq\\xq}${writtenQuestion('What is $\\xq$?', 'Nothing.')}`).has(
        'macros-stay-small',
      ),
    );
  });

  it('that contains only delimiters is reported', () => {
    for (const delimiter of ['{', '}', '$', '\\begin{a}', '\\end{a}', '\\left(', '\\item ', '%', '\\'])
      assert.ok(listRules(delimiter.repeat(20_000)).size > 0, delimiter);
  });

  it('with too many equalities is reported with the number that was checked', () => {
    const { read, findings } = verifyDocument(
      writtenQuestion('Calculate the sum of both.', '$1+1=2$ '.repeat(5000)),
    );

    assert.deepEqual([read.equalities, read.unread], [5000, 3000]);
    assert.deepEqual(
      findings.map(({ rule, message }) => [rule, message]),
      [
        [
          'document-is-verifiable',
          'Only the first 2,000 of 5,000 steps (equalities) of this question were checked; split it.',
        ],
      ],
    );
  });

  it('with a question of ten megabytes is verified up to that question', () => {
    const sound = writtenQuestion('Calculate $2 + 3$.', 'It is $2 + 3 = 5$.');
    const { questions, findings } = verifyDocument(
      `${sound}\n${writtenQuestion('Find it.', '$1+1=2$ '.repeat(1e6))}`,
    );

    assert.equal(questions, 1);
    assert.deepEqual(
      findings.map(({ rule, position }) => [rule, position?.line]),
      [['document-is-verifiable', sound.split('\n').length + 1]],
    );
  });

  it('with too many questions is verified in part and reported', () => {
    assert.ok(
      listRules(`${writtenQuestion('Calculate $2 + 3$.', 'It is $5$.')}${'\\item\n'.repeat(40_000)}`).has(
        'document-is-verifiable',
      ),
    );
  });

  it('with a very long formula is verified to the end', () => {
    for (const formula of [
      '1+'.repeat(50_000),
      '1='.repeat(20_000),
      '('.repeat(50_000),
      '\\frac{1}{'.repeat(2000),
      '9^'.repeat(5000),
      '\\sqrt'.repeat(5000),
    ])
      assert.ok(
        verifyDocument(writtenQuestion('Find it.', `$${formula}1$`)).questions === 1,
        formula.slice(0, 10),
      );
  });

  it('with huge powers and factorials is verified to the end', () => {
    const { read } = verifyDocument(
      writtenQuestion('Find it.', '$9^{9^{9^{9}}} = 1$ and $99999! = 2$ and $(1 + 10^{999999})^{99999} = 3$'),
    );

    assert.equal(read.equalities, 3);
  });

  it('with thousands of options or comments is verified to the end', () => {
    const options = Array.from({ length: 2000 }, (_, index) => `\\task word ${index}`).join('\n');

    assert.ok(
      listRules(`\\item Which?\n\\begin{tasks}\n${options}\n\\end{tasks}`).has('options-are-three-to-five'),
    );
    assert.ok(listRules('% vbagent-ignore x: y\n'.repeat(9000)).has('document-has-questions'));
  });
});
