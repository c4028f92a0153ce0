import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GOALS, MAX_FORMULAS } from '../../bench/interchange/measure-format.ts';
import type { Question } from '../../src/domain/question.ts';
import { READABLE_FORMAT_IDS } from '../../src/formats/all-formats.ts';
import { readInFormat, writeInFormat } from '../../src/formats/format.fixture.ts';
import type { ProofOptions } from '../prove.ts';
import { projectRoot } from '../run-command.ts';
import { startBrowser } from '../test/start-browser.ts';
import { checkDebianTools } from './interchange/debian-tools.ts';
import { listExportedQuestions } from './interchange/exported-questions.ts';
import type { FuzzTally } from './interchange/fuzz-worker.ts';
import { HEAP_MB, measureMemory, measureSpeed } from './interchange/measure-load.ts';
import { findSection, formatSection, isSelected, listGaps } from './interchange/page-sections.ts';
import { compareGiftKeys, type PlayResult, playInQtiPlayer } from './interchange/play-keys.ts';
import { type ForeignTally, readForeignFolder } from './interchange/read-foreign-files.ts';
import { measureOwnRoundTrip } from './interchange/round-trips.ts';
import { validatePackages } from './interchange/validate-packages.ts';
import { runInWorkers } from './run-in-workers.ts';

const GENERATED = 300;
const PLAYED = 160;
const DAMAGED_FILES = 20_000;
const FILES_PER_TASK = 250;
const MAX_READ_MS = 2000;
const MAX_MEMORY_MB = 1500;
const LARGE_SET = 100_000;
/** Garbage may fill the heap up to its limit before it is collected; 90,000 questions that are kept need several GB. */
const MAX_GROWTH_MB = HEAP_MB;

/**
 * Measures exports and imports: round trips, schemas, damaged files, and files of other programs.
 *
 * The folder contains `schemas` (the XML schemas of QTI from the repository `oat-sa/qti-sdk`; version 3 in `schemas/qti3`), and
 * `foreign` with one folder of files for each program. The programs `pandoc`, `soffice`, `pdftoppm` and `auto-multiple-choice` must be
 * installed. If something is missing, the page states what was not measured, and the exit code is 1.
 *
 * All sections take more than an hour. `--only "schemas,speed"` measures only the sections whose titles contain one of these texts; the
 * other sections of the page do not change. Each section states its commit, time and load.
 */
export const proof = {
  name: 'interchange',
  run: async ({ sets = '', only }: ProofOptions): Promise<string> => {
    const page = await readFile(join(projectRoot, 'docs/evidence/interchange.md'), 'utf8').catch(() => '');
    const sections: string[] = [];
    for (const { title, measure } of SECTIONS) {
      if (isSelected(title, only)) {
        const gaps: string[] = [];
        const body = await measure({ sets, gaps });
        sections.push(formatSection({ title, body, gaps, stamp: createStamp() }));
        console.error(sections.at(-1));
      } else sections.push(findSection(page, title));
    }
    const gaps = listGaps(sections);
    if (gaps.length > 0) process.exitCode = 1;
    return [
      `The samples of the repository and ${GENERATED} generated questions of all kinds. Each section states when it was measured.`,
      '## What failed or was not measured',
      gaps.length === 0 ? 'Everything was measured and held.' : gaps.map((gap) => `- ${gap}`).join('\n'),
      ...sections,
    ].join('\n\n');
  },
} as const;

type Tools = { readonly sets: string; readonly gaps: string[] };
type Section = { readonly title: string; readonly measure: (tools: Tools) => Promise<string> };

const SECTIONS: readonly Section[] = [
  {
    title: 'Our own exports, imported again',
    measure: ({ gaps }) => proveRoundTrips(listExportedQuestions(GENERATED), gaps),
  },
  {
    title: 'Keys in the engines of other programs',
    measure: ({ gaps }) => provePlayers(listExportedQuestions(GENERATED).slice(0, PLAYED), gaps),
  },
  {
    title: 'XML schemas',
    measure: ({ sets, gaps }) => proveSchemas(join(sets, 'schemas'), listExportedQuestions(GENERATED), gaps),
  },
  { title: 'Programs of Debian', measure: ({ gaps }) => proveDebianTools(gaps) },
  { title: 'Speed', measure: ({ gaps }) => proveSpeed(gaps) },
  { title: 'Memory', measure: ({ gaps }) => proveMemory(gaps) },
  { title: 'Damaged files', measure: ({ gaps }) => proveDamagedFiles(gaps) },
  {
    title: 'Files of other programs',
    measure: ({ sets, gaps }) => proveForeignFiles(join(sets, 'foreign'), gaps),
  },
];

function createStamp(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `commit ${git('rev-parse', '--short', 'HEAD')}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${load}`;
}

