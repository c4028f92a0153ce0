import { type Command, Option } from 'commander';
import { resultsChoices } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import { addOutputOption, addSharedOptions, addStandardOptions, readCount } from '../shared-options.ts';
import type {
  AssignOptions,
  ClassCreateOptions,
  ClassOptions,
  CodeCommandOptions,
  GradesOptions,
} from './run-class.ts';

export function declareClass(program: Command, tools: CliTools): void {
  const command = program
    .command('class')
    .summary('create classes, add pupils, show join codes')
    .description(
      'Manages classes of pupils, for whom teachers set assignments. Pupils join with a code, a list or a sign-in.',
    );
  addSharedOptions(command, ['vbagent class create "S4 Maths"', 'vbagent class list']);
  const create = addCodeOptions(
    command
      .command('create')
      .argument('<name>', 'the name of the class')
      .description('Creates a class and prints its join code.')
      .option('--teacher <id>', 'the user who teaches it (default: local)'),
  );
  addStandardOptions(create, [
    'vbagent class create "S4 Maths"',
    'vbagent class create "S4 Maths" --teacher ms-smith --days 7',
  ]);
  create.action(async (name: string, options: ClassCreateOptions) => {
    const { runClassCreate } = await import('./run-class.ts');
    tools.exitWith(await runClassCreate(name, options, tools));
  });
  const list = command.command('list').description('Lists classes with their codes and numbers of pupils.');
  addStandardOptions(list, ['vbagent class list', 'vbagent class list --json']);
  list.action(async (options: ClassOptions) => {
    const { runClassList } = await import('./run-class.ts');
    tools.exitWith(await runClassList(options, tools));
  });
  declareClassDetails(command, tools);
}

function declareClassDetails(command: Command, tools: CliTools): void {
  const show = command
    .command('show')
    .argument('<class>', 'the name or id of the class')
    .description('Shows a class with its pupils and assignments.');
  addStandardOptions(show, ['vbagent class show "S4 Maths"']);
  show.action(async (id: string, options: ClassOptions) => {
    const { runClassShow } = await import('./run-class.ts');
    tools.exitWith(await runClassShow(id, options, tools));
  });
  const add = command
    .command('add')
    .argument('<class>', 'the name or id of the class')
    .argument('<file>', 'a CSV file with the columns name and email, both optional (- is standard input)')
    .description('Adds the pupils of a list and prints their personal codes, which cannot be printed again.');
  addStandardOptions(add, ['vbagent class add "S4 Maths" pupils.csv']);
  add.action(async (id: string, file: string, options: ClassOptions) => {
    const { runClassAdd } = await import('./run-class.ts');
    tools.exitWith(await runClassAdd(id, file, options, tools));
  });
  const code = addCodeOptions(
    command
      .command('code')
      .argument('<class>', 'the name or id of the class')
      .description('Replaces the join code, or ends joining by a code.')
      .option('--end', 'nobody can join by a code any more'),
  );
  addStandardOptions(code, ['vbagent class code 6f1c… --days 2', 'vbagent class code 6f1c… --end']);
  code.action(async (id: string, options: CodeCommandOptions) => {
    const { runClassCode } = await import('./run-class.ts');
    tools.exitWith(await runClassCode(id, options, tools));
  });
}

function addCodeOptions(command: Command): Command {
  return command
    .option('--days <n>', 'let the join code expire after N days', readCount)
    .option('--max-pupils <n>', 'at most N pupils can join with the code (default: 40)', readCount);
}

export function declareAssign(program: Command, tools: CliTools): void {
  const command = program
    .command('assign')
    .argument('<class>', 'the name or id of the class, or `everyone` for all who sign in')
    .summary('set an assignment for a class')
    .description(
      'Sets practice on outcomes of a course, or with --paper a mock paper that is the same for all pupils.',
    )
    .option('--subject <name>', 'the subject, such as Mathematics')
    .option('--level <name>', 'the level, such as "Nat 5"')
    .option('--outcome <id...>', 'the ids of the outcomes to practise; an unknown one prints the list')
    .option('--questions <n>', 'the number of questions (default: 10)', readCount)
    .option('--until-secure', 'stop as soon as all outcomes are secure')
    .option('--paper [id]', 'set a mock paper of the course, or the paper from the bank with this id')
    .option('--title <text>', 'the title that pupils see (default: the course)')
    .option('--due <time>', 'when it is due, such as 2026-12-01T12:00')
    .option('--attempts <n>', 'how many attempts a pupil has (default: 1)', readCount)
    .addOption(
      new Option('--results <when>', 'when pupils see marks and solutions')
        .choices(resultsChoices)
        .default('at_once'),
    );
  addStandardOptions(command, [
    'vbagent assign "S4 Maths" --subject Mathematics --level "Nat 5" --outcome MNU-5-01 MNU-5-02 --questions 8',
    'vbagent assign 6f1c… --paper 3f2a… --title "Mechanics test"',
    'vbagent assign everyone --paper 3f2a… --title "Mock exam"',
    'vbagent assign 6f1c… --subject Physics --level "Nat 5" --paper --due 2026-12-01T12:00 --results after_due',
  ]);
  command.action(async (id: string, options: AssignOptions) => {
    const { runAssign } = await import('./run-class.ts');
    tools.exitWith(await runAssign(id, options, tools));
  });
}

export function declareGrades(program: Command, tools: CliTools): void {
  const command = program
    .command('grades')
    .argument('<assignment>', 'the id of the assignment')
    .summary('export the marks of an assignment')
    .description(
      'Prints the marks of each pupil by question and outcome as CSV; with --json, the results as JSON.',
    );
  addOutputOption(command, 'the gradebook');
  addStandardOptions(command, ['vbagent grades 0b9e… -o grades.csv', 'vbagent grades 0b9e… --json']);
  command.action(async (id: string, options: GradesOptions) => {
    const { runGrades } = await import('./run-class.ts');
    tools.exitWith(await runGrades(id, options, tools));
  });
}
