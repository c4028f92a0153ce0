import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createArchives } from '../../../adapters/zip/create-archives.ts';
import { readInFormat } from '../../format.fixture.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const M = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

/** A document as another program writes it; `{b:…}` is bold and `{h:…}` is highlighted, `{=…}` is an equation in OMML. */
async function createDocument(paragraphs: readonly string[], numbering = ''): Promise<Uint8Array> {
  const body = paragraphs
    .map((line) => (line.startsWith('<') ? line : `<w:p>${createRuns(line)}</w:p>`))
    .join('');
  return createArchives().write({
    'word/document.xml': `<w:document xmlns:w="${W}" xmlns:m="${M}" xmlns:o="urn:schemas-microsoft-com:office:office"><w:body>${body}</w:body></w:document>`,
    ...(numbering === ''
      ? {}
      : { 'word/numbering.xml': `<w:numbering xmlns:w="${W}">${numbering}</w:numbering>` }),
  });
}

function createRuns(line: string): string {
  return line
    .split(/(\{[bh=]:?[^{}]*\})/u)
    .map((piece) => {
      const [, kind, content = ''] = /^\{([bh=]):?([^{}]*)\}$/u.exec(piece) ?? [];
      if (kind === '=') return `<m:oMath>${content}</m:oMath>`;
      const format = kind === 'b' ? '<w:b/>' : kind === 'h' ? '<w:highlight w:val="yellow"/>' : '';
      const text = (kind === undefined ? piece : content).replaceAll('\t', '</w:t><w:tab/><w:t>');
      return piece === '' ? '' : `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    })
    .join('');
}

const run = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const HALF = `<m:f><m:num>${run('1')}</m:num><m:den>${run('2')}</m:den></m:f>`;

const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:p>${createRuns(cell)}</w:p></w:tc>`).join('')}</w:tr>`;

describe('Word files of teachers', () => {
  it('are read with a key that leaves out questions without letters', async () => {
    const bytes = await createDocument([
      '1. What is a newton?',
      'A. force',
      'B. energy',
      '2. Explain inertia.',
      '3. What is a joule?',
      'A. force',
      'B. energy',
      'Answers: 1. A 3. B',
    ]);

    const { questions } = await readInFormat('docx', bytes);

    assert.deepEqual(
      questions.map(({ answer }) => answer),
      [{ kind: 'choice', correct: ['a'] }, undefined, { kind: 'choice', correct: ['b'] }],
    );
  });

  it('are read in German, with answers below a title and the answers of parts', async () => {
    const bytes = await createDocument([
      '{b:Aufgabe 1} Nenne eine Primzahl.',
      'A) 9',
      'B) 17',
      'C) 21',
      '{b:Aufgabe 2} Berechne',
      '(a) 2 + 2\t[1]',
      '(b) 3 + 4\t[1]',
      '{b:Lösungen}',
      'Aufgabe 1: B',
      'Aufgabe 2: a) 4 b) 7',
    ]);

    const { questions } = await readInFormat('docx', bytes);

    assert.deepEqual(questions[0]?.answer, { kind: 'choice', correct: ['b'] });
    assert.deepEqual(
      questions[1]?.parts?.map(({ answer }) => answer),
      [
        { kind: 'integer', value: 4 },
        { kind: 'integer', value: 7 },
      ],
    );
  });

  it('are read from a table with a column for each option and one for the answer', async () => {
    const table = `<w:tbl>${row('No.', 'Question', 'A', 'B', 'Answer')}${row('1', 'Capital of France?', 'Lyon', 'Paris', 'B')}</w:tbl>`;

    const { questions } = await readInFormat('docx', await createDocument([table]));

    assert.deepEqual(
      questions.map(({ stem, options }) => [stem, ...options.map(({ text, correct }) => [text, correct])]),
      [['Capital of France?', ['Lyon', false], ['Paris', true]]],
    );
  });

  it('are read with options in the line of the question, if exactly one of them is bold', async () => {
    const bytes = await createDocument([
      '1. The symbol of gold is (a) Ag (b) {b:Au} (c) Fe',
      '2. State (a) the mass (b) the volume (c) the density',
    ]);

    const { questions } = await readInFormat('docx', bytes);

    assert.deepEqual(
      questions[0]?.options.map(({ text, correct }) => [text, correct]),
      [
        ['Ag', false],
        ['Au', true],
        ['Fe', false],
      ],
    );
    assert.deepEqual(questions[1]?.options, []);
  });

  it('are read with typed numbers, options on one line, and a key in one line', async () => {
    const bytes = await createDocument([
      'Physics test',
      `1. What is {=${HALF}} of 4?`,
      'A. 1\tB. 2\tC. 3',
      '2) Which planet is largest? (1 mark)',
      '(A) Mars',
      '(B) Jupiter',
      '3. How many legs has a spider?\t[2]',
      'Answers: 1. B 2. B 3. 8',
    ]);

    const { questions, findings } = await readInFormat('docx', bytes);

    assert.deepEqual(
      questions.map(({ kind, stem, options, answer, marks }) => [
        kind,
        stem,
        options.map(({ text }) => text),
        answer,
        marks,
      ]),
      [
        [
          'mcq_sc',
          'What is $\\frac{1}{2}$ of 4?',
          ['1', '2', '3'],
          { kind: 'choice', correct: ['b'] },
          undefined,
        ],
        ['mcq_sc', 'Which planet is largest?', ['Mars', 'Jupiter'], { kind: 'choice', correct: ['b'] }, 1],
        ['integer', 'How many legs has a spider?', [], { kind: 'integer', value: 8 }, 2],
      ],
    );
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['word-text-before-questions'],
    );
  });

  it('are read with the key in bold, highlighted, with an asterisk or in a separate line', async () => {
    const bytes = await createDocument([
      '1. Bold?',
      'A. no',
      'B. {b:yes}',
      '2. Highlighted?',
      '{h:A. yes}',
      'B. no',
      '3. Asterisk?',
      'A. no',
      '*B. yes',
      '4. Line?',
      'A. no',
      'B. no',
      'C. yes',
      'Answer: C',
      '5. Nothing?',
      'A. one',
      'B. two',
    ]);

    const { questions, findings } = await readInFormat('docx', bytes);

    assert.deepEqual(
      questions.map(({ answer }) => (answer?.kind === 'choice' ? answer.correct : [])),
      [['b'], ['a'], ['b'], ['c'], []],
    );
    assert.deepEqual(
      findings.map(({ message }) => message),
      ['Question 5: No option is marked as correct.'],
    );
  });

  it('are read with units that look like labels of options', async () => {
    const bytes = await createDocument([
      '1. What is the charge of an electron?',
      'A. 1.6 C. ',
      'B. 6.1 C. ',
      'C. 1.9 C. ',
      'Answer: C',
    ]);

    const { questions } = await readInFormat('docx', bytes);

    assert.deepEqual(
      questions[0]?.options.map(({ text, correct }) => [text, correct]),
      [
        ['1.6 C.', false],
        ['6.1 C.', false],
        ['1.9 C.', true],
      ],
    );
  });

  it('are read with a warning if the key has answers to questions that were not found', async () => {
    const bytes = await createDocument([
      '1. What is 2 + 2?',
      '2. What is 3 + 3?',
      'Answers',
      '1. 4',
      '2. 6',
      '3. 8',
    ]);

    const { findings } = await readInFormat('docx', bytes);

    assert.deepEqual(
      findings.map(({ message }) => message),
      ['Question 3: The key has an answer to this question, but the question was not found.'],
    );
  });

  it('are read if the numbers continue in other lists of Word, also after a table, and the key restarts them', async () => {
    const level = (format: string, text: string, start = 1): string =>
      `<w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const template = (id: number, content: string): string =>
      `<w:abstractNum w:abstractNumId="${id}">${content}</w:abstractNum>`;
    const list = (id: number, templateId: number, restart = ''): string =>
      `<w:num w:numId="${id}"><w:abstractNumId w:val="${templateId}"/>${restart}</w:num>`;
    const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
    const numbering = [
      // The first question is in a list of its own, after which Word would begin again.
      template(0, level('decimal', '%1.', 2)),
      template(1, level('none', '%1')),
      template(2, level('decimal', '%1.', 4)) + template(3, level('decimal', '%1.')),
      list(1, 3, restart) + list(2, 0) + list(3, 1) + list(4, 2) + list(5, 0, restart),
    ].join('');
    const listed = (id: number, text: string): string =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${createRuns(text)}</w:p>`;
    const bytes = await createDocument(
      [
        listed(1, 'What is 2 + 2?'),
        listed(2, 'What is 3 + 3?'),
        listed(2, 'Water boils at 100 degrees.'),
        'a) True',
        'b) False',
        '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>',
        listed(4, 'What is 5 + 5?'),
        listed(3, 'Answers'),
        listed(5, '4'),
        listed(5, '6'),
        listed(5, 'a'),
        listed(5, '10'),
      ],
      numbering,
    );

    const { questions } = await readInFormat('docx', bytes);

    assert.deepEqual(
      questions.map(({ stem, answer }) => [stem.replace(/\s.*$/su, ''), answer]),
      [
        ['What', { kind: 'integer', value: 4 }],
        ['What', { kind: 'integer', value: 6 }],
        ['Water', { kind: 'choice', correct: ['a'] }],
        ['What', { kind: 'integer', value: 10 }],
      ],
    );
  });

  it('are read with numbered lists of Word, parts with marks, and a table as key', async () => {
    const level = (format: string): string =>
      `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/></w:lvl>`;
    const numbering = [
      `<w:abstractNum w:abstractNumId="0">${level('decimal')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level('upperLetter')}</w:abstractNum>`,
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
    ].join('');
    const listed = (id: number, text: string): string =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${createRuns(text)}</w:p>`;
    const cell = (text: string): string => `<w:tc><w:p>${createRuns(text)}</w:p></w:tc>`;
    const bytes = await createDocument(
      [
        listed(1, 'Which is a metal?'),
        listed(2, 'iron'),
        listed(2, 'sulfur'),
        listed(1, 'A car moves at 20 m/s.'),
        '(a) Calculate the distance in 5 s.\t3',
        '(b) State the unit of speed.\t1',
        '{b:Answer key}',
        `<w:tbl><w:tr>${cell('1')}${cell('2')}</w:tr><w:tr>${cell('A')}${cell('(a) 100 m (b) m/s')}</w:tr></w:tbl>`,
      ],
      numbering,
    );

    const { questions } = await readInFormat('docx', bytes);

    assert.deepEqual(questions[0]?.answer, { kind: 'choice', correct: ['a'] });
    assert.deepEqual(
      questions[1]?.parts?.map(({ label, marks, answer }) => [
        label,
        marks,
        answer?.kind === 'value' && answer.tex,
      ]),
      [
        ['a', 3, '100\\,\\mathrm{m}'],
        ['b', 1, '\\text{m/s}'],
      ],
    );
  });

  it('are read with questions in the rows of a table: number, text, marks; or text, answer, solution', async () => {
    const cell = (...lines: string[]): string =>
      `<w:tc>${lines.map((line) => `<w:p>${createRuns(line)}</w:p>`).join('')}</w:tc>`;
    const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
    const written = `<w:tbl>${row(cell('No.'), cell('Question'), cell('Marks'))}${row(cell('1'), cell('State the law of reflection of light.'), cell('[2]'))}${row(cell('2'), cell('Explain why the sky looks blue.'), cell('3'))}</w:tbl>`;
    const choice = `<w:tbl>${row(cell('id-1'), cell('Question 1: Which is a metal?', 'A. iron', 'B. sulfur', 'C. argon'), cell('A'), cell('Iron conducts.', 'A. metal'))}</w:tbl>`;

    const readWritten = await readInFormat('docx', await createDocument([written]));
    const readChoice = await readInFormat('docx', await createDocument([choice]));

    assert.deepEqual(
      readWritten.questions.map(({ stem, marks }) => [stem, marks]),
      [
        ['State the law of reflection of light.', 2],
        ['Explain why the sky looks blue.', 3],
      ],
    );
    const [question] = readChoice.questions;
    assert.deepEqual(
      [question?.stem, question?.options.map(({ text }) => text), question?.answer],
      ['Which is a metal?', ['iron', 'sulfur', 'argon'], { kind: 'choice', correct: ['a'] }],
    );
    assert.match(JSON.stringify(question?.solution), /Iron conducts/);
    assert.deepEqual(
      readChoice.findings.map(({ rule }) => rule),
      ['word-table-text'],
    );
  });

  it('are read with the word for a question in another language, and from any first number', async () => {
    const bytes = await createDocument([
      'Part 1',
      'Frage 21: Was ist ein Metall?',
      'A. Eisen B. Schwefel C. Argon',
      'Part 2',
      'Frage 22: Welcher Planet ist der größte? A. Mars B. Jupiter C. Venus',
      'Answer: B',
      'Frage 23: Welches Gas?',
      'A.Helium',
      'B.Eisen',
      'C.Kupfer',
    ]);

    const { questions } = await readInFormat('docx', bytes);

    assert.deepEqual(
      questions.map(({ stem, options }) => [stem.split('\n')[0], options.map(({ text }) => text)]),
      [
        ['Was ist ein Metall?', ['Eisen', 'Schwefel', 'Argon']],
        ['Welcher Planet ist der größte?', ['Mars', 'Jupiter', 'Venus']],
        ['Welches Gas?', ['Helium', 'Eisen', 'Kupfer']],
      ],
    );
  });

  it('are read with a report of the objects that cannot be read', async () => {
    const object = '<w:p><w:r><w:object><o:OLEObject/></w:object></w:r></w:p>';
    const bytes = await createDocument(['1. Solve this equation:', object]);

    const { findings } = await readInFormat('docx', bytes);

    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['word-object'],
    );
  });

  it('are refused if they have no numbered questions', async () => {
    await assert.rejects(
      readInFormat('docx', await createDocument(['Dear parents']), 'letter.docx'),
      /letter\.docx contains no numbered questions/,
    );
  });
});