async function proveRoundTrips(questions: readonly Question[], gaps: string[]): Promise<string> {
  const rows: string[] = [];
  for (const format of ['moodle', 'stack', 'qti3', 'qti2'] as const) {
    const { bytes } = await writeInFormat(format, [questions]);
    const { equal, rates } = await measureOwnRoundTrip(format, bytes, questions);
    if (equal < questions.length)
      gaps.push(`${format}: ${equal} of ${questions.length} questions are equal after export and import`);
    for (const [field, rate] of Object.entries(rates))
      if (rate < 0.95) gaps.push(`${format} without the embedded form: ${field} ${formatShare(rate)}`);
    rows.push(
      `| ${format} | ${equal} of ${questions.length} | ${Object.values(rates).map(formatShare).join(' | ')} |`,
    );
  }
  for (const format of ['docx', 'xlsx', 'csv'] as const) {
    const read = await readInFormat(format, (await writeInFormat(format, [questions])).bytes);
    rows.push(`| ${format} | ${read.questions.length} read | | | | | |`);
  }
  return [
    'The last columns are without the embedded form: what another program keeps when it writes the file again.',
    '| format | equal | stem | options | key | parts | marks |',
    '|---|--:|--:|--:|--:|--:|--:|',
  ]
    .join('\n\n')
    .replace('|\n\n|', '|\n|')
    .concat('\n', rows.join('\n'));
}

function formatShare(rate: number): string {
  return `${(100 * rate).toFixed(1)}%`;
}

async function provePlayers(questions: readonly Question[], gaps: string[]): Promise<string> {
  const gift = await compareGiftKeys(questions);
  const { endpoint, close } = await startBrowser();
  const { chromium } = await import('playwright-core');
  const browser = await chromium.connect(endpoint);
  const qti = await playInQtiPlayer(questions, browser).finally(() => browser.close());
  await close();
  const format = (name: string, { played, skipped, wrong }: PlayResult): string => {
    gaps.push(...wrong.map((each) => `${name}: ${each}`));
    return `| ${name} | ${played} | ${wrong.length} | ${skipped} |`;
  };
  return [
    'Each question was answered with its key and with a wrong answer: the key must get all marks, the wrong answer none. In the QTI player, with real clicks and keys. *Not played*: a person marks the question, or it has pairs or an order (dragged in `web/tests/qti-player.test.ts`).',
    `| engine | questions | wrong | not played |\n|---|--:|--:|--:|\n${format('qti3-item-player in Chromium', qti)}\n${format('gift-pegjs (key as it reads it)', gift)}`,
  ].join('\n\n');
}

async function proveSchemas(folder: string, questions: readonly Question[], gaps: string[]): Promise<string> {
  if (!existsSync(folder)) {
    gaps.push('XML schemas: not measured, because there is no folder `schemas`');
    return 'Not measured.';
  }
  const rows = (await validatePackages(folder, questions)).map(
    ({ format, schema, valid, checked, errors }) => {
      if (valid < checked || checked === 0) gaps.push(`${format}, ${schema}: ${errors.join('; ')}`);
      return `| ${format} | \`${schema}\` | ${valid} of ${checked} |`;
    },
  );
  return `The schemas are those of \`oat-sa/qti-sdk\`; MathML 3 and SSML under the namespaces of W3C, as QTI 3 imports them.\n\n| format | schema | valid files |\n|---|---|--:|\n${rows.join('\n')}`;
}

async function proveDebianTools(gaps: string[]): Promise<string> {
  const checks = await checkDebianTools(join(tmpdir(), 'vbagent-interchange'), listExportedQuestions(0));
  for (const { tool, claim, outcome, detail } of checks)
    if (outcome !== 'held') gaps.push(`${tool} (${outcome}): ${claim}. ${detail}`);
  const rows = checks.map(
    ({ tool, claim, outcome, detail }) => `| ${tool} | ${claim} | ${outcome} | ${detail.split('\n')[0]} |`,
  );
  return `| program | claim | outcome | detail |\n|---|---|---|---|\n${rows.join('\n')}`;
}

