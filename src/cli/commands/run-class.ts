import type { ResultsPolicy } from '../../domain/assignment.ts';
import { Fault } from '../../domain/fault.ts';
import { localPrincipal, type Principal } from '../../domain/principal.ts';
import { formatPupils, type SchoolClass } from '../../domain/school-class.ts';
import { LOCAL_ORIGIN } from '../../ports/audit-log.ts';
import type { ClassTools } from '../../practice/classes/class-tools.ts';
import { layoutTable } from '../../print/layout-table.ts';
import { BYTE_ORDER_MARK } from '../../text/csv.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine, writeText } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type ClassOptions = SharedOptions & DatabaseOption;
type CodeOptions = { readonly days?: number; readonly maxPupils?: number };
export type ClassCreateOptions = ClassOptions & CodeOptions & { readonly teacher?: string };
export type CodeCommandOptions = ClassOptions & CodeOptions & { readonly end?: boolean };
export type GradesOptions = ClassOptions & OutputOption;
export type AssignOptions = ClassOptions & {
  readonly subject?: string;
  readonly level?: string;
  readonly outcome?: readonly string[];
  readonly questions?: number;
  readonly untilSecure?: boolean;
  /** True for a mock paper of the course, or the id of a paper from the bank. */
  readonly paper?: boolean | string;
  readonly title?: string;
  readonly due?: string;
  readonly attempts?: number;
  readonly results: ResultsPolicy;
};

const DEFAULT_QUESTIONS = 10;

/** Runs the work with the classes of the chosen institution, as the local user, who is an admin there. */
function withClasses<Result>(
  options: ClassOptions,
  tools: CliTools,
  work: (school: ClassTools, caller: Principal) => Promise<Result>,
): Promise<Result> {
  const { institution } = readCommandSettings(options, tools);
  return withStore(tools.openClasses, { options, tools }, (school) =>
    work(school, { ...localPrincipal, institution }),
  );
}

/** Finds a class by its id, or by its name if only one class has it. Other texts are returned as they are. */
async function findClassId(text: string, { classes }: ClassTools, caller: Principal): Promise<string> {
  const named = (await classes.list(caller)).filter(({ name }) => name === text);
  if (named.length > 1)
    throw new Fault('invalid-input', `There are ${named.length} classes named ${text}.`, {
      advice: 'Use the id of the class: `vbagent class list`.',
    });
  return named[0]?.id ?? text;
}

export async function runClassCreate(
  name: string,
  options: ClassCreateOptions,
  tools: CliTools,
): Promise<number> {
  if (name.trim() === '') throw new Fault('invalid-input', 'The name of the class must not be empty.');
  const { days, maxPupils, teacher } = options;
  const created = await withClasses(options, tools, ({ classes }, caller) =>
    classes.create(name.trim(), { days, maxPupils }, { ...caller, ...(teacher && { id: teacher }) }),
  );
  writeClass(created, options, tools);
  return 0;
}

export async function runClassList(options: ClassOptions, tools: CliTools): Promise<number> {
  const found = await withClasses(options, tools, ({ classes }, caller) => classes.list(caller));
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, found);
  else if (found.length === 0)
    writeLine(err, 'There are no classes. Create one with `vbagent class create NAME`.');
  else {
    const rows = found.map(({ id, name, teacher, joinCode, pupilCount }) => [
      ...[id, name, teacher, joinCode?.code ?? '', String(pupilCount)],
    ]);
    const columns = [
      ...[{ heading: 'ID' }, { heading: 'NAME', minWidth: 8 }, { heading: 'TEACHER', minWidth: 6 }],
      ...[{ heading: 'JOIN CODE' }, { heading: 'PUPILS' }],
    ];
    for (const line of layoutTable(columns, rows, out.width)) writeLine(out, line);
  }
  return 0;
}

export async function runClassShow(id: string, options: ClassOptions, tools: CliTools): Promise<number> {
  const shown = await withClasses(options, tools, async (school, caller) => {
    const classId = await findClassId(id, school, caller);
    const assignments = await school.assignments.list(classId, caller);
    return { ...(await school.classes.read(classId, caller)), assignments };
  });
  const { out } = tools.terminal;
  if (options.json === true) {
    writeJson(out, shown);
    return 0;
  }
  writeLine(out, `${shown.name} (${shown.joinCode?.code ?? 'no join code'})`);
  writeLine(out, `Pupils: ${shown.pupils.length}`);
  for (const pupil of formatPupils(shown.pupils).values()) writeLine(out, `  ${pupil}`);
  for (const { id: assignment, title, dueAt } of shown.assignments)
    writeLine(out, `Assignment ${assignment}: ${title}${dueAt === null ? '' : `, due ${formatDue(dueAt)}`}`);
  return 0;
}

