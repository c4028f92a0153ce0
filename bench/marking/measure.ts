// Measures one engine in its own process: `node measure.ts ENGINE URL [first]`. `first` measures only the first check.

import { median } from '../median.ts';
import { readCases } from './cases.ts';
import { engines } from './engines.ts';

/** The results of one engine. `answers` has one character per case: `+` accepted, `-` rejected, `?` not read. */
export type EngineResult = {
  readonly firstCheckMs: number;
  readonly heapMb: number;
  readonly answers: string;
  /** Milliseconds for each case: the median of the passes that finished within the time limit. */
  readonly milliseconds: readonly number[];
};

const [name = '', ourModule = '', mode = ''] = process.argv.slice(2);
const MAX_SECONDS = 40;
const MAX_PASSES = 15;

const load = engines[name];
if (!load) throw new Error(`There is no engine named ${name}.`);
const cases = mode === 'first' ? [] : readCases();
const start = performance.now();
const check = await load(ourModule);
const tryCheck = (expected: string, answer: string): boolean | undefined => {
  try {
    return check(expected, answer);
  } catch {
    return undefined;
  }
};
tryCheck('x^2-1', '(x-1)*(x+1)');
const firstCheckMs = performance.now() - start;

/** Returns whether another engine never finishes on this input (huge exponents or numbers); it counts as not read. */
const neverFinishes = (text: string) => name !== 'vbagent' && /\^\{?\(?\d{4,}|\d{4}!|\d{200}/.test(text);
const end = performance.now() + MAX_SECONDS * 1000;
const times: number[][] = [];
let answers = '';
for (let pass = 0; pass < MAX_PASSES && performance.now() < end; pass++) {
  for (const [index, { expected, answer }] of cases.entries()) {
    if (performance.now() > end) break;
    const startedAt = performance.now();
    const verdict = neverFinishes(expected + answer) ? undefined : tryCheck(expected, answer);
    const elapsed = performance.now() - startedAt;
    if (pass === 0) answers += verdict === undefined ? '?' : verdict ? '+' : '-';
    times[index] = [...(times[index] ?? []), elapsed];
  }
}
const milliseconds = times.map(median);
globalThis.gc?.();
const heapMb = process.memoryUsage().heapUsed / 1e6;
const result: EngineResult = { firstCheckMs, heapMb, answers, milliseconds };
// The parent process finds the result by `@@`, because an engine may print other lines.
process.stdout.write(`\n@@${JSON.stringify(result)}\n`);
