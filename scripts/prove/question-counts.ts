import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readTexQuestions } from '../../src/formats/tex/tex-questions.ts';
import type { ProofOptions } from '../prove.ts';

/** One line of `truth.jsonl`: a document and the number of its questions, counted by a reader. The path is relative to the folder. */
const CountedDocument = z.object({ id: z.string(), file: z.string(), questions: z.number().int() });

/**
 * Counts the questions of complete exam documents, and compares the counts with those of a person.
 * The folder contains `truth.jsonl` with lines `{"id": …, "file": …, "questions": 7}`.
 */
export const proof = {
  name: 'question-counts',
  needsSets: true,
  run: async ({ sets = '' }: ProofOptions): Promise<string> => {
    const lines = readFileSync(resolve(sets, 'truth.jsonl'), 'utf8').trim().split('\n');
    const documents = lines.map((line) => {
      const { id, file, questions } = CountedDocument.parse(JSON.parse(line));
      return { id, questions, read: countQuestions(readFileSync(resolve(sets, file), 'utf8')) };
    });
    const misses = documents.filter(({ questions, read }) => questions !== read);
    const exact = documents.length - misses.length;
    return [
      `The number of questions is right in ${exact} of ${documents.length} documents (${((100 * exact) / documents.length).toFixed(1)}%).`,
      '',
      '| document | counted by a reader | counted by the program |',
      '|---|--:|--:|',
      ...misses.map(({ id, questions, read }) => `| ${id} | ${questions} | ${read} |`),
    ].join('\n');
  },
} as const;

/** Counts the questions of a document; each question of a passage counts. */
function countQuestions(text: string): number {
  return readTexQuestions(text).questions.reduce(
    (sum, { question }) => sum + Math.max(1, question.questions?.length ?? 0),
    0,
  );
}
