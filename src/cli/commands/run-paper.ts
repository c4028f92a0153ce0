import { type BankPaper, listNotes, sumPaperMarks } from '../../domain/bank-paper.ts';
import { getQuestionNumber } from '../../domain/exam-paper.ts';
import { Fault } from '../../domain/fault.ts';
import { PaperPlan } from '../../domain/paper-plan.ts';
import { describeQuestion } from '../../practice/papers/describe-question.ts';
import { drawPaperFigures } from '../../practice/papers/draw-paper-figures.ts';
import { formatBlock } from '../../practice/papers/paper-service.ts';
import type { PaperTools } from '../../practice/papers/paper-tools.ts';
import { type SolvedPlan, sumMarks } from '../../practice/papers/solve-plan.ts';
import type { documentChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { readPaperEnding, writePaperDocuments } from '../paper/write-paper-documents.ts';
import { readJsonFile } from '../read-json-file.ts';
import type { DatabaseOption } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type PaperOptions = DatabaseOption & { readonly json?: boolean };
export type PaperNewOptions = PaperOptions & { readonly seed?: number; readonly dryRun?: boolean };
export type PaperPrintOptions = PaperOptions & {
  readonly output: string;
  readonly documents?: readonly (typeof documentChoices)[number][];
  readonly versionLabel?: string;
};

/** The user who is stored as the author of a paper that is made on the command line. */
const LOCAL_USER = 'local';

export async function runPaperNew(file: string, options: PaperNewOptions, tools: CliTools): Promise<number> {
  const plan = parsePlan(await readJsonFile(file, tools), file);
  return withPapers(options, tools, async ({ papers }) => {
    if (options.dryRun) return showChoice(plan, await papers.preview(plan, options.seed), { options, tools });
    const paper = await papers.create(plan, { createdBy: LOCAL_USER, seed: options.seed });
    if (options.json) writeJson(tools.terminal.out, toPaperJson(paper));
    else printPaper(paper, tools);
    return 0;
  });
}

/** Shows which questions a plan would get, and which of its rules cannot be met. */
function showChoice(
  plan: PaperPlan,
  { sections, blocks }: SolvedPlan,
  { options, tools }: { readonly options: PaperNewOptions; readonly tools: CliTools },
): number {
  const { out } = tools.terminal;
  const exitCode = blocks.length > 0 ? 1 : 0;
  if (options.json) {
    writeJson(out, { sections, blocks });
    return exitCode;
  }
  for (const [index, { title }] of plan.sections.entries()) {
    const questions = sections[index] ?? [];
    writeLine(
      out,
      `${title}: ${questions.length === 1 ? '1 question' : `${questions.length} questions`}, ${formatMarks(sumMarks(questions))}`,
    );
    for (const { facts, marks } of questions)
      writeLine(out, `  ${facts.id}  ${facts.kind}  ${facts.topic ?? ''}  ${formatMarks(marks)}`);
  }
  for (const block of blocks) writeLine(out, formatBlock(block));
  return exitCode;
}

/** Parses a plan; the fault lists every error with its place. */
function parsePlan(content: unknown, name: string): PaperPlan {
  const parsed = PaperPlan.safeParse(content);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  );
  throw new Fault('invalid-input', `The plan in ${name} cannot be used: ${errors.join('; ')}.`, {
    advice: '`vbagent paper new --help` shows an example.',
    facts: { errors },
  });
}

export async function runPaperList(options: PaperOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  return withPapers(options, tools, async ({ papers }) => {
    const list = await papers.list();
    if (options.json) writeJson(out, list);
    else if (list.length === 0)
      writeLine(out, 'There is no paper yet. `vbagent paper new plan.json` makes one.');
    else
      for (const { id, title, questionCount, marks, minutes, versionCount } of list)
        writeLine(
          out,
          `${id}  ${title}  (${questionCount} questions, ${marks} marks, ${minutes} minutes, ${versionCount === 1 ? '1 version' : `${versionCount} versions`})`,
        );
    return 0;
  });
}

export async function runPaperShow(id: string, options: PaperOptions, tools: CliTools): Promise<number> {
  return withPapers(options, tools, async ({ papers }) => {
    const paper = await papers.get(id);
    if (options.json) writeJson(tools.terminal.out, toPaperJson(paper));
    else printPaper(paper, tools);
    return 0;
  });
}

