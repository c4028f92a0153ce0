import { readdirSync, readFileSync } from 'node:fs';
import type { Question } from '../../src/domain/question.ts';
import { createRandom, mutateTex } from '../../src/latex/mutate-tex.fixture.ts';
import { ODD_FORMS } from '../../src/latex/odd-forms.fixture.ts';
import { parseTex } from '../../src/latex/parse-tex.ts';
import { printQuestions } from '../../src/latex/print-questions.ts';
import { printTex } from '../../src/latex/print-tex.ts';
import { readQuestions } from '../../src/latex/read-questions.ts';

/** The number of documents with matching delimiters for each seed; three times as many without are tried. */
const SOUND_EACH = 30_000;
const SEEDS = [20_261_115, 60_000_000, 70_000_000, 80_000_000];

type Tally = {
  tried: number;
  crashed: number;
  lossy: number;
  sound: number;
  soundUnequal: number;
  broken: number;
  brokenUnequal: number;
  slowest: number;
  slowestLength: number;
  firstCrash: string;
  /** Seeds of the sound documents that read differently after printing. */
  readonly unequalSeeds: number[];
};

/** Changes real documents at random, then reads, prints and re-reads each. */
export const evidence = {
  name: 'latex-fuzz',
  run: async (): Promise<string> => {
    const documents = readDocuments();
    const tally = emptyTally();
    for (const [index, first] of SEEDS.entries()) {
      for (let seed = first; tally.sound < (index + 1) * SOUND_EACH; seed++) tryOne(documents, seed, tally);
    }
    return report(tally);
  },
};

function emptyTally(): Tally {
  return {
    tried: 0,
    crashed: 0,
    lossy: 0,
    sound: 0,
    soundUnequal: 0,
    broken: 0,
    brokenUnequal: 0,
    slowest: 0,
    slowestLength: 0,
    firstCrash: '',
    unequalSeeds: [],
  };
}

function readDocuments(): string[] {
  const forms = new URL('../../src/latex/fixtures/forms/', import.meta.url);
  const files = readdirSync(forms).filter((file) => file.endsWith('.tex'));
  return [
    ...files.map((file) => readFileSync(new URL(file, forms), 'utf8')),
    ...ODD_FORMS.map((form) => form.tex),
  ];
}

function tryOne(documents: readonly string[], seed: number, tally: Tally): void {
  const random = createRandom(seed);
  const pick = (): string => documents[Math.floor(random() * documents.length)] ?? '';
  const text = mutateTex(random() < 0.3 ? `${pick()}\n${pick()}` : pick(), random);
  const started = process.cpuUsage();
  tally.tried++;
  try {
    const unequalBefore = tally.soundUnequal;
    inspect(text, tally);
    if (tally.soundUnequal > unequalBefore) tally.unequalSeeds.push(seed);
  } catch (thrown) {
    tally.crashed++;
    tally.firstCrash ||= `${String(thrown)} on ${JSON.stringify(text)}`;
  }
  const { user, system } = process.cpuUsage(started);
  const elapsed = (user + system) / 1000;
  if (elapsed <= tally.slowest) return;
  tally.slowest = elapsed;
  tally.slowestLength = text.length;
}

function inspect(text: string, tally: Tally): void {
  if (printTex(parseTex(text)) !== text) tally.lossy++;
  const { questions, findings } = readQuestions(text);
  const neutral = questions.map((one) => one.question);
  const again = readQuestions(printQuestions(neutral)).questions.map((one) => one.question);
  const isEqual = withoutIds(neutral) === withoutIds(again);
  if (findings.some((finding) => finding.severity === 'error')) {
    tally.broken++;
    if (!isEqual) tally.brokenUnequal++;
  } else {
    tally.sound++;
    if (!isEqual) tally.soundUnequal++;
  }
}

function withoutIds(questions: readonly Question[]): string {
  return JSON.stringify(
    questions.map(({ id: _id, ...question }) => ({
      ...question,
      questions: question.questions?.map(({ id: _inner, ...inner }) => inner),
    })),
  );
}

function report(tally: Tally): string {
  const rows = [
    ['tried', tally.tried],
    ['that crashed the reader', tally.crashed],
    ['not printed back byte for byte', tally.lossy],
    ['without delimiter errors', tally.sound],
    ['of these, neutral form not equal after printing and reading', tally.soundUnequal],
    ['with delimiter errors', tally.broken],
    ['of these, neutral form not equal after printing and reading', tally.brokenUnequal],
    [
      'slowest (ms of processor time, all steps)',
      `${tally.slowest.toFixed(1)} for ${tally.slowestLength} characters`,
    ],
  ];
  const table = rows.map(([name, value]) => `| ${name} | ${value} |`);
  const crash = tally.firstCrash === '' ? [] : ['', `First crash: ${tally.firstCrash}`];
  const unequal =
    tally.unequalSeeds.length === 0 ? [] : ['', `Unequal: seeds ${tally.unequalSeeds.join(', ')}.`];
  return [
    `Test documents with random changes, seeds from ${SEEDS.join(', ')}.`,
    '',
    '| documents | count |',
    '|---|---|',
    ...table,
    ...unequal,
    ...crash,
  ].join('\n');
}
