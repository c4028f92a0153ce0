import { loadCourses } from '../../src/compose/courses.ts';
import { modelsFor } from '../../src/item-models/catalogue.ts';
import { canFillPaper, countSeeds, OTHER_SEEDS, type PapersRow, SEEDS } from './exam-papers/check-papers.ts';
import { runInWorkers } from './run-in-workers.ts';

function formatRow(row: PapersRow): string {
  const { course, questions, different, shared, keys, repeatedIdeas, printedAnswers } = row;
  const marks = course.assessment_structure.map((section) => section.marks ?? 0).join(' + ');
  return `| ${course.level} ${course.subject} | ${marks} | ${questions.join(' to ')} | ${different} | ${(shared * 100).toFixed(1)}% | ${(repeatedIdeas * 100).toFixed(1)}% | ${printedAnswers.toFixed(1)} | ${keys.join(' ')} | ${countSeeds(course)} |`;
}

/** Assembles many exam papers for every course and checks each against the rules for papers. */
export const proof = {
  name: 'exam-papers',
  run: async (): Promise<string> => {
    const courses = (await loadCourses()).filter((course) => modelsFor(course).length > 0);
    const coursesWithPapers = courses.filter(canFillPaper);
    const rows = await runInWorkers<PapersRow>(
      new URL('./exam-papers/check-worker.ts', import.meta.url),
      coursesWithPapers.map(({ subject, level }) => `${level} ${subject}`),
    );
    const failures = rows.flatMap((row) => row.failures);
    if (failures.length > 0) throw new Error(`papers fail:\n${failures.slice(0, 20).join('\n')}`);
    return [
      `Papers of National 5 Mathematics for the seeds 0 to ${SEEDS - 1}, of the other courses for the seeds 0 to ${OTHER_SEEDS - 1}. A valid paper has the exact marks of each section, areas and number of questions in range, the calculator rule of each section, schemes that sum to the marks of their questions, and no repeated stem. The positions of the keys of questions with options are uniform (χ²).`,
      '',
      '| course | marks | questions | different papers | maximum share of stems in common with the previous seed | repeated ideas or numbers | answers printed in another question, per paper | keys A, B, … | valid papers |',
      '|---|---|---|--:|--:|--:|--:|---|--:|',
      ...rows.map(formatRow),
      ...courses
        .filter((course) => !coursesWithPapers.includes(course))
        .map(({ level, subject }) => `\nThe models of ${level} ${subject} are not enough for a paper.`),
    ].join('\n');
  },
};
