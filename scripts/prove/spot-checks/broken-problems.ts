import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A question with a correct solution. */
export function soundProblem(n: number): string {
  const force = (2 + n) * 3;
  return `\\item A trolley of mass $${2 + n}\\,\\mathrm{kg}$ accelerates at $3\\,\\mathrm{m\\,s^{-2}}$. What is the net force on it?
\\begin{tasks}(2)
\\task $${force - 1}\\,\\mathrm{N}$
\\task $${force}\\,\\mathrm{N}$ \\ans
\\task $${force + 5}\\,\\mathrm{N}$
\\task $${force + 7}\\,\\mathrm{N}$
\\end{tasks}
\\begin{solution}
\\begin{align*}
F &= ${2 + n} \\times 3 \\\\
&= ${force}\\,\\mathrm{N}
\\end{align*}
Therefore, the correct option is (b).
\\end{solution}
`;
}

/** The same question with a wrong product. The marked option shows which value is right, so the repair is certain. */
export function brokenProblem(n: number): string {
  return soundProblem(n).replace(`&= ${(2 + n) * 3}\\`, `&= ${(2 + n) * 3 + 2}\\`);
}

export function writeBrokenProblems(root: string, count: number): void {
  writeProblems(root, count, brokenProblem);
}

export function writeSoundProblems(root: string, count: number): void {
  writeProblems(root, count, soundProblem);
}

function writeProblems(root: string, count: number, createText: (n: number) => string): void {
  for (let n = 0; n < count; n++) {
    mkdirSync(join(root, `p${n}`), { recursive: true });
    writeFileSync(join(root, `p${n}`, 'problem.tex'), createText(n));
  }
}

/** The numbers of the problems by the state of their files. */
export type ProblemFiles = {
  /** Corrected problems. */
  readonly corrected: number[];
  /** Problems that still contain the mistake. */
  readonly uncorrected: number[];
  /** Problems whose text is neither the original nor the corrected one, because the file was written only partly. */
  readonly partlyWritten: number[];
  /** Temporary files that a killed process left behind. */
  readonly leftovers: number;
};

/** Groups the problems of a folder by the state of their files. */
export function countProblems(root: string, count: number): ProblemFiles {
  const files = {
    corrected: [] as number[],
    uncorrected: [] as number[],
    partlyWritten: [] as number[],
    leftovers: 0,
  };
  for (let n = 0; n < count; n++) {
    const text = readFileSync(join(root, `p${n}`, 'problem.tex'), 'utf8');
    const state =
      text === soundProblem(n) ? 'corrected' : text === brokenProblem(n) ? 'uncorrected' : 'partlyWritten';
    files[state].push(n);
    files.leftovers += readdirSync(join(root, `p${n}`)).length - 1;
  }
  return files;
}
