import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import { createPart } from '../../domain/part.ts';
import { createQuestion } from '../../domain/question.ts';
import { readInFormat, writeInFormat } from '../format.fixture.ts';

const wrapQuiz = (...questions: string[]) => `<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`;
const text = (name: string, html: string) =>
  `<${name} format="html"><text><![CDATA[${html}]]></text></${name}>`;

/** A question in the style of an export of Moodle itself. */
const ownExport = `<question type="multichoice"><name><text>Speed</text></name>
  ${text('questiontext', '<p dir="ltr">What is \\(v\\) if <b>s</b>&nbsp;=&nbsp;4&nbsp;m?<br></p><script>alert(1)</script>')}
  ${text('generalfeedback', '<p>Use \\[v = \\frac{s}{t}\\]</p>')}
  <defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden><idnumber></idnumber>
  <single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>
  <answer fraction="100" format="html"><text><![CDATA[<p>\\(2\\,\\mathrm{m/s}\\)</p>]]></text>${text('feedback', 'Yes')}</answer>
  <answer fraction="0" format="html"><text>50% of it &amp; more</text>${text('feedback', '')}</answer></question>`;

/** A question in the style of R/exams: a cloze with a table, a number, a choice and a text. */
const rExams = `<question type="cloze"><name><text>R1</text></name>
  ${text('questiontext', '<p>Compute<br/>a. {1:NUMERICAL:=3.5:0.01}</p><p>b. {2:MULTICHOICE_V:~=yes#right~no}</p><p>c. {:SHORTANSWER:=mean~=average}</p>')}
  <generalfeedback format="html"><text></text></generalfeedback></question>`;

/** Words that are dragged into gaps, and a numerical question in a category, with a hint and an answer for half of the marks. */
const draggedWords = `<question type="ddwtos"><name><text>Words</text></name>
  ${text('questiontext', '<p>The [[1]] sat on the [[3]].</p>')}<defaultgrade>2</defaultgrade>
  <dragbox><text>cat</text><group>1</group></dragbox><dragbox><text>dog</text><group>1</group></dragbox>
  <dragbox><text>mat</text><group>2</group></dragbox><dragbox><text>hat</text><group>2</group></dragbox></question>`;
const inCategory = `<question type="category"><category><text>$course$/top/Physics/Speed // velocity</text></category></question>
  <question type="numerical"><name><text>Fall</text></name>${text('questiontext', 'g?')}
  <answer fraction="100"><text>9.81</text></answer><answer fraction="50"><text>10</text></answer>
  ${text('hint', 'Think of falling')}</question>`;

