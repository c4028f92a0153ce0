import type { Proof } from '../prove.ts';
import { type DocumentResult, measureDocument } from './parts-reader/measure-document.ts';
import { type MeasuredDocument, readMaterial } from './parts-reader/truth.ts';

const TARGET = 0.95;
const USAGE =
  'Give the folder with the documents and their counted questions: npm run prove -- parts-reader --sets FOLDER, where FOLDER contains <id>.tex files and truth.jsonl.';

type Row = { readonly document: MeasuredDocument; readonly result: DocumentResult };
type Count =
  | 'questions'
  | 'exactQuestions'
  | 'parts'
  | 'exactParts'
  | 'turnedIntoOptions'
  | 'partMarks'
  | 'exactPartMarks';

/**
 * Reads public documents whose questions and parts a person has counted, and compares the counts.
 *
 * The folder contains documents `<id>.tex` and `truth.jsonl`, with one line per document:
 * `{"id": "001", "repo": "owner/name", "path": "exam.tex",
 *   "questions": [{"parts": ["a", "b.i"], "choice": false, "marks": 5, "partMarks": {"a": 2}}]}`.
 */
export const proof: Proof = {
  name: 'parts-reader',
  needsSets: true,
  run: async ({ sets }) => {
    if (sets === undefined) throw new Error(USAGE);
    const rows = readMaterial(sets).map((document): Row => {
      return { document, result: measureDocument(document.tex, document.questions) };
    });
    if (rows.length === 0) throw new Error(`${sets} contains no document of its truth.jsonl. ${USAGE}`);
    return writeReport(rows);
  },
};

function writeReport(rows: readonly Row[]): string {
  const sum = (name: Count): number => rows.reduce((total, { result }) => total + result[name], 0);
  const complete = rows.filter(({ result }) => result.questions === result.readQuestions);
  const inComplete = complete.reduce((total, { result }) => total + result.exactQuestions, 0);
  const isMet =
    sum('exactQuestions') >= TARGET * sum('questions') &&
    sum('exactParts') >= TARGET * sum('parts') &&
    sum('turnedIntoOptions') === 0;
  if (!isMet) process.exitCode = 1;
  const misses = rows.flatMap(({ document, result }) =>
    result.misses.map((miss) => `- ${document.id}, ${miss}`),
  );
  return [
    `${rows.length} public TeX documents. One reader, not a teacher, counted their questions and parts in the source before this program read them. A question is exact if it is found and its parts have exactly the counted labels, in order; labels are those that LaTeX prints, in small letters. A part is exact if its question has a part with this label.`,
    [
      '| | counted | exact | |',
      '|---|--:|--:|--:|',
      `| questions | ${sum('questions')} | ${sum('exactQuestions')} | ${percent(sum('exactQuestions'), sum('questions'))} |`,
      `| parts | ${sum('parts')} | ${sum('exactParts')} | ${percent(sum('exactParts'), sum('parts'))} |`,
      `| stated marks of parts | ${sum('partMarks')} | ${sum('exactPartMarks')} | ${percent(sum('exactPartMarks'), sum('partMarks'))} |`,
      `| questions with parts that were turned into options | | ${sum('turnedIntoOptions')} | |`,
    ].join('\n'),
    `The number of questions is right in ${complete.length} of ${rows.length} documents. If every question of the other documents counts as wrong, ${inComplete} questions are exact (${percent(inComplete, sum('questions'))}).`,
    isMet
      ? 'The target is met: at least 95% of the questions and of the parts are exact, and none is turned into options.'
      : 'The target is not met: at least 95% of the questions and of the parts exact, and none turned into options.',
    '## Misses',
    misses.length === 0 ? 'None.' : misses.join('\n'),
    '## Documents',
    [
      '| id | repository | path | commit | questions | exact | parts | exact |',
      '|---|---|---|---|--:|--:|--:|--:|',
      ...rows.map(
        ({ document: { id, repo, path, commit }, result }) =>
          `| ${id} | ${repo} | ${path} | ${commit} | ${result.questions} | ${result.exactQuestions} | ${result.parts} | ${result.exactParts} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
}

function percent(count: number, total: number): string {
  return total === 0 ? '' : `${((100 * count) / total).toFixed(1)}%`;
}