async function proveDamagedFiles(gaps: string[]): Promise<string> {
  const perFormat = Math.ceil(DAMAGED_FILES / READABLE_FORMAT_IDS.length / FILES_PER_TASK);
  const tasks = READABLE_FORMAT_IDS.flatMap((id) =>
    Array.from({ length: perFormat }, (_, index) => `${id} ${1000 + index} ${FILES_PER_TASK}`),
  );
  const script = new URL('./interchange/fuzz-worker.ts', import.meta.url);
  const tallies = await runInWorkers<FuzzTally>(script, tasks);
  const rows = [...Map.groupBy(tallies, ({ format }) => format)].map(([format, group]) => {
    const sum = (field: 'read' | 'refused'): number =>
      group.reduce((total, tally) => total + tally[field], 0);
    const [slowest, memory] = [
      Math.max(...group.map(({ slowestMs }) => slowestMs)),
      Math.max(...group.map(({ memoryMb }) => memoryMb)),
    ];
    const crashes = group.flatMap((tally) => tally.crashes);
    if (crashes.length > 0)
      gaps.push(`${format}: ${crashes.length} crashes, first ${crashes[0]?.split('\n')[0]}`);
    if (slowest > MAX_READ_MS) gaps.push(`${format}: a damaged file took ${Math.round(slowest)} ms`);
    if (memory > MAX_MEMORY_MB) gaps.push(`${format}: ${Math.round(memory)} MB`);
    return `| ${format} | ${sum('read')} | ${sum('refused')} | ${crashes.length} | ${Math.round(slowest)} |`;
  });
  const memory = Math.round(Math.max(...tallies.map(({ memoryMb }) => memoryMb)));
  return `${tasks.length * FILES_PER_TASK} files, damaged at random. They are read, or refused with one sentence. The process with all worker threads used at most ${memory} MB.\n\n| format | read | refused | crashed | slowest, ms |\n|---|--:|--:|--:|--:|\n${rows.join('\n')}`;
}

/** A format that is slower than the goal is a gap. */
async function proveSpeed(gaps: string[]): Promise<string> {
  const rows = (await measureSpeed()).map(({ format, write, read }) => {
    if (write < GOALS.write) gaps.push(`${format}: ${Math.round(write)} questions written per second`);
    if (read > 0 && read < GOALS.read) gaps.push(`${format}: ${Math.round(read)} questions read per second`);
    return `| ${format} | ${formatRate(write, GOALS.write)} | ${read === 0 ? '–' : formatRate(read, GOALS.read)} |`;
  });
  return `Questions of all kinds with up to ${MAX_FORMULAS} formulas and no figures, per second of processor time of one core, and the ratio to the goal (${GOALS.write} written, ${GOALS.read} read; TeX reads what \`exam\`, \`xsim\` and \`amc\` write).\n\n| format | written | read |\n|---|--:|--:|\n${rows.join('\n')}`;
}

/** A format that needs more memory for more questions is a gap. */
async function proveMemory(gaps: string[]): Promise<string> {
  const rows = (await measureMemory(LARGE_SET)).map(({ format, memory: { written, imported } }) => {
    for (const { early, late } of imported === undefined ? [written] : [written, imported])
      if (late - early > MAX_GROWTH_MB)
        gaps.push(`${format}: the memory for ${LARGE_SET} questions grows from ${early} to ${late} MB`);
    const peaks = [written, imported].map((each) =>
      each === undefined ? '–' : `${each.early} → ${each.late}`,
    );
    return `| ${[format, ...peaks].join(' | ')} |`;
  });
  return `The largest use of a process in MB after ${LARGE_SET / 10} and after ${LARGE_SET} questions, which are written as one file and then read in files of 1,000. The process has a heap of at most ${HEAP_MB} MB.\n\n| format | written | read |\n|---|--:|--:|\n${rows.join('\n')}`;
}

function formatRate(rate: number, goal: number): string {
  return `${Math.round(rate).toLocaleString('en-GB')} (${(rate / goal).toFixed(1)} ×)`;
}

async function proveForeignFiles(folder: string, gaps: string[]): Promise<string> {
  if (!existsSync(folder)) {
    gaps.push('Files of other programs: not measured, because there is no folder `foreign`');
    return 'Not measured.';
  }
  const parts: string[] = [];
  const rows: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const tally = await readForeignFolder(join(folder, name));
    gaps.push(...tally.crashes.map((crash) => `${name}: ${crash.split('\n')[0]}`));
    rows.push(
      `| ${name} | ${tally.files} | ${tally.read} | ${tally.questions} | ${tally.withKey} | ${tally.crashes.length} |`,
    );
    parts.push(`### ${name}\n\n${listReasons(tally)}`);
  }
  return [
    'A file is read, or refused with its reason. *With key*: with a right answer; descriptions and essays have none.',
    `| set | files | read | questions | with key | crashed |\n|---|--:|--:|--:|--:|--:|\n${rows.join('\n')}`,
    'Reasons for files and questions that were not read:',
    ...parts,
  ].join('\n\n');
}

function listReasons({ refusals, leftOut }: ForeignTally): string {
  const entries = [...refusals, ...leftOut].toSorted(([, a], [, b]) => b.count - a.count).slice(0, 15);
  return entries.map(([reason, { count }]) => `- ${count}: ${reason}`).join('\n') || 'None.';
}
