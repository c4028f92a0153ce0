import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../domain/part.ts';
import { createQuestion } from '../../domain/question.ts';
import { agree } from '../../maths/maths.ts';
import { readInFormat, writeInFormat } from '../format.fixture.ts';
import { listDifferences } from '../round-trip.fixture.ts';

const speed = createQuestion({
  id: 'speed',
  kind: 'subjective',
  stem: 'How fast is it?',
  marks: 2,
  answer: { kind: 'value', tex: '2.5\\,\\mathrm{m\\,s^{-1}}', text: '2.5 m s^-1' },
});
const factors = createQuestion({
  id: 'factors',
  kind: 'subjective',
  stem: 'Factorise $x^2 - 1$.',
  response: 'expression',
  answer: { kind: 'value', tex: '(x-1)(x+1)', text: '(x-1)(x+1)' },
  key: { form: 'factorised' },
});
const parts = createQuestion({
  id: 'parts',
  kind: 'subjective',
  stem: 'A ball falls.',
  parts: [
    createPart({ label: 'a', text: 'Time?', marks: 1, answer: { kind: 'value', tex: '3', text: '3' } }),
    createPart({
      label: 'b',
      text: 'Derivative of $x^3$?',
      marks: 3,
      response: 'expression',
      answer: { kind: 'value', tex: '3x^{2}', text: '3x^2' },
    }),
  ],
});
const prose = createQuestion({ id: 'why', kind: 'subjective', stem: 'Why?', response: 'prose' });
const all = [speed, factors, parts, prose];

/** A STACK question of another author: constants in the text, and one input. */
function stackQuestion(variables: string, text: string, tans: string): string {
  return `<quiz><question type="stack"><name><text>S</text></name><questiontext format="html"><text><![CDATA[<p>${text} [[input:ans1]] [[validation:ans1]]</p>]]></text></questiontext>
    <defaultgrade>2</defaultgrade><questionvariables><text>${variables}</text></questionvariables>
    <input><name>ans1</name><type>algebraic</type><tans>${tans}</tans></input>
    <prt><name>prt1</name><value>1</value><node><answertest>AlgEquiv</answertest><sans>ans1</sans><tans>${tans}</tans></node></prt></question></quiz>`;
}

describe('STACK', () => {
  it('gets units, forms and expressions as answer tests, with tests that it runs itself', async () => {
    const { text, losses } = await writeInFormat('stack', [all]);

    assert.deepEqual(
      Array.from(text.matchAll(/<question type="(\w+)"/gu), ([, type]) => type),
      ['stack', 'stack', 'stack', 'essay'],
    );
    assert.match(
      text,
      /ta1:2\.5\*m\*s\^\(-1\);.*<answertest>UnitsRelative<\/answertest>.*<testoptions>0\.02</su,
    );
    assert.match(text, /<answertest>FacForm<\/answertest>.*<testoptions>x<\/testoptions>/su);
    assert.match(text, /<value>0\.25<\/value>.*<value>0\.75<\/value>/su);
    assert.match(
      text,
      /<qtest>.*<value>\(\(x-1\)\*\(x\+1\)\)<\/value>.*<expectedscore>1<.*\+1<\/value>.*<expectedscore>0</su,
    );
    assert.ok(losses.every(({ question }) => question === 'why'));
  });

  it('returns the questions, also without the embedded form', async () => {
    const { text } = await writeInFormat('stack', [all]);

    const own = await readInFormat('moodle', text);
    const plain = await readInFormat('moodle', text.replace(/<vbagent [^>]*>[\s\S]*?<\/vbagent>/gu, ''));

    assert.deepEqual([own.questions, own.findings], [all, []]);
    assert.deepEqual(
      [speed, parts, prose].map((question) =>
        listDifferences(
          question,
          plain.questions.find(({ id }) => id === question.id),
        ),
      ),
      [[], [], []],
    );
    const { answer, key } = plain.questions[1] ?? {};
    assert.equal(agree(answer?.kind === 'value' ? answer.tex : '', '(x-1)(x+1)').verdict, 'correct');
    assert.deepEqual(key, { form: 'factorised' });
  });

  it('is read if its values are constants, and refused with the reason otherwise', async () => {
    const read = async (...args: Parameters<typeof stackQuestion>) =>
      readInFormat('moodle', stackQuestion(...args));

    const { questions } = await read('a:3;\nta1:a*x^2;', 'Simplify \\({@a@}x \\cdot x\\).', 'ta1');

    assert.equal(questions[0]?.stem, 'Simplify $3x \\cdot x$.');
    assert.deepEqual([questions[0]?.answer?.kind, questions[0]?.marks], ['value', 2]);
    await assert.rejects(read('a:rand(5);', 'x', 'a'), /left out, because its values are random/);
    await assert.rejects(
      read('ta1:diff(x^2,x);', 'x', 'ta1'),
      /computed with Maxima, which this program does not run/,
    );
    await assert.rejects(read('', '[[jsxgraph]]1[[/jsxgraph]]', '1'), /has a block “jsxgraph” of STACK/);
  });
});
