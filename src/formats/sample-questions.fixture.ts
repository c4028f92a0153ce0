// Questions for round trips: all samples of the repository, and generated questions of all kinds.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { questions } from '../domain/question.arbitrary.ts';
import type { Question } from '../domain/question.ts';
import { readTexQuestions } from './tex/tex-questions.ts';

const samplesFolder = join(import.meta.dirname, '..', '..', 'data', 'samples');

export function readSamples(): Question[] {
  return readdirSync(samplesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tex'))
    .toSorted()
    .flatMap((path) => readTexQuestions(readFileSync(join(samplesFolder, path), 'utf8')).questions)
    .map(({ question }) => question);
}

export function generateQuestions(count: number, seed: number): Question[] {
  const generated = fc.sample(questions, { numRuns: count, seed }).map((question, index): Question => {
    const inner = question.questions?.map((each, at) => ({ ...each, id: `q-${index}-${at + 1}` }));
    return { ...question, id: `q-${index}`, ...(inner === undefined ? {} : { questions: inner }) };
  });
  // As JSON, because generated objects have no prototype.
  return JSON.parse(JSON.stringify(generated));
}
