import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { killServers } from './checkpoints/kill-servers.ts';
import { runLongSession } from './checkpoints/long-session.ts';
import { runSuite } from './checkpoints/run-suite.ts';

const KILLS = 20;
const QUESTIONS = 500;
const MEBIBYTE = 2 ** 20;

/** Runs the official test suite of LangGraph checkpoint savers against both databases. */
async function proveSuites(): Promise<string[]> {
  const rows: string[] = [];
  for (const name of ['sqlite', 'postgres']) {
    const path = `src/adapters/langgraph/create-checkpoint-saver.${name}.test.ts`;
    const { passed, failed } = await runSuite(path);
    if (failed > 0) throw new Error(`${failed} tests of the checkpoint suite fail on ${name}`);
    rows.push(`| ${name} | ${passed} | ${failed} |`);
  }
  return rows;
}

async function proveKills(folder: string): Promise<string> {
  const { kills, acknowledged, lost } = await killServers(join(folder, 'kills.db'), KILLS);
  if (lost > 0) throw new Error(`${lost} acknowledged answers were lost`);
  return `A learner answers over HTTP while the server process is killed with SIGKILL ${kills} times at random moments: ${acknowledged} answers acknowledged, ${lost} lost.`;
}

async function proveLongSession(folder: string): Promise<string> {
  const { questions, checkpoints, bytes, fullStateBytes } = await runLongSession(
    join(folder, 'long.db'),
    QUESTIONS,
  );
  const size = (bytes / MEBIBYTE).toFixed(1);
  const fullStateSize = (fullStateBytes / MEBIBYTE).toFixed(1);
  return `A session of ${questions} questions that stores all messages: ${checkpoints.toLocaleString('en')} checkpoints in ${size} MiB; the full states would be ${fullStateSize} MiB of JSON.`;
}

/** Runs the LangGraph checkpoint suite on both databases, and checks that kills lose no answer. */
export const proof = {
  name: 'checkpoints',
  run: async (): Promise<string> => {
    const scratch = await openScratchFolder();
    try {
      const suites = await proveSuites();
      return [
        'The official LangGraph suite (718 tests for every saver, 8 for delta channels) and our own tests of forks:',
        '',
        '| database | passed | failed |',
        '|---|--:|--:|',
        ...suites,
        '',
        await proveKills(scratch.path),
        '',
        await proveLongSession(scratch.path),
      ].join('\n');
    } finally {
      await scratch.remove();
    }
  },
};