describe('Moodle XML', () => {
  it('with words for gaps becomes one choice for each gap', async () => {
    const { questions } = await readInFormat('moodle', wrapQuiz(draggedWords));

    assert.equal(
      questions[0]?.stem,
      'The (a)~\\underline{\\hspace{4em}} sat on the (b)~\\underline{\\hspace{4em}}.',
    );
    assert.deepEqual(
      questions[0]?.parts?.map(({ marks, options }) => [
        marks,
        ...options.map(({ text: word, correct }) => [word, correct]),
      ]),
      [
        [1, ['cat', true], ['dog', false]],
        [1, ['mat', true], ['hat', false]],
      ],
    );
  });

  it('gives the last name of a category as topic, and reports what of a question was left out', async () => {
    const { questions, findings } = await readInFormat('moodle', wrapQuiz(inCategory));

    assert.equal(questions[0]?.topic, 'Speed / velocity');
    assert.deepEqual(
      findings.map(({ message }) => message),
      [
        'Left out of the question “Fall”: 1 hint; shares of the marks for options or answers that are partly right.',
      ],
    );
  });

  it('is read as Moodle writes it, without scripts and with formulas as TeX', async () => {
    const { questions } = await readInFormat('moodle', wrapQuiz('<question type="category"/>', ownExport));

    const [question] = questions;
    assert.equal(question?.stem, 'What is $v$ if \\textbf{s}~=~4~m?');
    assert.deepEqual(
      question?.options.map(({ id, text: tex, correct, explanation }) => [id, tex, correct, explanation]),
      [
        ['a', '$2\\,\\mathrm{m/s}$', true, 'Yes'],
        ['b', '50\\% of it \\& more', false, undefined],
      ],
    );
    assert.deepEqual([question?.kind, question?.marks, question?.solution.length], ['mcq_sc', 2, 1]);
  });

  it('is read as R/exams writes it: each field becomes a part', async () => {
    const { questions } = await readInFormat('moodle', wrapQuiz(rExams));

    assert.deepEqual(
      questions[0]?.parts?.map(({ label, marks, answer, key, options }) => [
        label,
        marks,
        answer,
        key,
        options.length,
      ]),
      [
        ['a', 1, { kind: 'value', tex: '3.5', text: '3.5' }, { tolerance: { absolute: 0.01 } }, 0],
        ['b', 2, { kind: 'choice', correct: ['b'] }, undefined, 3],
        ['c', 1, { kind: 'value', tex: '\\text{mean}', text: 'mean' }, { accept: ['\\text{average}'] }, 0],
      ],
    );
  });

  it('lists types that it cannot read with the reason and the line', async () => {
    const stack =
      '\n<question type="stack"><name><text>S</text></name><questionvariables><text>a:rand(9);</text></questionvariables></question>';

    const { questions, findings } = await readInFormat('moodle', wrapQuiz(ownExport, stack), 'quiz.xml');

    assert.equal(questions.length, 1);
    assert.match(
      findings[0]?.message ?? '',
      /left out, because its values are random, and Maxima chooses them/,
    );
    assert.ok((findings[0]?.position?.line ?? 0) > 1);
  });

  it('reads the elements of Moodle, and reports it, when somebody edited the file', async () => {
    const question = createQuestion({
      id: 'q',
      kind: 'integer',
      stem: 'How many?',
      answer: { kind: 'integer', value: 7 },
      marks: 1,
    });
    const { text: written } = await writeInFormat('moodle', [[question]]);

    const edited = await readInFormat('moodle', written.replace('<p>How many?</p>', '<p>How many now?</p>'));

    assert.deepEqual(
      [edited.questions[0]?.stem, edited.questions[0]?.answer],
      ['How many now?', question.answer],
    );
    assert.deepEqual(
      edited.findings.map(({ rule }) => rule),
      ['export-is-unedited'],
    );
  });

  it('writes fractions that Moodle accepts, -100 for wrong options, shortened names and unique idnumbers', async () => {
    const options = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, text: id, correct: index < 3 }));
    const long = 'word '.repeat(100);
    const question = createQuestion({
      id: 'q',
      kind: 'mcq_mc',
      stem: long,
      options,
      answer: { kind: 'choice', correct: ['a', 'b', 'c'] },
    });

    const { text: xml, losses } = await writeInFormat('moodle', [[question, { ...question, stem: 'Again' }]]);

    assert.deepEqual(
      Array.from(xml.matchAll(/fraction="([^"]*)"/gu), ([, fraction]) => fraction).slice(0, 4),
      ['33.33333', '33.33333', '33.33333', '-100'],
    );
    assert.match(xml, /<name><text>(?:word ){20,23}.*…<\/text><\/name>/u);
    assert.deepEqual(
      Array.from(xml.matchAll(/<idnumber>(.*?)<\/idnumber>/gu), ([, id]) => id),
      ['q', 'q-2'],
    );
    assert.ok(losses.some(({ code, level }) => code === 'moodle-partial-credit' && level === 'lossy'));
  });

  it('writes parts as cloze, and as one essay if a person must mark one of them', async () => {
    const number = createPart({
      label: 'a',
      text: 'Find $\\frac{1}{2}$.',
      marks: 2,
      answer: { kind: 'value', tex: '0.5', text: '0.5' },
    });
    const prose = createPart({ label: 'b', text: 'Explain.', marks: 1 });
    const base = { kind: 'subjective', stem: 'Given.' } as const;
    const cloze = createQuestion({ ...base, id: 'cloze', parts: [number] });
    const essay = createQuestion({ ...base, id: 'essay', parts: [number, prose] });

    const { text: xml, losses } = await writeInFormat('moodle', [[cloze, essay]]);

    assert.match(
      xml,
      /<question type="cloze">[\s\S]*\{2:NUMERICAL:=0\.5:0\.05\}[\s\S]*<question type="essay">/u,
    );
    assert.deepEqual(
      losses.filter(({ question }) => question === 'essay').map(({ code }) => code),
      ['moodle-parts-by-hand', 'moodle-marked-by-hand'],
    );
  });

  it('refuses broken, empty and foreign documents with one sentence', async () => {
    const refuses = (document: string, message: RegExp) =>
      assert.rejects(
        readInFormat('moodle', document, 'quiz.xml'),
        (error) => error instanceof Fault && message.test(error.message),
      );

    await refuses('', /quiz\.xml, line 1: this is not well-formed XML \(Document is empty\)\./);
    await refuses('<quiz><question></quiz>', /quiz\.xml, line 1: this is not well-formed XML/);
    await refuses('<html/>', /quiz\.xml is not Moodle XML: it begins with <html>/);
    await refuses(wrapQuiz(), /quiz\.xml contains no question\./);
    await refuses(wrapQuiz('<question type="calculated"/>'), /random values, which cannot be read/);
  });

  it('fetches no remote picture and removes scripts from drawings', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><path d="M0 0"/></svg>',
    ).toString('base64');
    const question = `<question type="essay"><name><text>E</text></name><questiontext format="html"><text><![CDATA[<p>See <img src="https://example.org/100%.png"> and <img src="@@PLUGINFILE@@/d.svg"></p>]]></text><file name="d.svg" path="/" encoding="base64">${svg}</file></questiontext></question>`;

    const { questions, findings, pictures } = await readInFormat('moodle', wrapQuiz(question));

    assert.match(findings[0]?.message ?? '', /on another server and was not downloaded/);
    assert.deepEqual(questions[0]?.diagrams, [{ kind: 'image', path: 'question-1/d.svg' }]);
    assert.equal(
      new TextDecoder().decode(pictures?.get('question-1/d.svg')),
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    );
  });
});
