import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createQuestionBank } from '../../src/adapters/database/bank/question-bank.ts';
import { createPaperStore } from '../../src/adapters/database/papers/paper-store.ts';
import { openSqlite } from '../../src/adapters/sqlite/open-sqlite.ts';
import type { PaperPlan } from '../../src/domain/paper-plan.ts';
import { createQuestion, type Question } from '../../src/domain/question.ts';
import type { QuestionFacts } from '../../src/domain/question-facts.ts';
import { createRandom } from '../../src/item-models/random.ts';
import { createPaperService, type PaperService } from '../../src/practice/papers/paper-service.ts';
import {
  createFacts,
  createRandomPlan,
  createSolvablePlan,
  findPlanErrors,
} from '../../src/practice/papers/plans.fixture.ts';
import type { Proof } from '../prove.ts';
import { openScratchFolder } from '../test/database/scratch-folder.ts';

const QUESTIONS = 100_000;
const SMALL_BANK = 300;
const PLANS = 1000;
const PAGE = 1000;
const MAX_P95_MS = 300;

/** Chooses questions for random plans from a bank of 100,000 questions on SQLite, and from a small one. */
export const proof: Proof = {
  name: 'paper-plans',
  run: async () => {
    const large = await measure(QUESTIONS, createRandomPlan);
    const small = await measure(SMALL_BANK, createRandomPlan);
    const solvable = await measure(SMALL_BANK, createSolvablePlan);
    assert.equal(solvable.blocked, 0, 'a plan with a known solution is reported as blocked');
    assert.ok(large.p95 < MAX_P95_MS, `p95 is ${large.p95} ms`);
    return writeReport([
      [`random plans, bank of ${QUESTIONS.toLocaleString('en-GB')}`, large],
      [`random plans, bank of ${SMALL_BANK}`, small],
      [`plans with a known solution, bank of ${SMALL_BANK}`, solvable],
    ]);
  },
};

type Result = {
  /** The number of plans whose rules are all met. */
  readonly met: number;
  /** The number of plans with a rule that the solver reports as impossible to meet. */
  readonly blocked: number;
  /** The duration of the first call in milliseconds; the next three summarise the later calls. */
  readonly first: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  /** What the facts of the bank and their index take in memory. */
  readonly megabytes: number;
};

type CreatePlan = (facts: readonly QuestionFacts[], random: ReturnType<typeof createRandom>) => PaperPlan;

async function measure(count: number, createPlan: CreatePlan): Promise<Result> {
  const scratch = await openScratchFolder();
  const database = await openSqlite(join(scratch.path, 'plans.db'), { durability: 'process-kill' });
  const bank = createQuestionBank(database);
  const facts = createFacts(count, createRandom('proof'));
  for (let start = 0; start < count; start += PAGE)
    await bank.save(facts.slice(start, start + PAGE).map(toQuestion));
  const papers = createPaperService({
    bank,
    papers: createPaperStore(database),
    changeQuestion: async ({ question }) => ({ question }),
    listCollection: async () => [],
    now: () => new Date(),
    newId: () => 'unused',
    newSeed: () => 1,
  });
  const before = readHeap();
  const start = performance.now();
  await papers.preview(createPlan(facts, createRandom('proof:first')), 0);
  const first = performance.now() - start;
  const megabytes = (readHeap() - before) / 1e6;
  const result = { ...(await solveAll(papers, facts, createPlan)), first, megabytes };
  await bank.close();
  await scratch.remove();
  return result;
}

async function solveAll(
  papers: PaperService,
  facts: readonly QuestionFacts[],
  createPlan: CreatePlan,
): Promise<Omit<Result, 'first' | 'megabytes'>> {
  const times: number[] = [];
  let blocked = 0;
  for (let seed = 0; seed < PLANS; seed++) {
    const plan = createPlan(facts, createRandom(`proof:${seed}`));
    const start = performance.now();
    const solved = await papers.preview(plan, seed);
    times.push(performance.now() - start);
    const errors = findPlanErrors(plan, solved, new Map());
    if (solved.blocks.length === 0) assert.deepEqual(errors, [], `plan ${seed}`);
    else assert.ok(errors.length > 0, `plan ${seed} is called blocked, but every rule holds`);
    blocked += solved.blocks.length > 0 ? 1 : 0;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    met: PLANS - blocked,
    blocked,
    median: quantile(0.5),
    p95: quantile(0.95),
    max: quantile(1),
  };
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the bytes of the heap that are in use. */
function readHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

function toQuestion({
  id,
  kind,
  subject,
  level,
  topic,
  outcomeId,
  difficulty,
  marks,
  tags,
  collection,
}: QuestionFacts): Question {
  return createQuestion({
    id,
    kind,
    stem: `What is ${id}?`,
    tags: [...tags],
    ...(subject !== null && { subject }),
    ...(level !== null && { level }),
    ...(topic !== null && { topic }),
    ...(outcomeId !== null && { outcomeId }),
    ...(difficulty && { difficulty }),
    ...(marks !== null && { marks }),
    ...(collection !== null && { source: { origin: 'local', path: collection } }),
  });
}

function writeReport(rows: readonly (readonly [name: string, result: Result])[]): string {
  const round = (ms: number): string => ms.toFixed(0);
  return [
    `Each row: ${PLANS} plans of up to four sections with up to four rules each. An independent check (\`findPlanErrors\`) confirms that every rule holds if nothing is`,
    'reported as blocked, and that a rule is broken if something is.',
    '',
    '| plans | met | blocked, with the rule named | first call (ms) | median (ms) | p95 (ms) | max (ms) | memory (MB) |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map(
      ([name, { met, blocked, first, median, p95, max, megabytes }]) =>
        `| ${name} | ${met} | ${blocked} | ${round(first)} | ${round(median)} | ${round(p95)} | ${round(max)} | ${megabytes.toFixed(1)} |`,
    ),
    '',
    'The first call reads the facts of all questions; later calls read them again only after a question was saved, or after five minutes without a paper. Memory is',
    'what these facts and their index take. A blocked plan with a solution would be an error of',
    'the solver; the last row has such solutions, and none is reported as blocked.',
  ].join('\n');
}
