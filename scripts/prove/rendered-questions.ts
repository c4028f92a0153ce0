import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLearnServer } from '../../web/tests/learn-server.ts';
import { drawQuestionSheet, QUESTIONS_PER_SHEET } from './rendered-questions/contact-sheet.ts';
import { type RenderedQuestion, renderQuestions } from './rendered-questions/render-questions.ts';

const QUESTION_COUNT = 200;

/** Renders 200 questions of all courses with their hints and feedback, looks for faults, and draws contact sheets to inspect. */
export const proof = {
  name: 'rendered-questions',
  run: async (): Promise<string> => {
    const server = await openLearnServer();
    try {
      const questions = await renderQuestions(server, QUESTION_COUNT, reportFaults);
      const folder = await writeSheets(questions);
      console.log(`Contact sheets: ${folder}`);
      const faulty = questions.filter(({ faults }) => faults.length > 0);
      if (faulty.length > 0) throw new Error(`${faulty.length} of ${questions.length} pages have faults`);
      return describe(questions);
    } finally {
      await server.close();
    }
  },
};

function reportFaults({ course, outcome, questionId, response, faults }: RenderedQuestion): void {
  for (const fault of faults) console.log(`${course}, ${outcome}, ${questionId}, ${response}: ${fault}`);
}

/** Writes the contact sheets into a new folder outside of the repository, because they are large. */
async function writeSheets(questions: readonly RenderedQuestion[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-sheets-'));
  for (let from = 0; from < questions.length; from += QUESTIONS_PER_SHEET) {
    const sheet = await drawQuestionSheet(questions.slice(from, from + QUESTIONS_PER_SHEET));
    writeFileSync(
      join(folder, `sheet-${String(from / QUESTIONS_PER_SHEET + 1).padStart(2, '0')}.webp`),
      sheet,
    );
  }
  return folder;
}

function describe(questions: readonly RenderedQuestion[]): string {
  const courses = Map.groupBy(questions, ({ course }) => course);
  return [
    `${questions.length} questions of ${courses.size} courses, each shown in Chromium with all its hints and, after an answer, with its feedback: 390 and 1280 px wide, half of them dark.`,
    'The answers are in turn a usual mistake, right, only begun, and “I don’t know”.',
    '',
    'No page has raw TeX, a formula that is not typeset or has no text alternative, text that is clipped or outside of the screen, formulas below 9 px, other text below 11 px, or a missing picture.',
    '',
    '| course | questions | topics |',
    '|---|--:|--:|',
    ...[...courses].map(
      ([course, group]) =>
        `| ${course} | ${group.length} | ${new Set(group.map(({ outcome }) => outcome)).size} |`,
    ),
    '',
    'The command also writes contact sheets of all pages to a temporary folder, to be looked at.',
  ].join('\n');
}
