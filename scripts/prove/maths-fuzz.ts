import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agree } from '../../src/maths/agree/agree.ts';
import { createRandom } from '../../src/maths/exact/random.ts';
import { checkArgument } from '../../src/maths/working/check-argument.ts';
import { evaluateSteps } from '../../src/maths/working/evaluate-steps.ts';

const MAX_MS = 50;
/** Fragments of mathematical text, TeX and unusual Unicode characters. */
const TEXT_FRAGMENTS =
  'x|y|2|3.14|-|+|*|/|^|_|(|)|[|]|{|}|\\{|\\}|,|;|:|=|<|>|\\le|\\frac|\\sqrt|\\sin|\\log_|^{|\\pm|\\cup|\\infty|\\text{|\\mathrm{|\\boxed{|$|\\int|\\sum_{|dx|\\begin{pmatrix}|\\end{pmatrix}|&|\\\\|!|%|°|\'|m/s|kg|9^9^9^9|(x-a)^6000|1e999|0.\\overline{3}|e|π|i|²|½|√|≤|∪|or|and|no solution|é|̈|😀|\u202e|\\left|\\right|\\|||~|"|99999999999999999999|sin|sqrt(|abs(|f(|log|10^|\\binom{|\\lim_{|\n| '.split(
    '|',
  );
/** Inputs that are very long, deeply nested or have huge values. */
const EXTREME_INPUTS: readonly string[] = [
  '('.repeat(5000),
  '\\frac{'.repeat(2000),
  `${'x+'.repeat(1500)}x`,
  `${'(x+1)'.repeat(300)}`,
  '9^9^9^9',
  '(x-a)^6000',
  '((x+y+z+w)^9)^9',
  '1'.repeat(100_000),
  `${'a'.repeat(1_000_000)}`,
  'Z̸̛͎'.repeat(3000),
  '2^{2^{2^{2^{2^2}}}}',
  '100000!',
  '\\binom{100000}{50000}',
  `\\boxed{${'{'.repeat(3000)}`,
  `${'1,'.repeat(2000)}1`,
  `${'\\sqrt{'.repeat(300)}2${'}'.repeat(300)}`,
  '|'.repeat(999),
  `${'x^'.repeat(500)}2`,
  '1/(1/(1/(1/(1/x))))',
  '(x+1)^{40}-(x-1)^{40}',
  '\\sum_{k=1}^{100000} k',
];

/** Reads all expressions of the labelled suite. */
function readTexts(): string[] {
  const folder = join(import.meta.dirname, '../../src/maths/suite');
  return globSync('*.jsonl', { cwd: folder }).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const row: { expected?: string; answer?: string } = line === '' ? {} : JSON.parse(line);
        return [row.expected ?? '', row.answer ?? ''].filter((text) => text !== '');
      }),
  );
}

type Fuzzer = { readonly random: () => number; readonly texts: readonly string[] };

function pick<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Generates an input: random fragments, a text of the suite with replaced parts, or an extreme input. */
function generateText({ random, texts }: Fuzzer): string {
  const kind = random();
  if (kind < 0.01) return pick(EXTREME_INPUTS, random) ?? '';
  if (kind < 0.4)
    return Array.from({ length: 1 + Math.floor(random() * 25) }, () => pick(TEXT_FRAGMENTS, random)).join('');
  let text = pick(texts, random) ?? '';
  for (let edit = 0; edit < 3; edit++) {
    const start = Math.floor(random() * (text.length + 1));
    const removedLength = random() < 0.5 ? Math.floor(random() * 6) : 0;
    text =
      text.slice(0, start) +
      (random() < 0.7 ? (pick(TEXT_FRAGMENTS, random) ?? '') : '') +
      text.slice(start + removedLength);
  }
  return text;
}

/** Measures processor time in milliseconds. A slow run is repeated five times; the minimum excludes other load. */
function measureMs(work: () => void): number {
  const measureOnce = () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const first = measureOnce();
  return first <= MAX_MS
    ? first
    : Math.min(first, measureOnce(), measureOnce(), measureOnce(), measureOnce(), measureOnce());
}

type FuzzResult = { runs: number; slowest: number; slowestInput: string; failures: string[] };

/** Passes random text to the engine until the time is over. */
function fuzzMaths(milliseconds: number, seed: number): FuzzResult {
  const fuzzer: Fuzzer = { random: createRandom(seed), texts: readTexts() };
  const result: FuzzResult = { runs: 0, slowest: 0, slowestInput: '', failures: [] };
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const [a, b] = [generateText(fuzzer), generateText(fuzzer)];
    const kind = Math.floor(fuzzer.random() * 8);
    const work = () => {
      if (kind === 0) checkArgument([a, b]);
      else if (kind === 1) evaluateSteps(`${a}\n${b}`);
      else agree(a, b, kind === 2 ? { tolerance: { relative: 0.01 }, form: 'simplest' } : {});
    };
    runAndMeasure(
      work,
      `${kind}: ${JSON.stringify(a.slice(0, 200))} | ${JSON.stringify(b.slice(0, 200))}`,
      result,
    );
  }
  return result;
}

function runAndMeasure(work: () => void, input: string, result: FuzzResult): void {
  result.runs++;
  try {
    const elapsed = measureMs(work);
    if (elapsed > result.slowest) Object.assign(result, { slowest: elapsed, slowestInput: input });
    if (elapsed > MAX_MS) result.failures.push(`${elapsed.toFixed(0)} ms: ${input}`);
  } catch (error) {
    result.failures.push(`crash ${error instanceof Error ? error.message : error}: ${input}`);
  }
}

const MINUTES = 5;

/** Checks that no random input crashes the maths engine or takes too long. */
export const proof = {
  name: 'maths-fuzz',
  run: async (): Promise<string> => {
    const { runs, slowest, slowestInput, failures } = fuzzMaths(MINUTES * 60_000, 2026);
    return `Random text, texts of the suite with replaced parts, and extreme inputs for ${MINUTES} minutes: ${runs} inputs.

- crashes and verdicts over ${MAX_MS} ms of processor time: ${failures.length}
- slowest: ${slowest.toFixed(1)} ms for \`${slowestInput.slice(0, 120)}\`
${failures
  .slice(0, 20)
  .map((failure) => `- ${failure}`)
  .join('\n')}`;
  },
};
