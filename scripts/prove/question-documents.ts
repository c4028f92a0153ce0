import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Proof } from '../prove.ts';
import { projectRoot } from '../run-command.ts';

/** Processes every sample by rules and compiles the `main.tex` of each written folder with pdflatex. */
export const proof: Proof = {
  name: 'question-documents',
  run: async () => {
    if (spawnSync('pdflatex', ['--version']).status !== 0)
      return 'Not measured: pdflatex is not installed on this machine.';
    const folder = mkdtempSync(join(tmpdir(), 'vbagent-documents-'));
    const samples = globSync('data/samples/*/*.tex', { cwd: projectRoot }).toSorted();
    for (const sample of samples)
      spawnSync(
        process.execPath,
        [
          join(projectRoot, 'bin/vbagent.mjs'),
          ...['process', '-t', join(projectRoot, sample), '--variants', 'numerical', 'context'],
          ...['--engine', 'rules', '-o', join(folder, 'output'), '--database', join(folder, 'vbagent.db')],
        ],
        { cwd: folder },
      );
    const documents = globSync('output/*/main.tex', { cwd: folder }).toSorted();
    const failed = documents.filter((path) => !compile(join(folder, path)));
    const first = documents.find((path) => path.includes('mechanics-1')) ?? documents[0];
    if (first !== undefined) savePicture(join(folder, first).replace(/main\.tex$/u, 'main'));
    rmSync(folder, { recursive: true });
    if (failed.length > 0 || documents.length === 0) process.exitCode = 1;
    return [
      `${documents.length - failed.length} of ${documents.length} documents of ${samples.length} sample files compile with \`pdflatex main.tex\`, unchanged.`,
      ...failed.map((path) => `- ${path} does not compile.`),
      '![The first page of a written question](../images/question-document.png)',
    ].join('\n\n');
  },
};

function compile(path: string): boolean {
  const { status } = spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', basename(path)], {
    cwd: join(path, '..'),
    timeout: 120_000,
  });
  return status === 0;
}

/** Draws the first page with poppler's pdftoppm, if it is installed. */
function savePicture(path: string): void {
  if (spawnSync('pdftoppm', ['-v']).error !== undefined) return;
  execFileSync('pdftoppm', ['-r', '80', '-png', '-singlefile', `${path}.pdf`, path]);
  copyFileSync(`${path}.png`, join(projectRoot, 'docs/images/question-document.png'));
}
