import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleMaths } from '../scripts/build/bundle-maths.ts';
import type { Bench } from './main.ts';
import { readCases } from './marking/cases.ts';
import { engines } from './marking/engines.ts';
import type { EngineResult } from './marking/measure.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

async function measureOnce(args: readonly string[]): Promise<EngineResult> {
  const script = join(import.meta.dirname, 'marking/measure.ts');
  const { stdout } = await run(process.execPath, ['--expose-gc', script, ...args], { maxBuffer: 64e6 });
  return JSON.parse(stdout.slice(stdout.lastIndexOf('@@') + 2));
}

const EXTRA_STARTS = 5;

/** Measures all cases in one process, and the first check as the best of several new processes. */
async function measure(engine: string, ours: string): Promise<EngineResult> {
  const result = await measureOnce([engine, ours]);
  let { firstCheckMs } = result;
  for (let start = 0; start < EXTRA_STARTS; start++) {
    firstCheckMs = Math.min(firstCheckMs, (await measureOnce([engine, ours, 'first'])).firstCheckMs);
  }
  return { ...result, firstCheckMs };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const percent = (fraction: number) => `${(100 * fraction).toFixed(1)}%`;

/** Returns the checks per second on the selected cases. */
function measureSpeed({ milliseconds }: EngineResult, isSelected: (index: number) => boolean): number {
  const selected = milliseconds.filter((_, index) => isSelected(index));
  return (1000 * selected.length) / sum(selected);
}

function formatRow(name: string, result: EngineResult): string {
  const { answers, firstCheckMs, heapMb } = result;
  const cases = readCases().slice(0, answers.length);
  const correct = cases.filter(
    ({ correct: expected }, index) => (answers[index] === '+') === expected && answers[index] !== '?',
  ).length;
  const falseAccepts = cases.filter(({ correct }, index) => answers[index] === '+' && !correct).length;
  const readCount = [...answers].filter((mark) => mark !== '?').length;
  const columns = [
    name,
    answers.length,
    percent(readCount / cases.length),
    percent(correct / cases.length),
    percent(falseAccepts / cases.length),
    Math.round(measureSpeed(result, () => true)),
    `${firstCheckMs.toFixed(0)} ms`,
    `${heapMb.toFixed(1)} MB`,
  ];
  return `| ${columns.join(' | ')} |`;
}

async function runMarking(): Promise<string> {
  const folder = mkdtempSync(join(root, 'node_modules/.marking-'));
  try {
    const ours = join(folder, 'maths.js');
    await bundleMaths(ours);
    const results: [string, EngineResult][] = [];
    for (const name of Object.keys(engines))
      results.push([name, await measure(name, pathToFileURL(ours).href)]);
    const [vbagent, kas] = [
      results.find(([name]) => name === 'vbagent')?.[1],
      results.find(([name]) => name === 'kas')?.[1],
    ];
    const isReadByKas = (index: number) => kas?.answers[index] !== '?' && kas?.answers[index] !== undefined;
    const ratio = vbagent && kas ? measureSpeed(vbagent, isReadByKas) / measureSpeed(kas, isReadByKas) : 0;
    return `Same cases in one run, each engine in its own process; a case that an engine cannot read counts as not correct. Speed is the median of up to fifteen passes; the first check (import included) is the best of six starts.

| engine | cases | read | correct | false accepts | checks/s | first check | heap |
|---|---|---|---|---|---|---|---|
${results.map(([name, result]) => formatRow(name, result)).join('\n')}

On the cases that KAS reads, vbagent is ${ratio.toFixed(1)} times as fast as KAS.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares our maths engine with other engines, such as KAS of Khan Academy, on the labelled suite: speed and correctness. */
export const bench: Bench = { name: 'marking', run: runMarking };
