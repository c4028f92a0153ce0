import { readdirSync, readFileSync } from 'node:fs';
import type { Question } from '../../src/domain/question.ts';
import { createRandom, mutateTex } from '../../src/latex/mutate-tex.fixture.ts';
import { ODD_FORMS } from '../../src/latex/odd-forms.fixture.ts';
import { parseTex } from '../../src/latex/parse-tex.ts';
import { printQuestions } from '../../src/latex/print-questions.ts';
import { printTex } from '../../src/latex/print-tex.ts';
import { readQuestions } from '../../src/latex/read-questions.ts';

/** The number of documents with matching delimiters to test for each first seed. About three times as many do not match. */
const VALID_DOCUMENTS_PER_SEED = 30_000;
const FIRST_SEEDS = [20_261_115, 60_000_000, 70_000_000, 80_000_000];

/** Counts of the documents; a document is valid if it has no delimiter errors. */
type Tally = {
  tried: number;
  crashed: number;
  lossy: number;
  valid: number;
  validUnequal: number;
  invalid: number;
  invalidUnequal: number;
  slowest: number;
  slowestLength: number;
  firstCrash: string;
  /** Seeds of the valid documents whose questions differ after printing and reading again. */
  readonly unequalSeeds: number[];
};

/** Changes real documents at random, then reads, prints and re-reads each. */
export const proof = {
  name: 'latex-fuzz',
  run: async (): Promise<string> => {
    const documents = readDocuments();
    const tally = createTally();
    for (const [index, firstSeed] of FIRST_SEEDS.entries()) {
      for (let seed = firstSeed; tally.valid < (index + 1) * VALID_DOCUMENTS_PER_SEED; seed++)
        testDocument(documents, seed, tally);
    }
    return report(tally);
  },
};

function createTally(): Tally {
  return {
    tried: 0,
    crashed: 0,
    lossy: 0,
    valid: 0,
    validUnequal: 0,
    invalid: 0,
    invalidUnequal: 0,
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

function testDocument(documents: readonly string[], seed: number, tally: Tally): void {
  const random = createRandom(seed);
  const pick = (): string => documents[Math.floor(random() * documents.length)] ?? '';
  const text = mutateTex(random() < 0.3 ? `${pick()}\n${pick()}` : pick(), random);
  const started = process.cpuUsage();
  tally.tried++;
  try {
    const unequalBefore = tally.validUnequal;
    checkRoundTrip(text, tally);
    if (tally.validUnequal > unequalBefore) tally.unequalSeeds.push(seed);
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

function checkRoundTrip(text: string, tally: Tally): void {
  if (printTex(parseTex(text)) !== text) tally.lossy++;
  const { questions, findings } = readQuestions(text);
  const original = questions.map((read) => read.question);
  const reread = readQuestions(printQuestions(original)).questions.map((read) => read.question);
  const isEqual = serialiseWithoutIds(original) === serialiseWithoutIds(reread);
  if (findings.some((finding) => finding.severity === 'error')) {
    tally.invalid++;
    if (!isEqual) tally.invalidUnequal++;
  } else {
    tally.valid++;
    if (!isEqual) tally.validUnequal++;
  }
}

function serialiseWithoutIds(questions: readonly Question[]): string {
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
    ['without delimiter errors', tally.valid],
    ['of these, neutral form not equal after printing and reading', tally.validUnequal],
    ['with delimiter errors', tally.invalid],
    ['of these, neutral form not equal after printing and reading', tally.invalidUnequal],
    [
      'slowest (ms of processor time, all steps)',
      `${tally.slowest.toFixed(1)} for ${tally.slowestLength} characters`,
    ],
  ];
  const table = rows.map(([name, value]) => `| ${name} | ${value} |`);
  const crashNote = tally.firstCrash === '' ? [] : ['', `First crash: ${tally.firstCrash}`];
  const unequalNote =
    tally.unequalSeeds.length === 0 ? [] : ['', `Unequal: seeds ${tally.unequalSeeds.join(', ')}.`];
  return [
    `Test documents with random changes, seeds from ${FIRST_SEEDS.join(', ')}.`,
    '',
    '| documents | count |',
    '|---|---|',
    ...table,
    ...unequalNote,
    ...crashNote,
  ].join('\n');
}
