import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openQuestionBank } from '../../../src/compose/bank.ts';
import { openHouse } from '../../../src/compose/http.ts';
import { createQuestion, type Question } from '../../../src/domain/question.ts';
import { Settings } from '../../../src/domain/settings.ts';

export type BankServer = { readonly port: number; stop(): Promise<void> };

/** The real server on a database with so many questions. */
export async function openBankServer(count: number): Promise<BankServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-load-'));
  const settings = Settings.parse({ database: join(folder, 'load.db'), port: 0, logLevel: 'error' });
  const bank = await openQuestionBank(settings);
  await bank.save(Array.from({ length: count }, (_, n) => sampleOf(n)));
  await bank.close();
  const house = await openHouse(settings, { version: '0.0.0', webFolder: join(folder, 'web') });
  return {
    port: Number(new URL(house.url).port),
    async stop() {
      await house.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function sampleOf(n: number): Question {
  return createQuestion({
    id: `load-${n}`,
    kind: 'mcq_sc',
    stem: `A stone falls for $${n}\\,\\mathrm{s}$ from rest. How far does it fall when $g = 9.8\\,\\mathrm{m\\,s^{-2}}$?`,
    options: ['a', 'b', 'c', 'd'].map((id, place) => ({
      id,
      text: `$${(place + 1) * 4.9 * n * n}\\,\\mathrm{m}$`,
      correct: place === 0,
    })),
    answer: { kind: 'choice', correct: ['a'] },
    solution: [{ kind: 'display', lines: ['h &= \\frac{1}{2} g t^2', `&= ${4.9 * n * n}\\,\\mathrm{m}`] }],
    subject: 'Physics',
    level: 'Higher',
    topic: 'Motion',
    marks: 1,
  });
}
