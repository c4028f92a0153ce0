import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createArchives } from '../../adapters/zip/create-archives.ts';
import { Fault } from '../../domain/fault.ts';
import { createQuestion } from '../../domain/question.ts';
import { readInFormat, writeInFormat } from '../format.fixture.ts';

const archives = createArchives();
const limits = { files: 100, fileBytes: 1_000_000, totalBytes: 10_000_000 };

async function readFiles(bytes: Uint8Array): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const file of archives.read(bytes, 'x.zip', limits))
    if ('bytes' in file) files.set(file.name, new TextDecoder().decode(file.bytes));
  return files;
}

const number = createQuestion({
  id: 'energy',
  kind: 'subjective',
  stem: 'Find $E$.',
  marks: 2,
  answer: { kind: 'value', tex: '2.5\\,\\mathrm{J}', text: '2.5 J' },
});

/** An item of another program: the key is only in a mapping, and the text contains a formula in MathML. */
const foreignItem = `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i1" title="T" adaptive="false" timeDependent="false">
<responseDeclaration identifier="R" cardinality="multiple" baseType="identifier"><mapping><mapEntry mapKey="x" mappedValue="1"/><mapEntry mapKey="y" mappedValue="-1"/></mapping></responseDeclaration>
<itemBody><p>Let <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>a</mi><mn>2</mn></mfrac><mo>≤</mo><msup><mi>x</mi><mn>2</mn></msup></math>.</p>
<choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Choose.</prompt><simpleChoice identifier="x">One</simpleChoice><simpleChoice identifier="y">Two</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** An item as R/exams writes it: a picture in its own address, an attached file, a field for uploads, and the solution as feedback. */
const essayItem = `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="e1" title="T" adaptive="false" timeDependent="false">
<itemBody><p>Describe <img src="data:image/png;base64,${PIXEL}" alt=""/> and <a href="data:text/csv;base64,YQ==">the data</a>.</p>
<extendedTextInteraction responseIdentifier="A"/><p><uploadInteraction responseIdentifier="B"/></p></itemBody>
<modalFeedback identifier="F1" outcomeIdentifier="FEEDBACKMODAL" showHide="show"><p>It rises.</p></modalFeedback></assessmentItem>`;

describe('QTI', () => {
  it('reads pictures in addresses and the solution, and reports files and fields for uploads', async () => {
    const { questions, findings, pictures } = await readInFormat('qti3', essayItem);

    assert.deepEqual(questions[0]?.response, 'prose');
    assert.deepEqual(questions[0]?.diagrams, [{ kind: 'image', path: 'item-picture-1.png' }]);
    assert.deepEqual([...(pictures?.keys() ?? [])], ['item-picture-1.png']);
    assert.deepEqual(questions[0]?.solution, [{ kind: 'prose', tex: 'It rises.' }]);
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['interaction-is-kept', 'media-is-kept'],
    );
  });

  it('writes an interval with gte and lte, MathML with its TeX, and a package that names every file', async () => {
    const files = await readFiles((await writeInFormat('qti3', [[number]])).bytes);

    const item = files.get('items/energy.xml') ?? '';
    assert.match(item, /<qti-gte>.*>2\.45<.*<qti-lte>.*>2\.55</u);
    assert.match(
      item,
      /<math xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML">.*<annotation encoding="application\/x-tex">E<\/annotation>/u,
    );
    assert.match(files.get('imsmanifest.xml') ?? '', /href="items\/energy\.xml"/u);
    assert.match(
      files.get('assessment.xml') ?? '',
      /<qti-assessment-item-ref identifier="energy" href="items\/energy\.xml"\/>/u,
    );
  });

  it('marks prose by a person, who sees the scheme in a rubric', async () => {
    const prose = createQuestion({ id: 'why', kind: 'subjective', stem: 'Why?', response: 'prose' });

    const item = (await readFiles((await writeInFormat('qti3', [[prose]])).bytes)).get('items/why.xml') ?? '';

    assert.match(item, /identifier="SCORE"[^>]*external-scored="human"/u);
    assert.doesNotMatch(item, /qti-response-processing/u);
  });

  it('reads an item of another program with its mapping and MathML without TeX', async () => {
    const { questions } = await readInFormat('qti2', foreignItem);

    assert.equal(questions[0]?.stem, 'Let $\\frac{a}{2}\\le x^{2}$.\n\nChoose.');
    assert.deepEqual(
      questions[0]?.options.map(({ correct }) => correct),
      [true, false],
    );
    assert.equal(questions[0]?.kind, 'mcq_mc');
  });

  it('refuses fields that share one right answer, instead of giving both the first value', async () => {
    const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1">
<responseDeclaration identifier="R" cardinality="multiple"><correctResponse><value>1</value><value>2</value></correctResponse></responseDeclaration>
<itemBody><p>Low <textEntryInteraction responseIdentifier="R"/> high <textEntryInteraction responseIdentifier="R"/></p></itemBody></assessmentItem>`;

    await assert.rejects(readInFormat('qti2', item), /several of its fields share one right answer/);
  });

  it('reads the QTI elements, and reports it, when an item was edited', async () => {
    const files = await readFiles((await writeInFormat('qti3', [[number]])).bytes);
    files.set('items/energy.xml', (files.get('items/energy.xml') ?? '').replace('<p>Find', '<p>Please find'));

    const read = await readInFormat('qti3', await archives.write(Object.fromEntries(files)));

    assert.match(read.questions[0]?.stem ?? '', /^Please find \$E\$/u);
    assert.deepEqual([read.questions[0]?.answer?.kind, read.questions[0]?.marks], ['value', 2]);
    assert.deepEqual(
      read.findings.map(({ rule }) => rule),
      ['export-is-unedited'],
    );
  });

  it('refuses packages that are damaged, empty, old or not QTI with one sentence', async () => {
    const refuses = (document: Uint8Array | string, message: RegExp) =>
      assert.rejects(
        readInFormat('qti3', document, 'set.zip'),
        (error) => error instanceof Fault && message.test(error.message),
      );
    const manifest =
      '<manifest><resources><resource type="imsqti_xmlv1p2" href="q.xml"/></resources></manifest>';

    await refuses(
      Buffer.from('PK\u0003\u0004 damaged'),
      /set\.zip is damaged and cannot be opened as a ZIP archive/,
    );
    await refuses(await archives.write({ 'a.txt': 'x' }), /is not a QTI package: it has no imsmanifest\.xml/);
    await refuses(
      await archives.write({ 'imsmanifest.xml': manifest }),
      /contains QTI 1\.2, which cannot be read/,
    );
    await refuses('', /not well-formed XML/);
    await refuses('<html/>', /begins with <html>/);
  });
});
