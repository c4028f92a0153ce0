import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createArchives } from '../adapters/zip/create-archives.ts';
import { questions } from '../domain/question.arbitrary.ts';
import type { Question } from '../domain/question.ts';
import { readInFormat, writeInFormat } from './format.fixture.ts';
import { measureFields } from './round-trip.fixture.ts';
import { readTexQuestions } from './tex/tex-questions.ts';

const samplesFolder = join(import.meta.dirname, '..', '..', 'data', 'samples');

function readSamples(): Question[] {
  return readdirSync(samplesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tex'))
    .flatMap((path) => readTexQuestions(readFileSync(join(samplesFolder, path), 'utf8')).questions)
    .map(({ question }) => question);
}

// As JSON, because generated objects have no prototype.
const generated: Question[] = JSON.parse(
  JSON.stringify(
    fc.sample(questions, { numRuns: 200, seed: 31 }).map(
      (question, index): Question => ({
        ...question,
        id: `q-${index}`,
        ...(question.questions && {
          questions: question.questions.map((inner, at) => ({ ...inner, id: `q-${index}-${at + 1}` })),
        }),
      }),
    ),
  ),
);
const all = [...readSamples(), ...generated];

async function removeEmbeddedFiles(bytes: Uint8Array): Promise<Uint8Array> {
  const archives = createArchives();
  const limits = { files: 10_000, fileBytes: 10_000_000, totalBytes: 100_000_000 };
  const kept: Record<string, Uint8Array> = {};
  for await (const file of archives.read(bytes, 'bank.zip', limits))
    if ('bytes' in file && !file.name.startsWith('vbagent/')) kept[file.name] = file.bytes;
  return archives.write(kept);
}

/** Removes the neutral questions that our export embeds, as another program does when it writes the questions again. */
const removeEmbeddedQuestions = {
  qti3: removeEmbeddedFiles,
  qti2: removeEmbeddedFiles,
  moodle: async (bytes: Uint8Array) =>
    new TextEncoder().encode(
      new TextDecoder().decode(bytes).replace(/<vbagent [^>]*>[\s\S]*?<\/vbagent>/gu, ''),
    ),
} as const;

for (const id of ['moodle', 'qti3', 'qti2'] as const) {
  describe(`${id} with embedded neutral questions`, () => {
    it('returns all samples and 200 generated questions of all kinds unchanged', async () => {
      const { bytes } = await writeInFormat(id, [all]);
      const read = await readInFormat(id, bytes);

      assert.deepEqual(read.findings, []);
      assert.deepEqual(read.questions, all);
    });
  });

  describe(`${id} without embedded neutral questions`, () => {
    it('keeps stem, options, key, parts and marks of at least 95% of the questions', async () => {
      const { bytes } = await writeInFormat(id, [all]);
      const read = await readInFormat(id, await removeEmbeddedQuestions[id](bytes));

      const rates = measureFields(all, read.questions);

      for (const [field, rate] of Object.entries(rates)) assert.ok(rate >= 0.95, `${field}: ${rate}`);
    });
  });
}
