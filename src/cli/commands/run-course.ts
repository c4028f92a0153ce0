import type { CourseName } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { OwnCourse } from '../../domain/own-course.ts';
import type { CourseService } from '../../practice/courses/course-service.ts';
import type { CliTools } from '../cli-tools.ts';
import { readJsonFile } from '../read-json-file.ts';
import type { DatabaseOption } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type CourseOptions = DatabaseOption & { readonly json?: boolean };
export type CourseNewOptions = CourseOptions & {
  readonly fromBank?: boolean;
  readonly byTags?: boolean;
  readonly subject?: string;
  readonly level?: string;
};

/** The user who is stored as the author of a course that is made on the command line. */
const LOCAL_USER = 'local';

export async function runCourseNew(
  file: string | undefined,
  options: CourseNewOptions,
  tools: CliTools,
): Promise<number> {
  return withCourses(options, tools, async (courses) => {
    const ownCourse =
      file === undefined ? await draftCourse(options, courses) : await readCourse(file, tools);
    const course = await courses.put(ownCourse, LOCAL_USER);
    if (options.json) writeJson(tools.terminal.out, course);
    else
      writeLine(
        tools.terminal.out,
        `Saved ${course.subject} ${course.level} with ${course.outcomes.length} outcomes. Practise it with \`vbagent practice --subject "${course.subject}" --level "${course.level}"\`.`,
      );
    return 0;
  });
}

function draftCourse(
  { fromBank, byTags, subject, level }: CourseNewOptions,
  courses: Pick<CourseService, 'draft'>,
): Promise<OwnCourse> {
  if (!fromBank || subject === undefined || level === undefined)
    throw new Fault('invalid-input', 'Name a JSON file, or use --from-bank with --subject and --level.');
  return courses.draft({ subject, level }, byTags ? 'tags' : 'topics');
}

async function readCourse(file: string, tools: CliTools): Promise<OwnCourse> {
  const parsed = OwnCourse.safeParse(await readJsonFile(file, tools));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  );
  throw new Fault('invalid-input', `The course in ${file} cannot be used: ${errors.join('; ')}.`, {
    advice: 'docs/authors.md shows an example.',
    facts: { errors },
  });
}

export async function runCourseList(options: CourseOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  return withCourses(options, tools, async (courses) => {
    const list = await courses.list();
    if (options.json) writeJson(out, list);
    else if (list.length === 0)
      writeLine(out, 'You have no courses of your own yet. `vbagent course new course.json` makes one.');
    else
      for (const { subject, level, outcomes } of list)
        writeLine(out, `${subject}  ${level}  (${outcomes.length} outcomes)`);
    return 0;
  });
}

export async function runCourseRemove(
  name: CourseName,
  options: CourseOptions,
  tools: CliTools,
): Promise<number> {
  return withCourses(options, tools, async (courses) => {
    await courses.remove(name);
    if (options.json) writeJson(tools.terminal.out, { removed: name });
    else writeLine(tools.terminal.err, `Removed ${name.subject} ${name.level}.`);
    return 0;
  });
}

function withCourses<Result>(
  options: DatabaseOption,
  tools: CliTools,
  work: (courses: CourseService) => Promise<Result>,
): Promise<Result> {
  return withStore(tools.openCourses, { options, tools }, work);
}
