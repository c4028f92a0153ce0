import { Readable } from 'node:stream';
import { createArchives } from '../../../src/adapters/zip/create-archives.ts';
import type { HostileServer } from './hostile-server.ts';
import type { HostileRequest } from './measure-request.ts';
import {
  answerExam,
  answerPractice,
  followRun,
  printPaper,
  startConfigured,
  startPapers,
} from './practice-requests.ts';

const TYPESET = '/api/v1/practice/typeset';
const CHECK = '/api/v1/review/check';
const INSPECT = '/api/v1/bank/inspect';
const QUESTIONS = '/api/v1/bank/questions';

type Sender = (server: HostileServer) => Promise<readonly number[]>;

/** Posts JSON as a learner or as a member of staff, several times at once. */
function post(path: string, body: unknown, { as = 'staff', times = 1 } = {}): Sender {
  return async (server) => {
    const key = as === 'staff' ? server.staff : (server.learners[0] ?? '');
    const replies = Array.from({ length: times }, () => server.post(path, body, key));
    return (await Promise.all(replies)).map(({ status }) => status);
  };
}

const asLearner = { as: 'learner' };

/** Uploads files in one request. The files are created before the measurement. */
function upload(
  createFiles: () => Promise<Readonly<Record<string, Uint8Array>>>,
): Pick<HostileRequest, 'prepare' | 'send'> {
  let files: Awaited<ReturnType<typeof createFiles>> = {};
  return {
    prepare: async () => {
      files = await createFiles();
    },
    send: async ({ url, staff }) => {
      const form = new FormData();
      for (const [name, bytes] of Object.entries(files))
        form.append('files', new File([new Uint8Array(bytes)], name));
      const headers = { 'x-api-key': staff };
      const response = await fetch(`${url}/api/v1/problems`, { method: 'POST', headers, body: form });
      await response.arrayBuffer();
      return [response.status];
    },
  };
}

/** Fills texts of the largest allowed length with a formula. */
function fillTexts(formula: string, count = 48, length = 19_990): { texts: string[] } {
  const text = formula.repeat(Math.floor(length / formula.length));
  return { texts: Array.from({ length: count }, () => text) };
}

const FORMULA = '$\\frac{x^2}{\\sqrt{y_1}}$ ';
const question = (n: number): string =>
  `\\item Find $${n} + ${n}$.\n\\begin{solution} $${n} + ${n} = ${2 * n}$ \\end{solution}\n`;
const document = (count: number): string => Array.from({ length: count }, (_, n) => question(n)).join('');
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

async function zipTex(count: number, text: string): Promise<Record<string, Uint8Array>> {
  const files = Readable.from(
    Array.from({ length: count }, (_, n) => ({ name: `q${n}.tex`, content: text })),
  );
  const chunks = await Array.fromAsync(createArchives().stream(files));
  return { 'many.zip': Buffer.concat(chunks) };
}

const typesetRequests: readonly HostileRequest[] = [
  { name: 'typeset 0.96 MB of formulas', send: post(TYPESET, fillTexts(FORMULA), asLearner) },
  {
    name: 'typeset 0.96 MB of formulas, four times at once',
    send: post(TYPESET, fillTexts(FORMULA), { ...asLearner, times: 4 }),
  },
  {
    name: 'typeset 180,000 characters of formulas, twelve times at once',
    send: post(TYPESET, fillTexts(FORMULA, 9), { ...asLearner, times: 12 }),
  },
  { name: 'typeset 20,000 open braces', send: post(TYPESET, { texts: ['{'.repeat(20_000)] }, asLearner) },
  {
    name: 'typeset fractions nested 3,000 deep',
    send: post(TYPESET, { texts: [`$${'\\frac{'.repeat(3000)}1$`] }, asLearner),
  },
  {
    name: 'typeset matrices of 9,000 cells',
    send: post(
      TYPESET,
      fillTexts(`$\\begin{pmatrix}${'1&'.repeat(9000)}1\\end{pmatrix}$`, 9, 19_000),
      asLearner,
    ),
  },
  {
    name: 'typeset macros that double twenty times',
    send: post(TYPESET, { texts: Array.from({ length: 9 }, createMacroBomb) }, asLearner),
  },
];