export async function runClassAdd(
  id: string,
  file: string,
  options: ClassOptions,
  tools: CliTools,
): Promise<number> {
  const { source } = await tools.files.readText(file);
  const stamp = { at: tools.now().toISOString(), origin: LOCAL_ORIGIN };
  const pupils = await withClasses(options, tools, async (school, caller) =>
    school.classes.importPupils(await findClassId(id, school, caller), source, caller, stamp),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, pupils);
  else {
    for (const { name, email, learner, personalCode } of pupils)
      writeLine(out, `${personalCode ?? '(own account)'}  ${name ?? email ?? learner}`);
    writeLine(err, 'Give each pupil their code; the codes cannot be shown again.');
  }
  return 0;
}

export async function runClassCode(
  id: string,
  options: CodeCommandOptions,
  tools: CliTools,
): Promise<number> {
  const { days, maxPupils, end } = options;
  const change = end === true ? null : { days, maxPupils };
  const changed = await withClasses(options, tools, async (school, caller) =>
    school.classes.changeCode(await findClassId(id, school, caller), change, caller),
  );
  writeClass(changed, options, tools);
  return 0;
}

function writeClass(
  schoolClass: SchoolClass,
  options: ClassOptions,
  { terminal: { out, err } }: CliTools,
): void {
  const { id, name, joinCode } = schoolClass;
  if (options.json === true) {
    writeJson(out, schoolClass);
    return;
  }
  writeLine(out, joinCode?.code ?? '');
  const advice =
    joinCode === null ? 'Nobody can join by a code now.' : 'Pupils enter this code on the page /join.';
  writeLine(err, `${name} has the id ${id}. ${advice}`);
}

export async function runAssign(classId: string, options: AssignOptions, tools: CliTools): Promise<number> {
  const { subject, level } = readCourse(options);
  const { title = `${subject} ${level}`.trim(), attempts = 1, results } = options;
  const request = {
    ...{ subject, level, title, results, maxAttempts: attempts },
    dueAt: readDue(options),
    work: readWork(options),
  };
  const assignment = await withClasses(options, tools, async (school, caller) =>
    school.assignments.create(await findClassId(classId, school, caller), request, caller),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, assignment);
  else {
    writeLine(out, assignment.id);
    writeLine(err, `${assignment.title} is set. \`vbagent grades ${assignment.id}\` prints the marks.`);
  }
  return 0;
}

/** Reads the course. With a paper from the bank, the subject and the level may be left out. */
function readCourse({ subject, level, paper }: AssignOptions): { subject: string; level: string } {
  if (typeof paper === 'string') return { subject: subject ?? 'Paper', level: level ?? '' };
  if (subject !== undefined && level !== undefined) return { subject, level };
  throw new Fault('invalid-input', 'Name the course with --subject and --level.', {
    advice: 'Only a paper from the bank, --paper ID, needs no course.',
  });
}

function readDue({ due, results }: AssignOptions): string | null {
  if (due === undefined && results === 'after_due')
    throw new Fault('invalid-input', '--results after_due needs a due date.', { advice: 'Add --due.' });
  if (due === undefined) return null;
  const time = new Date(due);
  if (Number.isNaN(time.getTime()))
    throw new Fault('invalid-input', `--due ${due} is not a time.`, {
      advice: 'Write it as 2026-12-01T12:00.',
    });
  return time.toISOString();
}

/** Formats a time in the time zone of the computer, in the form in which --due is written. */
function formatDue(time: string): string {
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function readWork({
  paper,
  outcome = [],
  questions = DEFAULT_QUESTIONS,
  untilSecure = false,
}: AssignOptions) {
  if (typeof paper === 'string') return { kind: 'paper' as const, paperId: paper };
  if (paper === true) return { kind: 'paper' as const };
  if (outcome.length === 0)
    throw new Fault('invalid-input', 'Name at least one --outcome, or set a mock paper with --paper.', {
      advice: '`--outcome list` prints the ids and names of all outcomes.',
    });
  return { kind: 'practice' as const, outcomeIds: outcome, questionCount: questions, untilSecure };
}

export async function runGrades(id: string, options: GradesOptions, tools: CliTools): Promise<number> {
  const { out, err } = tools.terminal;
  const { output } = options;
  const text = await withClasses(options, tools, async ({ teaching }, caller) =>
    options.json === true
      ? `${JSON.stringify(await teaching.readGrid(id, caller), null, 2)}\n`
      : teaching.writeGradebook(id, caller),
  );
  if (output === undefined || output === '-') writeText(out, text);
  else {
    await tools.files.writeText(output, options.json === true ? text : BYTE_ORDER_MARK + text);
    writeLine(err, `Wrote ${output}.`);
  }
  return 0;
}
