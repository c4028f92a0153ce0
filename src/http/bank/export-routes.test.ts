import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { readInFormat } from '../../formats/format.fixture.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';

let server: ScratchServer;
before(async () => {
  server = await openScratchServer();
  await server.bank.save(['first', 'second', 'third'].map((id) => sampleQuestion({ id })));
});
after(() => server.stop());

const Job = z.object({
  id: z.string(),
  status: z.string(),
  exported: z.number(),
  files: z.number(),
  total: z.number(),
  summary: z.object({ losses: z.array(z.object({ code: z.string(), questions: z.number() })) }),
});

const EXPORTS = '/api/v1/exports';

async function runJob(body: object): Promise<z.infer<typeof Job>> {
  const started = await server.send('POST', EXPORTS, body);
  const location = started.headers.get('location') ?? '';
  assert.equal(started.status, 202);
  for (;;) {
    const job = Job.parse(await (await server.fetch(location)).json());
    if (job.status !== 'pending' && job.status !== 'running') return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('exports as jobs', () => {
  it('export a search in the background, with progress, losses and the file', async () => {
    const job = await runJob({ format: 'moodle', selection: { filter: {} } });

    const file = await server.fetch(`${EXPORTS}/${job.id}/file`);
    const listed = z.object({ exports: z.array(Job) }).parse(await (await server.fetch(EXPORTS)).json());

    assert.deepEqual([job.status, job.exported, job.total, job.files], ['succeeded', 3, 3, 1]);
    assert.equal(file.headers.get('content-type'), 'application/xml');
    assert.equal((await readInFormat('moodle', await file.text())).questions.length, 3);
    assert.equal(listed.exports[0]?.id, job.id);
    assert.ok(job.summary.losses.every(({ code }) => code.startsWith('moodle-')));
  });

  it('preview what a format loses without making a file', async () => {
    const selection = { ids: ['first', 'second'] };

    const preview = await server.send('POST', `${EXPORTS}/preview`, { format: 'anki', selection });

    const { summary } = z
      .object({ summary: z.object({ questions: z.number() }) })
      .parse(await preview.json());
    assert.equal(summary.questions, 2);
  });

  it('export the versions of a paper as files of one archive, with their sections', async () => {
    const plan = {
      title: 'Test',
      minutes: 10,
      versions: 2,
      sections: [
        { title: 'Section A', questions: ['first'] },
        { title: 'Section B', questions: ['second'] },
      ],
    };
    const made = await server.send('POST', '/api/v1/papers', { plan, seed: 1 });
    const { id: paper } = z.object({ id: z.string() }).parse(await made.json());

    const both = await runJob({ format: 'moodle', paper });
    const one = await runJob({ format: 'moodle', paper, version: 'B' });

    const archive = await server.fetch(`${EXPORTS}/${both.id}/file`);
    const text = await (await server.fetch(`${EXPORTS}/${one.id}/file`)).text();
    assert.deepEqual([both.files, archive.headers.get('content-type')], [2, 'application/zip']);
    assert.match(text, /<category><text>\$course\$\/top\/Test\/Section A<\/text>/);
    assert.equal((await readInFormat('moodle', text)).questions.length, 2);
  });

  it('refuse unknown papers, requests without a source, and files that are not ready', async () => {
    const unknown = await server.send('POST', EXPORTS, { format: 'moodle', paper: 'nowhere' });
    const empty = await server.send('POST', EXPORTS, { format: 'moodle' });
    const missing = await server.fetch(`${EXPORTS}/nowhere/file`);

    assert.deepEqual([unknown.status, empty.status, missing.status], [404, 400, 404]);
  });
});
