import { type CourseSpec, getCourse } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { assembleExam } from '../../practice/exam/assemble-exam.ts';
import { figuresOf } from '../../practice/exam/figures-of.ts';
import { markScript } from '../../practice/exam/mark-script.ts';
import { type ExamDocument, paperDocuments, scriptDocument } from '../../print/paper/exam-documents.ts';
import type { CliTools } from '../cli-tools.ts';
import { examJson, scriptJson } from '../exam/exam-json.ts';
import { type Answers, answersFor, readAnswers } from '../exam/read-answers.ts';
import { endingOf, writeDocuments } from '../exam/write-documents.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type ExamOptions = {
  readonly subject: string;
  readonly level: string;
  readonly seed?: number;
  readonly scheme?: boolean;
  readonly output?: string;
  readonly answers?: string;
  readonly requireWorking?: boolean;
  readonly json?: boolean;
};

/** What is asked for, as documents for people and as data. */
type ExamResult = { readonly documents: readonly ExamDocument[]; readonly data: object };

export async function runExam(options: ExamOptions, tools: CliTools): Promise<number> {
  // A wrong ending is said before any work.
  const ending = options.output === undefined ? undefined : endingOf(options.output);
  const exam = await tools.openExam();
  try {
    const course = getCourse(exam.courses, options);
    const result = await makeResult(course, options, tools);
    if (options.output !== undefined && ending !== undefined)
      await writeDocuments({ ...result, output: options.output, ending }, exam, tools);
    if (options.json && ending !== 'json') writeJson(tools.terminal.out, result.data);
    if (!options.json && ending === undefined) showDocuments(result, options, tools);
    return 0;
  } finally {
    await exam.pdf.close();
  }
}

async function makeResult(course: CourseSpec, options: ExamOptions, tools: CliTools): Promise<ExamResult> {
  const { answers: file, requireWorking = false } = options;
  if (file === undefined) {
    const paper = assembleExam({ course, seed: options.seed ?? newSeed(tools.now()) });
    return {
      documents: paperDocuments({ paper, figures: figuresOf(paper) }),
      data: examJson(paper),
    };
  }
  const answers = await readAnswers(file, tools.files);
  const paper = assembleExam({ course, seed: seedOf(options, answers) });
  const script = markScript(paper, answersFor(paper, answers), { course, requireWorking });
  return {
    documents: [scriptDocument({ paper, figures: figuresOf(paper) }, script)],
    data: scriptJson(paper, script),
  };
}

const SEEDS = 1_000_000;

/** Another paper every second, with a number short enough to type again. */
function newSeed(now: Date): number {
  return Math.floor(now.getTime() / 1000) % SEEDS;
}

function seedOf({ seed }: ExamOptions, answers: Answers): number {
  const known = seed ?? answers.seed;
  if (known !== undefined) return known;
  throw new Fault('invalid-input', 'Say with --seed which paper these answers belong to.', {
    advice: 'The number stands on the front page, and in the JSON of the paper as "seed".',
  });
}

function showDocuments({ documents }: ExamResult, { scheme }: ExamOptions, { terminal }: CliTools): void {
  const look = { width: terminal.out.width, paint: terminal.out.paint };
  const shown = documents.filter(({ suffix }) => suffix === '' || scheme === true);
  for (const [index, document] of shown.entries()) {
    if (index > 0) writeLine(terminal.out);
    for (const line of document.text(look)) writeLine(terminal.out, line);
  }
}
