import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './run-command.ts';

/** One proof: a long measurement whose Markdown report is written to `docs/evidence/<name>.md`. */
export type Evidence = { readonly name: string; readonly run: () => Promise<string> };

const evidenceFolder = join(projectRoot, 'docs/evidence');

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
}

/** The first lines of a page: the commit, the date and the machine of the measurement. */
function header(name: string): string {
  const changed =
    git('status', '--porcelain', '--', 'src', 'scripts', 'bench') === '' ? '' : ' with local changes';
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return `# ${name}\n\nCommit ${git('rev-parse', '--short', 'HEAD')}${changed}, ${new Date().toISOString().slice(0, 10)}, ${machine}. Made by \`npm run prove -- ${name}\`.\n\n`;
}

async function loadEvidence(): Promise<Evidence[]> {
  const paths = globSync('scripts/prove/*.ts', { cwd: projectRoot }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    paths.sort().map((path) => import(pathToFileURL(join(projectRoot, path)).href)),
  );
  return modules.flatMap((module: { evidence?: Evidence }) => module.evidence ?? []);
}

const requested = process.argv.slice(2);
const selected = (await loadEvidence()).filter(
  ({ name }) => requested.length === 0 || requested.includes(name),
);
if (selected.length === 0) {
  console.error(`There is no proof named ${requested.join(' ')}.`);
  process.exitCode = 2;
}

mkdirSync(evidenceFolder, { recursive: true });
for (const { name, run } of selected) {
  console.log(`Running ${name} …`);
  const report = await run();
  writeFileSync(join(evidenceFolder, `${name}.md`), header(name) + report.trimEnd().concat('\n'));
  console.log(`${report}\n→ docs/evidence/${name}.md\n`);
}
