import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createScriptedModel } from '../adapters/scripted-model/create-scripted-model.ts';
import { sharp } from '../adapters/sharp/restricted-sharp.ts';
import { Settings } from '../domain/settings.ts';
import { ProblemSummary, ProblemView } from '../http/problems/problem-view.ts';
import { readEventStream } from '../http/runs/read-event-stream.fixture.ts';
import { openServer } from './http.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-problems-'));
after(() => rm(folder, { recursive: true, force: true }));

const openTestServer = (name: string, modelUrl: string) =>
  openServer(
    Settings.parse({
      port: 0,
      logLevel: 'silent',
      database: join(folder, `${name}.db`),
      openai: { baseUrl: modelUrl },
      agents: { default: { model: 'scripted' }, roles: {} },
    }),
    { version: '0.0.0', webFolder: join(folder, 'no-pages') },
  );

const WORK_QUESTION =
  '\\item A constant force of $6.0\\,\\mathrm{N}$ moves a box $4.0\\,\\mathrm{m}$ along its line. Find the work done by the force.\n\\begin{solution}\n\\begin{align*}\nW &= Fs = 6.0 \\times 4.0 = 24\\,\\mathrm{J}\n\\end{align*}\n\\end{solution}\n';

const classification = {
  question_type: 'subjective',
  difficulty: 'easy',
  topic: 'Mechanics',
  subtopic: 'Work',
  has_diagram: false,
  diagram_type: null,
  num_options: null,
  estimated_marks: 2,
  key_concepts: ['work'],
  requires_calculus: false,
  confidence: 0.9,
};
const ideas = {
  concepts: ['Work'],
  formulas: ['W = Fs'],
  techniques: ['substitute'],
  difficulty_factors: [],
};

async function upload(url: string, file = new File([WORK_QUESTION], 'work.tex')): Promise<ProblemSummary> {
  const form = new FormData();
  form.append('files', file);
  const response = await fetch(`${url}/api/v1/problems`, { method: 'POST', body: form });
  return ProblemSummary.parse(Object(await response.json()).problems[0]);
}

/** Reads the events of a run up to the given one; returns their types and steps. */
async function readEvents(url: string, runId: string | null, until: RegExp): Promise<string[]> {
  const events: string[] = [];
  for await (const { event, data } of readEventStream(await fetch(`${url}/api/v1/runs/${runId}/events`))) {
    events.push(`${event} ${Object(data).step ?? ''} ${Object(data).phase ?? ''}`.trim());
    if (until.test(events.at(-1) ?? '')) break;
  }
  return events;
}

async function readProblem(url: string, id: string): Promise<ProblemView> {
  return ProblemView.parse(await (await fetch(`${url}/api/v1/problems/${id}`)).json());
}

describe('a problem processed by a model', () => {
  it('is resumed after a restart of the server, without paying for a step twice', async () => {
    const firstModel = await createScriptedModel([{ reply: { json: classification } }, { hang: true }]);
    const server = await openTestServer('restart', firstModel.url);
    const { id, run_id: runId } = await upload(server.url);
    await readEvents(server.url, runId, /ideas begin/);
    await server.stop();
    // The second call may or may not have been sent; both are fine.
    await firstModel.close().catch(() => undefined);

    const secondModel = await createScriptedModel([{ reply: { json: ideas } }]);
    const restartedServer = await openTestServer('restart', secondModel.url);
    const events = await readEvents(restartedServer.url, runId, /^done/);
    const view = await readProblem(restartedServer.url, id);
    await restartedServer.stop();
    await secondModel.close();

    assert.equal(events.filter((event) => event === 'resumed').length, 1);
    assert.equal(view.status, 'succeeded');
    assert.equal(view.version, 1);
    assert.equal(view.way, 'model');
    assert.deepEqual(view.content?.ideas, ideas);
    assert.equal(view.usage.calls, 2);
    assert.equal(view.usage.unpriced, 2);
  });

  it('starts for every question of an upload, or for none if there would be too many', async () => {
    const model = await createScriptedModel([{ hang: true, times: 8 }]);
    const server = await openTestServer('many', model.url);
    const form = new FormData();
    form.append('files', new File([WORK_QUESTION.repeat(450)], 'work.tex'));
    const send = () => fetch(`${server.url}/api/v1/problems`, { method: 'POST', body: form });

    const responses = [await send(), await send(), await send()];
    const { tally } = Object(await (await fetch(`${server.url}/api/v1/problems?limit=1`)).json());
    await server.stop();
    await model.close().catch(() => undefined);

    assert.deepEqual(
      responses.map(({ status }) => status),
      [202, 202, 409],
    );
    assert.match(await (responses[2]?.text() ?? ''), /900 unfinished problems and this upload has 450/);
    assert.equal(tally.under_way, 900);
  });

  it('on a photo with several questions becomes one problem for each of them', async () => {
    const tex = [WORK_QUESTION, WORK_QUESTION.replaceAll('6.0', '5.0').replace('24', '20')].join('\n');
    const model = await createScriptedModel({
      order: 'any',
      steps: [
        { expect: { system: 'experienced examiner' }, reply: { json: classification }, times: 2 },
        { expect: { images: 1 }, reply: { text: tex } },
        { reply: { json: ideas }, times: 2 },
      ],
    });
    const server = await openTestServer('several', model.url);
    const create = { width: 300, height: 200, channels: 3, background: '#ffffff' } as const;
    const photo = Uint8Array.from(await sharp({ create }).png().toBuffer());
    const { id, run_id: runId } = await upload(server.url, new File([photo], 'page.png'));
    await readEvents(server.url, runId, /^done/);
    const further = await readProblem(server.url, `${id}-2`);
    await readEvents(server.url, further.run_id, /^done/);
    const problems = [await readProblem(server.url, id), await readProblem(server.url, further.id)];
    await server.stop();
    await model.close();

    assert.deepEqual(
      problems.map(({ name, status }) => [name, status]),
      [
        ['page.png (question 1)', 'succeeded'],
        ['page.png (question 2)', 'succeeded'],
      ],
    );
    assert.match(problems[1]?.content?.latex ?? '', /5\.0\\,\\mathrm\{N\}/);
  });

  it('is cancelled by its owner and can be retried', async () => {
    const model = await createScriptedModel([
      { hang: true },
      { reply: { json: classification } },
      { reply: { json: ideas } },
    ]);
    const server = await openTestServer('cancel', model.url);
    const { id, run_id: runId } = await upload(server.url);
    await readEvents(server.url, runId, /classify begin/);

    const cancelled = await fetch(`${server.url}/api/v1/problems/${id}/cancel`, { method: 'POST' });
    await readEvents(server.url, runId, /^done/);
    const cancelledProblem = await readProblem(server.url, id);
    const secondCancel = await fetch(`${server.url}/api/v1/problems/${id}/cancel`, { method: 'POST' });
    const retried = await fetch(`${server.url}/api/v1/problems/${id}/retry`, { method: 'POST' });
    const retriedProblem = ProblemSummary.parse(await retried.json());
    await readEvents(server.url, retriedProblem.run_id, /^done/);
    const view = await readProblem(server.url, id);
    await server.stop();
    await model.close();

    assert.equal(cancelled.status, 202);
    assert.equal(cancelledProblem.status, 'cancelled');
    assert.equal(cancelledProblem.version, 0);
    assert.equal(secondCancel.status, 200);
    assert.equal(view.status, 'succeeded');
  });
});
