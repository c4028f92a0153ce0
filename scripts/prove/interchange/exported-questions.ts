// The questions that the proof exports: the samples of the repository and generated questions of all kinds.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { questions } from '../../../src/domain/question.arbitrary.ts';
import type { Question } from '../../../src/domain/question.ts';
import { readTexQuestions } from '../../../src/formats/tex/tex-questions.ts';
import { projectRoot } from '../../run-command.ts';

export function listExportedQuestions(generatedCount: number): Question[] {
  return [...readSamples(), ...generateQuestions(generatedCount)];
}

function readSamples(): Question[] {
  const folder = join(projectRoot, 'data', 'samples');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tex'))
    .flatMap((path) => readTexQuestions(readFileSync(join(folder, path), 'utf8')).questions)
    .map(({ question }) => question);
}

function generateQuestions(count: number): Question[] {
  const generated = fc.sample(questions, { numRuns: count, seed: 310 }).map(
    (question, index): Question => ({
      ...question,
      id: `q-${index}`,
      ...(question.questions && {
        questions: question.questions.map((inner, at) => ({ ...inner, id: `q-${index}-${at + 1}` })),
      }),
    }),
  );
  // As JSON, because generated objects have no prototype.
  return JSON.parse(JSON.stringify(generated));
}
