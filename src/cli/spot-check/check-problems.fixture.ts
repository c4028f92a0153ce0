import type { TestContext } from 'node:test';
import { openScratchCli, type ScratchCli, type ScratchCliOptions } from '../scratch-cli.fixture.ts';

// Problems for the tests of `vbagent check`.

/** Creates a question whose solution has a correct product. */
export const createCorrectQuestion = (
  mass = '2.0',
  force = '6.0',
) => `\\item A body of mass $${mass}\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$. What is the net force?
\\begin{tasks}(2)
\\task $5.0\\,\\mathrm{N}$
\\task $${force}\\,\\mathrm{N}$ \\ans
\\task $17.0\\,\\mathrm{N}$
\\task $18.0\\,\\mathrm{N}$
\\end{tasks}
\\begin{solution}
\\begin{align*}
F &= m a \\\\
&= ${mass} \\times 3.0 \\\\
&= ${force}\\,\\mathrm{N}
\\end{align*}
Therefore, the correct option is (b).
\\end{solution}
`;
/** The same question with a wrong product. */
export const WRONG_QUESTION = createCorrectQuestion().replace('&= 6.0', '&= 7.0');

/** Creates a folder `out` with the problem `ramp`, which has an error, and the correct problem `fall`. */
export function openCheckCli(t: TestContext, options: ScratchCliOptions = {}): ScratchCli {
  return openCheckCliWith(t, options, { ramp: WRONG_QUESTION, fall: createCorrectQuestion('4.0', '12.0') });
}

/** Creates a folder `out` with these problems. */
export function openCheckCliWith(
  t: TestContext,
  options: ScratchCliOptions,
  problems: Readonly<Record<string, string>>,
): ScratchCli {
  const cli = openScratchCli(options);
  t.after(() => cli.close());
  for (const [name, text] of Object.entries(problems)) cli.write(`out/${name}/problem.tex`, text);
  return cli;
}

/** Reads the current text of the problem `ramp`. */
export function readRampProblem(cli: ScratchCli): string {
  return cli.read('out/ramp/problem.tex');
}
