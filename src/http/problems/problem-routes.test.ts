import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Principal } from '../../domain/principal.ts';
import { readEventStream } from '../runs/read-event-stream.fixture.ts';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';
import { ProblemSummary, ProblemView } from './problem-view.ts';

const SPEED = `\\item A car travels $120\\,\\mathrm{m}$ in $8.0\\,\\mathrm{s}$. Calculate its average speed.
\\begin{solution}
\\begin{align*}
    v &= \\frac{d}{t} \\\\
    &= \\frac{120}{8.0} \\\\
    &= 15\\,\\mathrm{m\\,s^{-1}}
\\end{align*}
\\end{solution}
`;
const PROBLEMS = '/api/v1/problems';
const exam = readFileSync(new URL('../../adapters/pdfium/fixtures/exam.pdf', import.meta.url));
const photo = readFileSync(new URL('../../adapters/tesseract/fixtures/photo.jpg', import.meta.url));

let caller: Principal = { id: 'ada', roles: ['author'], institution: 'default' };
let server: ScratchServer;
before(async () => {
  server = await openScratchServer({ identify: async () => caller });
});
after(() => server.stop());

type UploadFiles = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;

async function upload(files: UploadFiles, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, content] of Object.entries(files)) form.append('files', new File([content], name));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await server.fetch(PROBLEMS, { method: 'POST', body: form });
  const body = Object(await response.json());
  return { status: response.status, body, problems: ProblemSummary.array().parse(body.problems ?? []) };
}

async function waitForEnd({ id, run_id }: Pick<ProblemSummary, 'id' | 'run_id'>): Promise<ProblemView> {
  await Array.fromAsync(readEventStream(await server.fetch(`/api/v1/runs/${run_id}/events`)));
  return readProblem(id);
}

async function readProblem(id: string): Promise<ProblemView> {
  return ProblemView.parse(await (await server.fetch(`${PROBLEMS}/${id}`)).json());
}

const postTo = (id: string, path: string, body: object, headers: Record<string, string> = {}) =>
  server.send('POST', `${PROBLEMS}/${id}/${path}`, body, headers);

async function processTex(tex: string, fields = {}): Promise<ProblemView> {
  const { problems } = await upload({ 'speed.tex': tex }, fields);
  assert.ok(problems[0]);
  return waitForEnd(problems[0]);
}

