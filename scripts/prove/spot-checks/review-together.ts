import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../run-command.ts';
import { countProblems, type ProblemFiles, writeBrokenProblems } from './broken-problems.ts';

export const PROGRAM = join(projectRoot, 'bin/vbagent.mjs');

type ProgramResult = { readonly code: number; readonly out: string; readonly err: string };

/** Runs `vbagent` to its end. `shellCommands` contains shell commands to run first, for example to set limits. */
export async function runProgram(args: readonly string[], shellCommands?: string): Promise<ProgramResult> {
  const command = [process.execPath, PROGRAM, ...args];
  const child =
    shellCommands === undefined
      ? spawn(command[0] ?? '', command.slice(1))
      : spawn('sh', ['-c', `${shellCommands} exec "$@"`, 'sh', ...command]);
  let [out, err] = ['', ''];
  child.stdin.end();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { code: Number(code), out, err };
}

/** Returns the arguments of a check that applies certain suggestions without prompting. */
export const createCheckArguments = (root: string, database: string): string[] => [
  ...['check', '--dir', root, '--all', '--yes-to', 'certain', '--json'],
  ...['--engine', 'rules', '--database', database],
];

/** Reviews one folder with two concurrent processes and one database. */
export async function reviewTogether(
  folder: string,
  problems: number,
): Promise<{ files: ProblemFiles; codes: number[] }> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, problems);
  const results = await Promise.all([1, 2].map(() => runProgram(createCheckArguments(root, database))));
  return { files: countProblems(root, problems), codes: results.map(({ code }) => code) };
}

/** Overwrites the middle of the database file after some decisions, then continues the review. */
export async function reviewAfterDamage(
  folder: string,
  problems: number,
): Promise<{ files: ProblemFiles; output: string }> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, problems);
  await runProgram([...createCheckArguments(root, database), '-p', 'p0']);
  const bytes = readFileSync(database);
  bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 8192);
  writeFileSync(database, bytes);
  const { err } = await runProgram(createCheckArguments(root, database));
  return { files: countProblems(root, problems), output: err };
}

/** Reviews with a file size limit at which the database cannot grow, then without a limit. */
export async function reviewWithinLimit(
  folder: string,
  problems: number,
): Promise<{ first: ProgramResult; files: ProblemFiles; after: ProblemFiles }> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, problems);
  const first = await runProgram(createCheckArguments(root, database), 'ulimit -f 300;');
  const files = countProblems(root, problems);
  await runProgram(createCheckArguments(root, database));
  return { first, files, after: countProblems(root, problems) };
}

/** Reviews a folder in which every other file is read-only. */
export async function reviewReadOnly(
  folder: string,
  problems: number,
): Promise<{ files: ProblemFiles; code: number; refusals: number }> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, problems);
  for (let n = 0; n < problems; n += 2) chmodSync(join(root, `p${n}`, 'problem.tex'), 0o444);
  const { code, out } = await runProgram(createCheckArguments(root, database));
  return {
    files: countProblems(root, problems),
    code,
    refusals: out.match(/it is read-only/g)?.length ?? 0,
  };
}
