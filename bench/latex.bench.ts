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
/** So many that none is still remembered when its turn comes again. */
const COPIES = 40;
const TOKENS = /\\[a-zA-Z]+|\\.|%[^\n]*|[{}$&[\]]|[^\\{}$&%[\]]+/gs;

type Work = { readonly name: string; readonly run: (document: string) => unknown };

const WORKS: readonly Work[] = [
  { name: 'baseline: one regular expression over the bytes', run: (text) => text.match(TOKENS)?.length },
  { name: 'tree (parseTex)', run: (text) => parseTex(text).nodes.length },
  { name: 'tree and back (printTex)', run: (text) => printTex(parseTex(text)).length },
  { name: 'neutral questions (readQuestions)', run: (text) => readQuestions(text).questions.length },
  {
    name: 'neutral and printed (printQuestions)',
    run: (text) => printQuestions(readQuestions(text).questions.map((one) => one.question)).length,
  },
  { name: 'visible text', run: (text) => visibleText(text).length },
];

/** Documents read a second, over the forms the reader is tested with. */
export const bench = {
  name: 'latex',
  run: async (): Promise<string> => {
    const documents = different(readDocuments());
    const bytes = documents.reduce((sum, text) => sum + text.length, 0);
    const rates = WORKS.map((work) => ({ name: work.name, rate: measure(work, documents) }));
    const baseline = rates[0]?.rate ?? 1;
    const average = Math.round(bytes / documents.length);
    return [
      `${documents.length} different documents, ${average} characters each on average, per second of processor time`,
      ...rates.map(({ name, rate }) => row(name, rate, baseline)),
    ].join('\n');
  },
};

function row(name: string, rate: number, baseline: number): string {
  const perSecond = Math.round(rate).toLocaleString('en-GB').padStart(9);
  return `${name.padEnd(50)}${perSecond} documents/s${(baseline / rate).toFixed(1).padStart(8)} × baseline time`;
}

function readDocuments(): string[] {
  const forms = new URL('../src/latex/fixtures/forms/', import.meta.url);
  const files = readdirSync(forms).filter((file) => file.endsWith('.tex'));
  const authored = files.map((file) => readFileSync(new URL(file, forms), 'utf8'));
  return [...authored, ...ODD_FORMS.map((form) => form.tex)].filter((text) => text !== '');
}

/** The reader remembers the last texts it was given; each copy ends in a comment of its own. */
function different(documents: readonly string[]): string[] {
  return Array.from({ length: COPIES }, (_, copy) => documents.map((text) => `${text}\n% ${copy}`)).flat();
}

function measure({ run }: Work, documents: readonly string[]): number {
  repeat(run, documents, WARM_UP_MS);
  const started = processorTime();
  const done = repeat(run, documents, MEASURE_MS);
  return (done / (processorTime() - started)) * 1000;
}

function repeat(run: Work['run'], documents: readonly string[], milliseconds: number): number {
  const end = processorTime() + milliseconds;
  let done = 0;
  while (processorTime() < end) {
    for (const document of documents) run(document);
    done += documents.length;
  }
  return done;
}
