import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../run-command.ts';
import { type Census, countProblems, writeBrokenProblems } from './broken-problems.ts';

export const PROGRAM = join(projectRoot, 'bin/vbagent.mjs');

export type Ended = { readonly code: number; readonly out: string; readonly err: string };

export async function runProgram(words: readonly string[], shell?: string): Promise<Ended> {
  const command = [process.execPath, PROGRAM, ...words];
  const child =
    shell === undefined
      ? spawn(command[0] ?? '', command.slice(1))
      : spawn('sh', ['-c', `${shell} exec "$@"`, 'sh', ...command]);
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

/** A check that writes what is certain and asks nobody. */
export const certain = (root: string, database: string): string[] => [
  ...['check', '--dir', root, '--all', '--yes-to', 'certain', '--json'],
  ...['--engine', 'rules', '--database', database],
];

/** Two processes go through one folder at the same time, with one database. */
export async function reviewTogether(
  folder: string,
  problems: number,
): Promise<{ census: Census; codes: number[] }> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, problems);
  const ended = await Promise.all([1, 2].map(() => runProgram(certain(root, database))));
  return { census: countProblems(root, problems), codes: ended.map(({ code }) => code) };
}

/** The middle of the database file is overwritten after some decisions; then the review goes on. */
export async function reviewAfterDamage(
  folder: string,
  problems: number,
): Promise<{ census: Census; said: string }> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, problems);
  await runProgram([...certain(root, database), '-p', 'p0']);
  const bytes = readFileSync(database);
  bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 8192);
  writeFileSync(database, bytes);
  const { err } = await runProgram(certain(root, database));
  return { census: countProblems(root, problems), said: err };
}

/** A limit so low that the database cannot grow: nothing may be torn, and the next run finishes the work. */
export async function reviewWithinLimit(
  folder: string,
  problems: number,
): Promise<{ first: Ended; census: Census; after: Census }> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, problems);
  const first = await runProgram(certain(root, database), 'ulimit -f 300;');
  const census = countProblems(root, problems);
  await runProgram(certain(root, database));
  return { first, census, after: countProblems(root, problems) };
}

/** Every other file is closed to writing. */
export async function reviewReadOnly(
  folder: string,
  problems: number,
): Promise<{ census: Census; code: number; refusals: number }> {
  const [root, database] = [join(folder, 'problems'), join(folder, 'checks.db')];
  writeBrokenProblems(root, problems);
  for (let n = 0; n < problems; n += 2) chmodSync(join(root, `p${n}`, 'problem.tex'), 0o444);
  const { code, out } = await runProgram(certain(root, database));
  return {
    census: countProblems(root, problems),
    code,
    refusals: out.match(/it is read-only/g)?.length ?? 0,
  };
}
