import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addSharedOptions, addStandardOptions } from '../shared-options.ts';
import type { CourseNewOptions, CourseOptions } from './run-course.ts';

export function declareCourse(program: Command, tools: CliTools): void {
  const command = program
    .command('course')
    .summary('make your own courses from the questions of the bank')
    .description('Manages your own courses. Learners practise them like the courses of the exam board.');
  addSharedOptions(command, ['vbagent course new course.json', 'vbagent course list']);
  const create = command
    .command('new')
    .argument('[file]', 'the course as JSON (- is standard input)')
    .description('Saves a course from a JSON file, or from the topics of the bank.')
    .option('--from-bank', 'make each topic of the bank an outcome; needs --subject and --level')
    .option('--by-tags', 'with --from-bank: make each tag an outcome instead')
    .option('--subject <name>', 'with --from-bank: the subject')
    .option('--level <name>', 'with --from-bank: the level, any text');
  addStandardOptions(create, [
    'vbagent course new course.json',
    'vbagent course new --from-bank --subject Physics --level "JEE Main"',
  ]);
  create.action(async (file: string | undefined, options: CourseNewOptions) => {
    const { runCourseNew } = await import('./run-course.ts');
    tools.exitWith(await runCourseNew(file, options, tools));
  });
  const list = command.command('list').description('Lists your own courses.');
  addStandardOptions(list, ['vbagent course list']);
  list.action(async (options: CourseOptions) => {
    const { runCourseList } = await import('./run-course.ts');
    tools.exitWith(await runCourseList(options, tools));
  });
  const remove = command
    .command('remove')
    .argument('<subject>', 'the subject')
    .argument('<level>', 'the level')
    .description(
      'Deletes one of your own courses. Its questions stay in the bank, and learners keep their marks.',
    );
  addStandardOptions(remove, ['vbagent course remove Physics "JEE Main"']);
  remove.action(async (subject: string, level: string, options: CourseOptions) => {
    const { runCourseRemove } = await import('./run-course.ts');
    tools.exitWith(await runCourseRemove({ subject, level }, options, tools));
  });
}
