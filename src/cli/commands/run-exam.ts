import { type CourseSpec, getCourse } from '../../domain/course-spec.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { Fault } from '../../domain/fault.ts';
import { assembleExam } from '../../practice/exam/assemble-exam.ts';
import { collectFigures } from '../../practice/exam/collect-figures.ts';
import { markScript } from '../../practice/exam/mark-script.ts';
import {
  createPaperDocuments,
  createScriptDocument,
  type ExamDocument,
} from '../../print/paper/exam-documents.ts';
import type { CliTools } from '../cli-tools.ts';
import { toExamJson, toScriptJson } from '../exam/exam-json.ts';
import type { ExamTools } from '../exam/exam-tools.ts';
import { type AnswerSheetFile, readAnswers, toResponses } from '../exam/read-answers.ts';
import { readFileEnding, writeDocuments } from '../exam/write-documents.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

export type ExamOptions = DatabaseOption & {
  readonly subject: string;
  readonly level: string;
  readonly seed?: number;
  readonly scheme?: boolean;
  readonly output?: string;
  readonly answers?: string;
  readonly requireWorking?: boolean;
  readonly json?: boolean;
};

/** The paper or the marked script, as printable documents and as JSON data. */
type ExamResult = { readonly documents: readonly ExamDocument[]; readonly data: object };

/** Creates a paper, or marks a script (the answers to a paper), and prints or writes the result. */
export async function runExam(options: ExamOptions, tools: CliTools): Promise<number> {
  // Refuses an unknown file ending before any work is done.
  const ending = options.output === undefined ? undefined : readFileEnding(options.output);
  const exam = await tools.openExam();
  try {
    const course = getCourse(exam.courses, options);
    const result = await createResult(course, options, { exam, tools });
    if (options.output !== undefined && ending !== undefined)
      await writeDocuments({ ...result, output: options.output, ending }, exam, tools);
    if (options.json && ending !== 'json') writeJson(tools.terminal.out, result.data);
    if (!options.json && ending === undefined) printDocuments(result, options, tools);
    return 0;
  } finally {
    await exam.pdf.close();
  }
}

async function createResult(
  course: CourseSpec,
  options: ExamOptions,
  { exam, tools }: { readonly exam: ExamTools; readonly tools: CliTools },
): Promise<ExamResult> {
  const { answers: file, requireWorking = false } = options;
  if (file === undefined) {
    const retired = await exam.listRetiredModels(readCommandSettings(options, tools));
    const paper = choosePaper(course, options.seed, { retired, tools });
    return {
      documents: createPaperDocuments({ paper, figures: collectFigures(paper) }),
      data: toExamJson(paper),
    };
  }
  const answers = await readAnswers(file, tools.files);
  const paper = assembleExam({ course, seed: getSeed(options, answers) });
  const script = markScript(paper, toResponses(paper, answers), { course, requireWorking });
  return {
    documents: [createScriptDocument({ paper, figures: collectFigures(paper) }, script)],
    data: toScriptJson(paper, script),
  };
}

const MAX_PAPERS = 20;

/**
 * Creates the paper with this seed. Without a seed, creates papers until one has no question of a retired item model: the seed
 * alone must give the same paper when a script is marked, whatever experts decide later.
 */
function choosePaper(
  course: CourseSpec,
  seed: number | undefined,
  { retired, tools }: { readonly retired: ReadonlySet<string>; readonly tools: CliTools },
): ExamPaper {
  const firstSeed = seed ?? createSeed(tools.now());
  const count = seed === undefined ? MAX_PAPERS : 1;
  let paper = assembleExam({ course, seed: firstSeed });
  for (let step = 1; step < count && listRetired(paper, retired).length > 0; step += 1)
    paper = assembleExam({ course, seed: (firstSeed + step) % SEED_COUNT });
  const used = listRetired(paper, retired);
  if (used.length > 0)
    writeLine(
      tools.terminal.err,
      `An expert decided not to use questions of ${used.join(', ')} any more, but this paper has some.`,
    );
  return paper;
}

/** Lists the retired item models of which a paper has questions. */
function listRetired({ sections }: ExamPaper, retired: ReadonlySet<string>): string[] {
  const models = sections.flatMap(({ questions }) =>
    questions.flatMap(({ provenance }) => provenance?.name ?? []),
  );
  return [...new Set(models)].filter((model) => retired.has(model));
}

const SEED_COUNT = 1_000_000;

/** Creates a seed from the time in seconds, with at most six digits so that it is easy to type. */
function createSeed(now: Date): number {
  return Math.floor(now.getTime() / 1000) % SEED_COUNT;
}

function getSeed({ seed }: ExamOptions, answers: AnswerSheetFile): number {
  const paperSeed = seed ?? answers.seed;
  if (paperSeed !== undefined) return paperSeed;
  throw new Fault('invalid-input', 'The paper of these answers is unknown; name it with --seed.', {
    advice: 'The number is on the front page, and in the JSON of the paper as "seed".',
  });
}

function printDocuments({ documents }: ExamResult, { scheme }: ExamOptions, { terminal }: CliTools): void {
  const textStyle = { width: terminal.out.width, paint: terminal.out.paint };
  const printedDocuments = documents.filter(({ suffix }) => suffix === '' || scheme === true);
  for (const [index, document] of printedDocuments.entries()) {
    if (index > 0) writeLine(terminal.out);
    for (const line of document.text(textStyle)) writeLine(terminal.out, line);
  }
}
