// Imports our own exports again, with and without the embedded neutral questions.

import { isDeepStrictEqual } from 'node:util';
import { createArchives } from '../../../src/adapters/zip/create-archives.ts';
import type { Question } from '../../../src/domain/question.ts';
import { readInFormat } from '../../../src/formats/format.fixture.ts';
import { type FieldRates, measureFields } from '../../../src/formats/round-trip.fixture.ts';

type RoundTripFormat = 'moodle' | 'stack' | 'qti3' | 'qti2';

/** `equal`: questions that are exactly equal. `rates`: what is kept if the embedded questions are removed. */
export async function measureOwnRoundTrip(
  format: RoundTripFormat,
  bytes: Uint8Array,
  questions: readonly Question[],
): Promise<{ readonly equal: number; readonly rates: FieldRates }> {
  const reader = format === 'stack' ? 'moodle' : format;
  const read = await readInFormat(reader, bytes);
  const equal = questions.filter((question, index) =>
    isDeepStrictEqual(question, read.questions[index]),
  ).length;
  const plain = await readInFormat(reader, await removeEmbedded(reader, bytes));
  return { equal, rates: measureFields(questions, plain.questions) };
}

async function removeEmbedded(
  format: Exclude<RoundTripFormat, 'stack'>,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (format === 'moodle') {
    const text = new TextDecoder().decode(bytes);
    return new TextEncoder().encode(text.replace(/<vbagent [^>]*>[\s\S]*?<\/vbagent>/gu, ''));
  }
  const archives = createArchives();
  const limits = { files: 100_000, fileBytes: 10_000_000, totalBytes: 1_000_000_000 };
  const kept: Record<string, Uint8Array> = {};
  for await (const file of archives.read(bytes, 'bank.zip', limits))
    if ('bytes' in file && !file.name.startsWith('vbagent/')) kept[file.name] = file.bytes;
  return archives.write(kept);
}
