import { readdirSync, readFileSync } from 'node:fs';
import { ODD_FORMS } from '../src/latex/odd-forms.fixture.ts';
import { parseTex } from '../src/latex/parse-tex.ts';
import { printQuestions } from '../src/latex/print-questions.ts';
import { printTex } from '../src/latex/print-tex.ts';
import { readQuestions } from '../src/latex/read-questions.ts';
import { visibleText } from '../src/latex/visible-text.ts';
import { processorTime } from './processor-time.ts';

const MEASURE_MS = 1500;
const WARM_UP_MS = 500;
/** With this many copies, no text is still in the reader's cache when it is read again. */
const COPY_COUNT = 40;
const TEX_TOKENS = /\\[a-zA-Z]+|\\.|%[^\n]*|[{}$&[\]]|[^\\{}$&%[\]]+/gs;

type Step = { readonly name: string; readonly run: (document: string) => unknown };

const STEPS: readonly Step[] = [
  { name: 'baseline: one regular expression over the bytes', run: (text) => text.match(TEX_TOKENS)?.length },
  { name: 'tree (parseTex)', run: (text) => parseTex(text).nodes.length },
  { name: 'tree and back (printTex)', run: (text) => printTex(parseTex(text)).length },
  { name: 'neutral questions (readQuestions)', run: (text) => readQuestions(text).questions.length },
  {
    name: 'neutral and printed (printQuestions)',
    run: (text) => printQuestions(readQuestions(text).questions.map((read) => read.question)).length,
  },
  { name: 'visible text', run: (text) => visibleText(text).length },
];

/** Measures documents per second for each reading and printing step, over the documents of the reader's tests. */
export const bench = {
  name: 'latex',
  run: async (): Promise<string> => {
    const documents = copyDocuments(readDocuments());
    const bytes = documents.reduce((sum, text) => sum + text.length, 0);
    const rates = STEPS.map((step) => ({ name: step.name, rate: measure(step, documents) }));
    const baseline = rates[0]?.rate ?? 1;
    const average = Math.round(bytes / documents.length);
    return [
      `${documents.length} different documents, ${average} characters each on average, per second of processor time`,
      ...rates.map(({ name, rate }) => formatRow(name, rate, baseline)),
    ].join('\n');
  },
};

function formatRow(name: string, rate: number, baseline: number): string {
  const perSecond = Math.round(rate).toLocaleString('en-GB').padStart(9);
  return `${name.padEnd(50)}${perSecond} documents/s${(baseline / rate).toFixed(1).padStart(8)} × baseline time`;
}

function readDocuments(): string[] {
  const forms = new URL('../src/latex/fixtures/forms/', import.meta.url);
  const files = readdirSync(forms).filter((file) => file.endsWith('.tex'));
  const formDocuments = files.map((file) => readFileSync(new URL(file, forms), 'utf8'));
  return [...formDocuments, ...ODD_FORMS.map((form) => form.tex)].filter((text) => text !== '');
}

/** Copies the documents. Each copy ends in a different comment, because the reader caches the last texts. */
function copyDocuments(documents: readonly string[]): string[] {
  return Array.from({ length: COPY_COUNT }, (_, copy) =>
    documents.map((text) => `${text}\n% ${copy}`),
  ).flat();
}

function measure({ run }: Step, documents: readonly string[]): number {
  repeat(run, documents, WARM_UP_MS);
  const started = processorTime();
  const documentCount = repeat(run, documents, MEASURE_MS);
  return (documentCount / (processorTime() - started)) * 1000;
}

function repeat(run: Step['run'], documents: readonly string[], milliseconds: number): number {
  const end = processorTime() + milliseconds;
  let documentCount = 0;
  while (processorTime() < end) {
    for (const document of documents) run(document);
    documentCount += documents.length;
  }
  return documentCount;
}