describe('an upload', () => {
  it('creates a problem for each question of a TeX file, and streams its run to the end', async () => {
    const { status, problems, body } = await upload({ 'set.tex': SPEED + SPEED.replace('120', '160') });
    const [first, second] = problems;
    assert.ok(first && second);
    const view = await waitForEnd(first);

    assert.equal(status, 202);
    assert.deepEqual(body.refused, []);
    const names = problems.map(({ name }) => name);
    assert.deepEqual(names, ['set.tex (question 1)', 'set.tex (question 2)']);
    assert.equal(view.status, 'succeeded');
    assert.equal(view.version, 1);
    assert.match(view.content?.latex ?? '', /15\\,\\mathrm/);
    assert.ok(view.content?.ideas);
    assert.match(view.digest?.text ?? '', /^A car travels/);
    await waitForEnd(second);
    const list = Object(await (await server.fetch(`${PROBLEMS}?state=finished`)).json());
    const ids = list.problems.map(({ id }: { id: string }) => id);
    assert.deepEqual(ids, [first.id, second.id]);
    assert.deepEqual(list.tally.finished, 2);
    assert.equal(list.way, 'rules');
  });

  it('accepts usable files, and reports for every other file why it was rejected', async () => {
    const archive = zipSync({
      'inner/q.tex': strToU8(SPEED),
      '../evil.tex': strToU8(SPEED),
      'again.zip': zipSync({ 'x.tex': strToU8('x') }),
      'huge.png': new Uint8Array(30_000_000),
      'huge.tex': new Uint8Array(2_000_001).fill(37),
      'long.tex': strToU8(`\\item ${'word '.repeat(20_001)}`),
      'latin.tex': Uint8Array.of(0x5c, 0xe9, 0xe8),
    });
    const { status, body, problems } = await upload({
      'set.zip': archive,
      'broken.png': 'no picture',
      'page.pdf': '%PDF-1.7',
      'notes.docx': 'words',
      'empty.tex': ' ',
      'cut.zip': archive.slice(0, 50),
    });

    assert.equal(status, 202);
    const names = problems.map(({ name }) => name);
    assert.deepEqual(names, ['q.tex']);
    assert.deepEqual(
      body.refused.map(({ reason }: { reason: string }) => reason),
      [
        'evil.tex: its path points outside the archive.',
        'again.zip is an archive inside an archive; nested archives are not opened.',
        'huge.png: it is larger than 20 MB.',
        'huge.tex: it is larger than 2 MB.',
        'latin.tex is not UTF-8 text (it may be Latin-1 or a binary file).',
        'broken.png is not a supported image; supported formats are JPEG, PNG or WebP.',
        'page.pdf is damaged or not a complete PDF file; save it again.',
        'notes.docx is a word-processor file; save it as PDF and use that file, or import its questions as they are with `vbagent bank import` (.docx).',
        'empty.tex is empty.',
        'cut.zip is damaged and cannot be opened as a ZIP archive.',
        'A question has at most 100,000 characters; long.tex was left out.',
      ],
    );
  });

  it('stores an image that a TeX file includes as a figure, and creates no problem for it', async () => {
    const figure =
      '\\begin{center}\n\\includegraphics[width=3cm]{img/plane}\n\\end{center}\n\\begin{solution}';
    const tex = SPEED.replace('\\begin{solution}', figure);
    const { problems } = await upload({
      'set.zip': zipSync({
        'q.tex': strToU8(tex),
        'img/plane.jpg': photo,
        'img/other.jpg': photo.subarray(1),
      }),
    });
    const [question] = problems;
    assert.ok(question);
    const view = await waitForEnd(question);

    const names = problems.map(({ name }) => name);
    assert.deepEqual(names, ['q.tex']);
    assert.deepEqual(view.source.figures, ['plane']);
    const picture = await server.fetch(`${PROBLEMS}/${view.id}/files/plane`);
    assert.equal(picture.headers.get('content-type'), 'image/jpeg');
    const archive = await server.fetch(`/api/v1/problem-archive?ids=${view.id}`);
    assert.equal(unzipSync(await archive.bytes())['img/plane.jpg']?.length, photo.length);
  });

  it('uses the image in the folder of the TeX file when several folders contain an image of that name', async () => {
    const tex = strToU8(SPEED.replace('\\begin{solution}', '\\includegraphics{fig}\n\\begin{solution}'));
    const [firstImage, secondImage] = [photo.subarray(0, 3000), photo.subarray(0, 4000)];
    const { problems } = await upload({
      'set.zip': zipSync({
        'a/q.tex': tex,
        'a/fig.jpg': firstImage,
        'b/q.tex': tex,
        'b/fig.jpg': secondImage,
      }),
    });

    const sizes = problems.map(async ({ id }) => {
      const picture = await server.fetch(`${PROBLEMS}/${id}/files/fig`);
      return (await picture.bytes()).length;
    });
    assert.deepEqual(await Promise.all(sizes), [3000, 4000]);
    const names = problems.map(({ name }) => name);
    assert.deepEqual(names, ['a/q.tex', 'b/q.tex']);
  });

  it('keeps an image that another problem also uses', async () => {
    const tex = SPEED.replace('\\begin{solution}', '\\includegraphics{fig}\n\\begin{solution}');
    const bytes = Uint8Array.from(photo.subarray(0, 5000));
    const [withFigure] = (await upload({ 'q.tex': tex, 'fig.jpg': bytes })).problems;
    const [photoOnly] = (await upload({ 'fig.jpg': bytes })).problems;
    assert.ok(withFigure && photoOnly);
    const view = await waitForEnd(withFigure);

    await server.fetch(`${PROBLEMS}/${photoOnly.id}`, { method: 'DELETE' });
    assert.equal((await server.fetch(`${PROBLEMS}/${view.id}/files/fig`)).status, 200);
  });

  it('of a photo adds no further problems when its first problem is removed during processing', async () => {
    const [first] = (await upload({ 'gone.jpg': photo })).problems;
    assert.ok(first);
    const events = readEventStream(await server.fetch(`/api/v1/runs/${first.run_id}/events`));
    let isRemoved = false;
    for await (const { event } of events) {
      if (event === 'step' && !isRemoved) {
        isRemoved = true;
        await server.fetch(`${PROBLEMS}/${first.id}`, { method: 'DELETE' });
      }
    }
    assert.ok(isRemoved);
    assert.equal((await server.fetch(`${PROBLEMS}/${first.id}-2`)).status, 404);
  });

  it('is rejected when no file can be used, or the body is not a form', async () => {
    const { status, body } = await upload({ 'broken.png': 'no picture' });
    assert.equal(status, 400);
    assert.equal(body.refused.length, 1);
    assert.match(body.message, /not a supported image/);

    assert.equal((await upload({})).status, 400);
    assert.equal((await upload({ 'a.tex': SPEED }, { variants: 'poetic' })).status, 400);
    const incomplete = await server.fetch(PROBLEMS, {
      method: 'POST',
      body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.tex"\r\n\r\n\\item',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    assert.equal(incomplete.status, 400);
    const otherRoute = await server.fetch('/api/v1/bank/questions', { method: 'POST', body: new FormData() });
    assert.equal(otherRoute.status, 415);
    const otherSite = await server.fetch(PROBLEMS, {
      method: 'POST',
      body: new FormData(),
      headers: { origin: 'https://elsewhere.example' },
    });
    assert.equal(otherSite.status, 403);
  });

  it('reads a photo by rules: each question becomes a problem with its figure and findings', async () => {
    const { problems } = await upload({ 'photo.jpg': photo });
    assert.ok(problems[0]);
    const view = await waitForEnd(problems[0]);

    assert.equal(view.name, 'photo.jpg (question 1)');
    assert.deepEqual(view.source.figures, ['figure-1.png']);
    assert.match(view.content?.latex ?? '', /includegraphics\{figure-1\.png\}/);
    assert.ok(view.content?.skipped.some(({ step }) => step === 'diagram'));
    const source = await server.fetch(`${PROBLEMS}/${view.id}/files/source`);
    assert.equal(source.headers.get('content-type'), 'image/jpeg');
    assert.equal((await source.arrayBuffer()).byteLength, photo.length);
    const figure = await server.fetch(`${PROBLEMS}/${view.id}/files/figure-1.png`);
    assert.equal(figure.headers.get('content-type'), 'image/png');
    assert.equal((await server.fetch(`${PROBLEMS}/${view.id}/files/figure-2.png`)).status, 404);
    const second = await waitForEnd(await readProblem(`${view.id}-2`));
    assert.equal(second.name, 'photo.jpg (question 2)');

    const removal = await server.fetch(`${PROBLEMS}/${view.id}`, { method: 'DELETE' });
    assert.equal(removal.status, 204);
    assert.equal((await server.fetch(`${PROBLEMS}/${second.id}/files/source`)).status, 200);
  });

  it('reads the text of a PDF file: each question becomes a problem with the picture of its page', async () => {
    const { problems, body } = await upload({ 'exam.pdf': exam });
    const views = [];
    for (const problem of problems) views.push(await waitForEnd(problem));

    assert.deepEqual(body.refused, []);
    assert.deepEqual(
      views.map(({ name }) => name),
      [1, 2, 3, 4, 5].map((index) => `exam.pdf (question ${index})`),
    );
    assert.match(views[1]?.content?.latex ?? '', /\\frac\{x\^\{2\}\+1\}\{\\sqrt\{x\}\}/);
    assert.deepEqual(views[2]?.source.figures, ['figure-1.png']);
    const source = await server.fetch(`${PROBLEMS}/${views[0]?.id}/files/source`);
    assert.equal(source.headers.get('content-type'), 'image/png');
  });

  it('fails with the reason when nothing can be read, and can be retried', async () => {
    const cut = photo.subarray(0, 2000);
    const { problems } = await upload({ 'cut.jpg': Uint8Array.from(cut) });
    assert.ok(problems[0]);
    const view = await waitForEnd(problems[0]);

    assert.equal(view.status, 'failed');
    assert.match(view.error?.message ?? '', /^cut\.jpg starts like a JPEG image but cannot be read/);
    const retry = await postTo(view.id, 'retry', {});
    assert.equal(retry.status, 202);
    const retried = await waitForEnd(ProblemSummary.parse(await retry.json()));
    assert.notEqual(retried.run_id, view.run_id);
    assert.equal(retried.status, 'failed');
    assert.equal((await postTo(view.id, 'send', { part: 'problem', to: 'bank' })).status, 409);
  });
});

describe('all problems of an owner', () => {
  it('are cancelled and retried together, without affecting other owners', async (test) => {
    const previous = caller;
    test.after(() => {
      caller = previous;
    });
    caller = { id: 'bob', roles: ['author'], institution: 'default' };
    const otherProblem = (await upload({ 'mine.tex': SPEED })).problems[0];
    assert.ok(otherProblem);
    caller = { id: 'carol', roles: ['author'], institution: 'default' };
    const change = async (action: string) =>
      (await server.send('POST', `${PROBLEMS}/${action}`, {})).json() as Promise<{ problems: number }>;
    // Problems may end before they are cancelled; then others are uploaded.
    let problems: ProblemSummary[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      ({ problems } = await upload({ 'set.tex': SPEED.repeat(20) }, { variants: 'numerical' }));
      if ((await change('cancel')).problems > 0) break;
    }
    const views = await Promise.all(problems.map(waitForEnd));
    const cancelled = views.filter(({ status }) => status === 'cancelled');
    assert.ok(cancelled.length > 0);

    assert.deepEqual(await change('retry'), { problems: cancelled.length });
    for (const { id } of cancelled)
      assert.equal((await waitForEnd(await readProblem(id))).status, 'succeeded');
    assert.deepEqual(await change('retry'), { problems: 0 });
    caller = { id: 'bob', roles: ['author'], institution: 'default' };
    assert.equal((await waitForEnd(otherProblem)).status, 'succeeded');
  });
});

describe('a problem', () => {
  it('gets further variants beside the existing ones, and keeps every version', async () => {
    const view = await processTex(SPEED, { variants: 'numerical' });
    const listVariants = ({ content }: ProblemView) => content?.variants.map(({ name }) => name);
    assert.deepEqual(listVariants(view), ['variants/numerical']);

    const started = ProblemSummary.parse(
      await (await postTo(view.id, 'variants', { type: 'numerical' })).json(),
    );
    const withTwo = await waitForEnd(started);

    assert.deepEqual(listVariants(withTwo), ['variants/numerical', 'variants/numerical-2']);
    const [first, second] = withTwo.content?.variants ?? [];
    assert.equal(first?.latex, view.content?.variants[0]?.latex);
    assert.notEqual(first?.latex, second?.latex);
    assert.deepEqual(
      withTwo.versions.map(({ version, reason, part }) => [version, reason, part]),
      [
        [2, 'varied', 'variants/numerical-2'],
        [1, 'processed', 'problem'],
      ],
    );

    const withoutModel = await waitForEnd(
      ProblemSummary.parse(await (await postTo(view.id, 'variants', { type: 'conceptual' })).json()),
    );
    assert.equal(withoutModel.status, 'succeeded');
    assert.equal(withoutModel.version, 2);
    assert.equal((await postTo(view.id, 'retry', {})).status, 409);
  });

  it('is edited on the version that was read, verified again, and sent to the bank only without errors', async () => {
    const view = await processTex(SPEED);
    const latex = view.content?.latex ?? '';
    const wrong = { part: 'problem', latex: latex.replace('&= 15', '&= 16') };

    assert.equal((await postTo(view.id, 'edits', wrong)).status, 428);
    const editResponse = await postTo(view.id, 'edits', wrong, { 'if-match': '"1"' });
    const { content, version, digest } = ProblemView.parse(await editResponse.json());
    assert.equal(version, 2);
    assert.equal(digest?.errors, content?.findings.filter(({ severity }) => severity === 'error').length);
    assert.ok((digest?.errors ?? 0) > 0);
    assert.equal((await postTo(view.id, 'edits', wrong, { 'if-match': '"1"' })).status, 412);
    assert.equal(
      (await postTo(view.id, 'edits', { ...wrong, part: 'variants/none' }, { 'if-match': '"2"' })).status,
      404,
    );
    const refused = await postTo(view.id, 'send', { part: 'problem', to: 'bank' });
    assert.equal(refused.status, 409);
    assert.match(Object(await refused.json()).message, /error/);

    const firstVersion = ProblemView.parse(
      await (await server.fetch(`${PROBLEMS}/${view.id}?version=1`)).json(),
    );
    assert.equal(firstVersion.content?.latex, latex);
    const original = { part: 'problem', latex };
    assert.equal((await postTo(view.id, 'edits', original, { 'if-match': '"2"' })).status, 200);
    const sent = ProblemSummary.parse(
      await (await postTo(view.id, 'send', { part: 'problem', to: 'bank' })).json(),
    );
    const questionId = sent.sent[0]?.question_id ?? '';
    assert.ok(await server.bank.find(questionId));
    const reworded = { part: 'problem', latex: latex.replace('A car', 'A van') };
    await postTo(view.id, 'edits', reworded, { 'if-match': '"3"' });
    await postTo(view.id, 'send', { part: 'problem', to: 'bank' });
    assert.equal((await server.bank.find(questionId))?.version, 2);

    const queued = ProblemSummary.parse(
      await (await postTo(view.id, 'send', { part: 'problem', to: 'review' })).json(),
    );
    assert.ok(queued.sent[0]?.review_item_id);
    assert.equal(queued.sent[0]?.question_id, questionId);
  });

  it('is downloaded with the files that the CLI writes; several problems are folders of one archive', async () => {
    const view = await processTex(SPEED, { variants: 'numerical' });
    const secondProblem = await processTex(SPEED.replace('120', '240'));

    const single = await server.fetch(`/api/v1/problem-archive?ids=${view.id}`);
    const files = unzipSync(await single.bytes());
    const both = await server.fetch(`/api/v1/problem-archive?ids=${view.id},${secondProblem.id}`);
    const json = await server.fetch(`/api/v1/problem-archive?ids=${view.id},${secondProblem.id}&format=json`);

    assert.equal(single.headers.get('content-disposition'), 'attachment; filename="speed.zip"');
    assert.deepEqual(Object.keys(files).sort(), [
      'classification.json',
      'ideas.json',
      'main.tex',
      'problem.tex',
      'result.json',
      'source.tex',
      'variants/numerical.tex',
      'vbagent.sty',
    ]);
    const folders = Object.keys(unzipSync(await both.bytes())).map((path) => path.split('/')[0]);
    assert.deepEqual([...new Set(folders)], ['speed', 'speed-2']);
    assert.equal(Object(await json.json()).length, 2);
    assert.equal((await server.fetch('/api/v1/problem-archive?ids=nowhere')).status, 404);
  });

  it('is visible only to its owner', async () => {
    const view = await processTex(SPEED);
    caller = { id: 'eve', roles: ['author'], institution: 'default' };
    try {
      assert.equal((await server.fetch(`${PROBLEMS}/${view.id}`)).status, 404);
      assert.equal((await server.fetch(`${PROBLEMS}/${view.id}`, { method: 'DELETE' })).status, 404);
      assert.equal((await postTo(view.id, 'cancel', {})).status, 404);
      assert.deepEqual(Object(await (await server.fetch(PROBLEMS)).json()).problems, []);
      caller = { id: 'learner', roles: ['learner'], institution: 'default' };
      assert.equal((await server.fetch(PROBLEMS)).status, 403);
    } finally {
      caller = { id: 'ada', roles: ['author'], institution: 'default' };
    }
  });
});