export async function runPaperRemove(id: string, options: PaperOptions, tools: CliTools): Promise<number> {
  return withPapers(options, tools, async ({ papers }) => {
    await papers.remove(id);
    if (options.json) writeJson(tools.terminal.out, { removed: id });
    else writeLine(tools.terminal.err, `Removed paper ${id}.`);
    return 0;
  });
}

const DEFAULT_DOCUMENTS = ['normal', 'scheme', 'keys'] as const;

export async function runPaperPrint(
  id: string,
  options: PaperPrintOptions,
  tools: CliTools,
): Promise<number> {
  // Refuses an unknown file ending before any work is done.
  const ending = readPaperEnding(options.output);
  return withPapers(options, tools, async ({ papers, draw, printing }) => {
    const paper = await papers.get(id);
    const label = options.versionLabel?.toUpperCase();
    const versions = selectVersions(paper, label);
    const { documents: kinds = DEFAULT_DOCUMENTS, output } = options;
    // TeX draws its figures itself.
    const figures = ending === 'tex' ? new Map() : await drawPaperFigures({ versions }, draw);
    const target = { paper, figures, kinds, label, output, ending };
    const paths = await writePaperDocuments(target, { printing, tools });
    if (options.json) writeJson(tools.terminal.out, { files: paths });
    return 0;
  });
}

/** Returns the paper with only this version; without a label, with all of them. */
export function selectVersion(paper: BankPaper, label: string | undefined): BankPaper {
  return { ...paper, versions: selectVersions(paper, label?.toUpperCase()) };
}

/** Returns the version with a label, or all without one. */
function selectVersions(paper: BankPaper, label: string | undefined): BankPaper['versions'] {
  const versions = paper.versions.filter((version) => label === undefined || version.label === label);
  if (versions.length > 0) return versions;
  const labels = paper.versions.map((version) => version.label).join(', ');
  throw new Fault('not-found', `Paper ${paper.id} has no version ${label}; its versions are ${labels}.`);
}

/** Converts a paper to its `--json` form, which has the ids of the questions instead of the questions. */
function toPaperJson({ id, plan, seed, createdBy, createdAt, chosen, versions }: BankPaper): object {
  return {
    ...{ id, plan, seed, createdBy, createdAt, chosen },
    versions: versions.map(({ label, seed: versionSeed, sections, notes }) => ({
      label,
      seed: versionSeed,
      sections: sections.map(({ section, marks, questions }) => ({
        section,
        marks,
        questions: questions.map((question) => question.provenance?.parentId ?? question.id),
      })),
      notes,
    })),
  };
}

function printPaper({ id, plan, versions }: BankPaper, { terminal: { out } }: CliTools): void {
  const [first] = versions;
  const names = new Map<string, string>();
  writeLine(
    out,
    `${plan.title} (${id}): ${formatMarks(first === undefined ? 0 : sumPaperMarks(first))}, ${plan.minutes} minutes`,
  );
  for (const { section, marks, questions, firstNumber } of first?.sections ?? []) {
    writeLine(out, `${section} (${formatMarks(marks)})`);
    for (const [index, question] of questions.entries()) {
      const bankId = question.provenance?.parentId ?? question.id;
      const number = getQuestionNumber({ firstNumber }, index);
      names.set(bankId, `Question ${number} of version ${first?.label ?? ''}`);
      const text = describeQuestion(question);
      writeLine(out, `${`${number}.`.padStart(5)} ${text} (${formatMarks(question.marks ?? 0)}; ${bankId})`);
    }
  }
  for (const { label, sections } of versions.slice(1)) {
    const order = sections.flatMap(({ questions }) =>
      questions.map(
        ({ id: own, provenance }) => names.get(provenance?.parentId ?? own)?.match(/\d+/u)?.[0] ?? '?',
      ),
    );
    writeLine(
      out,
      `Version ${label} has these questions of version ${first?.label ?? ''} in this order: ${order.join(' ')}`,
    );
  }
  for (const { questionId, message, labels } of listNotes(versions))
    writeLine(out, `${names.get(questionId) ?? questionId}, in ${labels.join(', ')}: ${message}`);
  writeLine(out, `\nPrint it with \`vbagent paper print ${id} -o test.pdf\`.`);
}

const formatMarks = (marks: number): string => (marks === 1 ? '1 mark' : `${marks} marks`);

function withPapers<Result>(
  options: DatabaseOption,
  tools: CliTools,
  work: (papers: PaperTools) => Promise<Result>,
): Promise<Result> {
  return withStore(tools.openPapers, { options, tools }, work);
}
