import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openQuestionBank } from '../../../src/compose/bank.ts';
import { openServer } from '../../../src/compose/http.ts';
import { createQuestion, type Question } from '../../../src/domain/question.ts';
import { Settings } from '../../../src/domain/settings.ts';

type BankServer = { readonly port: number; stop(): Promise<void> };

/** Opens the real server on a database with `count` questions. */
export async function openBankServer(count: number): Promise<BankServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-load-'));
  const settings = Settings.parse({ database: join(folder, 'load.db'), port: 0, logLevel: 'error' });
  const bank = await openQuestionBank(settings);
  await bank.save(Array.from({ length: count }, (_, n) => createSample(n)));
  await bank.close();
  const server = await openServer(settings, { version: '0.0.0', webFolder: join(folder, 'web') });
  return {
    port: Number(new URL(server.url).port),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function createSample(n: number): Question {
  return createQuestion({
    id: `load-${n}`,
    kind: 'mcq_sc',
    stem: `A stone falls for $${n}\\,\\mathrm{s}$ from rest. How far does it fall when $g = 9.8\\,\\mathrm{m\\,s^{-2}}$?`,
    options: ['a', 'b', 'c', 'd'].map((id, index) => ({
      id,
      text: `$${(index + 1) * 4.9 * n * n}\\,\\mathrm{m}$`,
      correct: index === 0,
    })),
    answer: { kind: 'choice', correct: ['a'] },
    solution: [{ kind: 'display', lines: ['h &= \\frac{1}{2} g t^2', `&= ${4.9 * n * n}\\,\\mathrm{m}`] }],
    subject: 'Physics',
    level: 'Higher',
    topic: 'Motion',
    marks: 1,
  });
}
