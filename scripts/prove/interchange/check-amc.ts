// Prints shuffled copies of an exported test with auto-multiple-choice, fills their boxes, scans and marks them.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { z } from 'zod';
import type { Question } from '../../../src/domain/question.ts';
import { writeInFormat } from '../../../src/formats/format.fixture.ts';
import { runTool, type ToolCheck } from './run-tool.ts';

const COPIES = 4;
const DPI = 300;
/** The share of the questions that each copy answers correctly; the others are answered wrongly. */
const PLANNED_SHARES = [1, 0, 0.5, 0.75];

const Box = z.object({
  student: z.number(),
  page: z.number(),
  question: z.number(),
  xmin: z.number(),
  xmax: z.number(),
  ymin: z.number(),
  ymax: z.number(),
  correct: z.number(),
});
type Box = z.infer<typeof Box>;
const Mark = z.object({ student: z.number(), question: z.number(), score: z.number(), max: z.number() });

/** Four shuffled copies are printed, filled, scanned and marked; each must get exactly the marks that were planned. */
export async function checkAmc(folder: string, questions: readonly Question[]): Promise<ToolCheck> {
  const tool = 'auto-multiple-choice';
  const claim = `${COPIES} shuffled copies of our paper, printed, filled, scanned and marked, get the planned marks`;
  const chosen = questions.filter(
    ({ kind, diagrams, options }) =>
      kind === 'mcq_sc' && diagrams.length === 0 && options.some(({ correct }) => correct),
  );
  mkdirSync(join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'test.tex'), (await writeInFormat('amc', [chosen])).bytes);
  const prefix = ['--prefix', `${folder}/`, '--n-copies', String(COPIES), 'test.tex', '--data', 'data'];
  const amc = (...args: readonly string[]) => runTool(tool, args, folder);
  if (amc('prepare', '--mode', 's', ...prefix).isMissing)
    return { tool, claim, outcome: 'missing', detail: '' };
  amc('prepare', '--mode', 'b', ...prefix);
  amc('meptex', '--src', 'calage.xy', '--data', 'data');
  const planned = await fillCopies(folder);
  const analysed = amc('analyse', '--data', 'data', '--cr', 'cr', '--projet', '.', ...listScans(folder));
  const noted = amc('note', '--data', 'data', '--seuil', '0.5', '--grain', '0.01', '--arrondi', 'n');
  const marks = readMarks(folder);
  const right = marks.filter(({ student, question, score, max }) => {
    const isRight = planned.get(`${student} ${question}`);
    return isRight !== undefined && (isRight ? score === max && max > 0 : score <= 0);
  }).length;
  const expected = COPIES * chosen.length;
  const detail = `${right} of ${expected} answers marked as planned`;
  if (right === expected && marks.length === expected) return { tool, claim, outcome: 'held', detail };
  return {
    tool,
    claim,
    outcome: 'failed',
    detail: `${detail}; ${analysed.out.slice(-200)} ${noted.out.slice(-200)}`,
  };
}

/** The planned shares hold in each run of this many questions. */
const CYCLE_LENGTH = 4;

/** Fills one box of each question; returns for each copy and question whether the filled answer is right. */
async function fillCopies(folder: string): Promise<Map<string, boolean>> {
  runTool('pdftoppm', ['-r', String(DPI), '-png', '-gray', 'sujet.pdf', 'blank'], folder);
  mkdirSync(join(folder, 'cr'), { recursive: true });
  const boxes = readBoxes(folder);
  const planned = new Map<string, boolean>();
  const filled: Box[] = [];
  for (const [key, group] of Map.groupBy(boxes, ({ student, question }) => `${student} ${question}`)) {
    const [student = 1] = key.split(' ').map(Number);
    const isRight = planned.size % CYCLE_LENGTH < (PLANNED_SHARES[student - 1] ?? 0) * CYCLE_LENGTH;
    const box = group.find(({ correct }) => (correct === 1) === isRight);
    planned.set(key, isRight);
    if (box !== undefined) filled.push(box);
  }
  const pages = readdirSync(folder)
    .filter((name) => /^blank-\d+\.png$/u.test(name))
    .sort();
  const pagesPerCopy = pages.length / COPIES;
  for (const [index, name] of pages.entries()) {
    const [student, page] = [Math.floor(index / pagesPerCopy) + 1, (index % pagesPerCopy) + 1];
    const marked = filled.filter((box) => box.student === student && box.page === page);
    await sharp(join(folder, name))
      .composite(marked.map(drawBox))
      .toFile(join(folder, name.replace('blank', 'scan')));
  }
  return planned;
}

function drawBox({ xmin, xmax, ymin, ymax }: Box) {
  const [width, height] = [Math.round(xmax - xmin), Math.round(ymax - ymin)];
  const input = { create: { width, height, channels: 3 as const, background: '#000000' } };
  return { input, left: Math.round(xmin), top: Math.round(ymin) };
}

function listScans(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('scan-'))
    .map((name) => join(folder, name));
}

function readBoxes(folder: string): Box[] {
  const database = new DatabaseSync(join(folder, 'data', 'layout.sqlite'));
  const scoring = join(folder, 'data', 'scoring.sqlite');
  database.exec(`attach '${scoring}' as scoring`);
  const rows = database
    .prepare(
      `select box.student, page, box.question, xmin, xmax, ymin, ymax, correct from layout_box as box
       join scoring.scoring_answer as answer on answer.student = box.student and answer.question = box.question
       and answer.answer = box.answer where role = 1 order by box.student, box.question`,
    )
    .all();
  database.close();
  return rows.map((row) => Box.parse({ ...row }));
}

function readMarks(folder: string) {
  const database = new DatabaseSync(join(folder, 'data', 'scoring.sqlite'));
  const rows = database.prepare('select student, question, score, max from scoring_score').all();
  database.close();
  return rows.map((row) => Mark.parse({ ...row }));
}
