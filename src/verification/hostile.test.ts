import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { written } from './example.ts';
import { verifyDocument } from './verify-document.ts';

const rulesOf = (tex: string): Set<string> => new Set(verifyDocument(tex).findings.map(({ rule }) => rule));
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Each would take for ever, or all memory, if any part were worse than linear. */
describe('a hostile document', () => {
  it('may not read files or run programs', () => {
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
        rulesOf(written(`Read this. ${command}`, 'Done.')).has('document-is-self-contained'),
        command,
      );
    assert.ok(
      !rulesOf(written('See the drawing. \\input{diagram}', 'Done.')).has('document-is-self-contained'),
    );
  });

  it('of macros that double at every step ends with a finding', () => {
    const bomb = [...letters]
      .map((name, place) => `\\def\\${name}q{${place === 0 ? 'x' : `\\${letters[place - 1]}q`.repeat(3)}}`)
      .join('');

    assert.ok(rulesOf(`${bomb}${written('What is $\\zq$?', '$\\zq = 1$')}`).has('macros-stay-small'));
  });

  it('of a macro that stands for itself ends with a finding', () => {
    assert.ok(
      rulesOf(`\\def\\xq{\\xq\\xq}${written('What is $\\xq$?', 'Nothing.')}`).has('macros-stay-small'),
    );
  });

  it('of nothing but delimiters ends with findings', () => {
    for (const delimiter of ['{', '}', '$', '\\begin{a}', '\\end{a}', '\\left(', '\\item ', '%', '\\'])
      assert.ok(rulesOf(delimiter.repeat(20_000)).size > 0, delimiter);
  });

  it('of endless equalities says how many were not judged', () => {
    const { read, findings } = verifyDocument(written('Calculate the sum of both.', '$1+1=2$ '.repeat(5000)));

    assert.deepEqual([read.equalities, read.unread], [5000, 3000]);
    assert.deepEqual(
      findings.map(({ rule, message }) => [rule, message]),
      [
        [
          'document-is-verifiable',
          'Only the first 2,000 of 5,000 equalities of this question were judged; split it.',
        ],
      ],
    );
  });

  it('of ten megabytes in one question is verified up to it, and says so there', () => {
    const sound = written('Calculate $2 + 3$.', 'It is $2 + 3 = 5$.');
    const { questions, findings } = verifyDocument(
      `${sound}\n${written('Find it.', '$1+1=2$ '.repeat(1e6))}`,
    );

    assert.equal(questions, 1);
    assert.deepEqual(
      findings.map(({ rule, position }) => [rule, position?.line]),
      [['document-is-verifiable', sound.split('\n').length + 1]],
    );
  });

  it('of more questions than any paper has is verified in part, and says so', () => {
    assert.ok(
      rulesOf(`${written('Calculate $2 + 3$.', 'It is $5$.')}${'\\item\n'.repeat(40_000)}`).has(
        'document-is-verifiable',
      ),
    );
  });

  it('of one endless formula ends with findings', () => {
    for (const formula of [
      '1+'.repeat(50_000),
      '1='.repeat(20_000),
      '('.repeat(50_000),
      '\\frac{1}{'.repeat(2000),
      '9^'.repeat(5000),
      '\\sqrt'.repeat(5000),
    ])
      assert.ok(verifyDocument(written('Find it.', `$${formula}1$`)).questions === 1, formula.slice(0, 10));
  });

  it('of towers of powers and factorials is answered', () => {
    const { read } = verifyDocument(
      written('Find it.', '$9^{9^{9^{9}}} = 1$ and $99999! = 2$ and $(1 + 10^{999999})^{99999} = 3$'),
    );

    assert.equal(read.equalities, 3);
  });

  it('of thousands of options or comments is answered', () => {
    const options = Array.from({ length: 2000 }, (_, index) => `\\task word ${index}`).join('\n');

    assert.ok(
      rulesOf(`\\item Which?\n\\begin{tasks}\n${options}\n\\end{tasks}`).has('options-are-three-to-five'),
    );
    assert.ok(rulesOf('% vbagent-ignore x: y\n'.repeat(9000)).has('document-has-questions'));
  });
});