/** Each macro calls the previous one twice. */
function createMacroBomb(): string {
  const letters = [...'abcdefghijklmnopqrst'];
  const macros = letters.map((letter, n) => {
    const body = n === 0 ? 'x+x' : `\\m${letters[n - 1]}\\m${letters[n - 1]}`;
    return `\\gdef\\m${letter}{${body}}`;
  });
  return `$${macros.join('')}\\mt$`;
}

const staffRequests: readonly HostileRequest[] = [
  {
    name: 'check 15,000 items',
    send: post(CHECK, { provider_id: 'questions', text: '\\item x\n'.repeat(12_499) }),
  },
  {
    name: 'check 100,000 open braces',
    send: post(CHECK, { provider_id: 'questions', text: '{'.repeat(99_999) }),
  },
  {
    name: 'check SQL of 100,000 brackets',
    send: post(CHECK, { provider_id: 'postgresql', text: `select ${'('.repeat(99_000)}` }),
  },
  { name: 'inspect 200,000 characters of questions', send: post(INSPECT, { tex: document(2300) }) },
  {
    name: 'inspect a chain of 60,000 equalities',
    send: post(INSPECT, {
      tex: `\\item x\n\\begin{solution}$${'1='.repeat(60_000)}1$\\end{solution}`,
    }),
  },
  {
    name: 'inspect powers nested 60,000 deep',
    send: post(INSPECT, {
      tex: `\\item x\n\\begin{solution}$1=${'2^{'.repeat(30_000)}2${'}'.repeat(30_000)}$\\end{solution}`,
    }),
  },
  { name: 'save 1 MB of TeX questions', send: post(QUESTIONS, { tex: document(11_000) }) },
  {
    name: 'save 200 questions of 4,500 characters',
    send: post(QUESTIONS, {
      questions: Array.from({ length: 200 }, (_, n) => ({
        kind: 'integer',
        stem: `${n} ${'$x^2$ '.repeat(750)}`,
      })),
    }),
  },
  { name: 'upload a ZIP of 200 TeX files', ...upload(() => zipTex(200, document(2))) },
  { name: 'upload a TeX file of 2 MB', ...upload(async () => ({ 'a.tex': encode(document(20_000)) })) },
  { name: 'upload a TeX file of 8 MB', ...upload(async () => ({ 'a.tex': encode(document(85_000)) })) },
  {
    name: 'upload a ZIP whose files unpack to 256 MB',
    ...upload(() => zipTex(128, '%'.repeat(2_000_000))),
  },
  {
    name: 'search for 10,000 words',
    send: async ({ url, staff }) => {
      const q = encodeURIComponent('sum of x '.repeat(1000));
      const response = await fetch(`${url}/api/v1/bank/search?q=${q}`, { headers: { 'x-api-key': staff } });
      await response.arrayBuffer();
      return [response.status];
    },
  },
];

const practiceRequests: readonly HostileRequest[] = [
  { name: 'answer with 20,000 characters of sums', send: answerPractice('1+'.repeat(9999)) },
  { name: 'answer with powers nested 6,000 deep', send: answerPractice('2^('.repeat(6600)) },
  { name: 'answer with 20,000 brackets', send: answerPractice('('.repeat(20_000)) },
  { name: 'hand in a paper with 20,000 characters for each question', send: answerExam('x=1+') },
  { name: 'follow a paper with 200 event streams', send: followRun(200) },
  { name: 'start a run with 60,000 values in its configuration', send: startConfigured },
  { name: 'start 100 papers with all events in one request', send: startPapers },
  { name: 'print a paper twenty times at once', send: printPaper },
];

/** The 28 requests of the proof. */
export const hostileRequests: readonly HostileRequest[] = [
  ...typesetRequests,
  ...staffRequests,
  ...practiceRequests,
];
