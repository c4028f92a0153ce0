// Opens exported documents in programs of Debian: pandoc, LibreOffice, poppler and auto-multiple-choice.

import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '../../../src/domain/question.ts';
import { writeInFormat } from '../../../src/formats/format.fixture.ts';
import { checkAmc } from './check-amc.ts';
import { runTool, type ToolCheck } from './run-tool.ts';

export async function checkDebianTools(folder: string, questions: readonly Question[]): Promise<ToolCheck[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'test.docx'), (await writeInFormat('docx', [questions])).bytes);
  writeFileSync(join(folder, 'test.xlsx'), (await writeInFormat('xlsx', [questions])).bytes);
  return [
    checkPandoc(folder, questions),
    ...checkLibreOffice(folder, questions),
    await checkAmc(join(folder, 'amc'), questions),
  ];
}

/** Reads the document with pandoc and compares its numbered questions, its equations and its tables with the export. */
function checkPandoc(folder: string, questions: readonly Question[]): ToolCheck {
  const claim = 'pandoc reads every question with its equations from our Word document';
  const { code, out, isMissing } = runTool('pandoc', ['test.docx', '-t', 'markdown'], folder);
  if (isMissing) return { tool: 'pandoc', claim, outcome: 'missing', detail: '' };
  const flat = out.replace(/[\s>\\*_~^]+/gu, ' ');
  const count = questions.reduce((sum, { questions: inner }) => sum + (inner?.length ?? 1), 0);
  const found = flat.match(/\(?\d+[.)] /gu)?.length ?? 0;
  const equations = out.match(/\$[^$]+\$/gu)?.length ?? 0;
  const expected = JSON.stringify(questions).match(/\$[^$]+\$/gu)?.length ?? 0;
  const holds = code === 0 && found >= count && equations >= expected * 0.9;
  const detail = `${count} questions, ${equations} equations (our TeX has ${expected} in all fields)`;
  return {
    tool: 'pandoc',
    claim,
    outcome: holds ? 'held' : 'failed',
    detail: holds ? detail : `${detail}; ${found} numbers; ${out.slice(0, 200)}`,
  };
}

function checkLibreOffice(folder: string, questions: readonly Question[]): ToolCheck[] {
  return ['docx', 'xlsx'].map((ending): ToolCheck => {
    const claim = `LibreOffice opens our .${ending} and prints it; poppler draws its pages`;
    const office = runTool('soffice', ['--headless', '--convert-to', 'pdf', `test.${ending}`], folder);
    if (office.isMissing) return { tool: 'LibreOffice', claim, outcome: 'missing', detail: '' };
    const drawn = runTool('pdftoppm', ['-r', '50', '-png', 'test.pdf', `page-${ending}`], folder);
    if (drawn.isMissing) return { tool: 'poppler', claim, outcome: 'missing', detail: '' };
    const pages = readdirSync(folder).filter((name) => name.startsWith(`page-${ending}`));
    const isDrawn = pages.every((name) => statSync(join(folder, name)).size > 500);
    const text = runTool('pdftotext', ['test.pdf', '-'], folder).out;
    const printed = ending === 'docx' ? measurePrintedNumbers(text, questions) : 1;
    const unread = text.split(UNREAD_TERM).length - 1;
    rmSync(join(folder, 'test.pdf'), { force: true });
    const holds =
      office.code === 0 &&
      drawn.code === 0 &&
      pages.length > 0 &&
      isDrawn &&
      printed >= MIN_PRINTED &&
      unread === 0;
    return {
      tool: 'LibreOffice, poppler',
      claim,
      outcome: holds ? 'held' : 'failed',
      detail: `${pages.length} pages${ending === 'docx' ? `, ${(100 * printed).toFixed(1)}% of the numbers in options are printed, ${unread} terms of equations are not understood` : ''}`,
    };
  });
}

/** LibreOffice leaves equations out if its component Math is not installed. */
const MIN_PRINTED = 0.95;
/** What LibreOffice prints for a term of an equation that it does not understand. */
const UNREAD_TERM = '¿';

/** The share of the numbers in options, which are equations, that the printed document contains. */
function measurePrintedNumbers(printed: string, questions: readonly Question[]): number {
  const text = printed.replace(/\s+/gu, '');
  const plain = questions.flatMap((question) => question.questions ?? [question]);
  const numbers = plain.flatMap(({ options }) =>
    options.flatMap(({ text: tex }) => (tex.includes('$') ? (tex.match(/\d+(?:\.\d+)?/gu) ?? []) : [])),
  );
  return numbers.filter((number) => text.includes(number)).length / Math.max(1, numbers.length);
}
