import { median } from '../median.ts';
import { readCases } from './cases.ts';
import { engines } from './engines.ts';

/** The results of one engine in its own process. `answers` has one character per case: + accepted, - rejected, ? not read. */
export type Measured = {
  readonly firstCheckMs: number;
  readonly heapMb: number;
  readonly answers: string;
  /** Milliseconds for each case: the median of the passes that finished within the time limit. */
  readonly milliseconds: readonly number[];
};

const [name = '', ours = '', only = ''] = process.argv.slice(2);
const MAX_SECONDS = 40;
const MAX_PASSES = 15;

const load = engines[name];
if (!load) throw new Error(`There is no engine named ${name}.`);
const cases = only === 'first' ? [] : readCases();
const start = performance.now();
const check = await load(ours);
const attempt = (expected: string, answer: string): boolean | undefined => {
  try {
    return check(expected, answer);
  } catch {
    return undefined;
  }
};
attempt('x^2-1', '(x-1)*(x+1)');
const firstCheckMs = performance.now() - start;

/** Inputs with exponents in the thousands never finish in the other engines; they count as not read there. */
const isHostile = (text: string) => name !== 'vbagent' && /\^\{?\(?\d{4,}|\d{4}!|\d{200}/.test(text);
const end = performance.now() + MAX_SECONDS * 1000;
const times: number[][] = [];
let answers = '';
for (let pass = 0; pass < MAX_PASSES && performance.now() < end; pass++) {
  for (const [index, { expected, answer }] of cases.entries()) {
    if (performance.now() > end) break;
    const before = performance.now();
    const verdict = isHostile(expected + answer) ? undefined : attempt(expected, answer);
    const elapsed = performance.now() - before;
    if (pass === 0) answers += verdict === undefined ? '?' : verdict ? '+' : '-';
    times[index] = [...(times[index] ?? []), elapsed];
  }
}
const milliseconds = times.map(median);
globalThis.gc?.();
const heapMb = process.memoryUsage().heapUsed / 1e6;
const measured: Measured = { firstCheckMs, heapMb, answers, milliseconds };
process.stdout.write(`\n@@${JSON.stringify(measured)}\n`);
