// Creates the example questions of the checks.

/**
 * Returns a choice question in TeX, for examples of checks. Correct options end with ` *`. Without a solution, one that
 * names the correct options is added.
 */
export function choiceQuestion(stem: string, options: readonly string[], solution?: string): string {
  const letters = options.flatMap((option, index) => (isMarkedCorrect(option) ? [formatLetter(index)] : []));
  const keySentence = `Therefore, the correct option${letters.length > 1 ? 's are' : ' is'} ${letters.join(' and ')}.`;
  const tasks = options.map((option) => `    \\task ${option.replace(/ \*$/, ' \\ans')}`);
  return [
    `\\item ${stem}`,
    '\\begin{tasks}(2)',
    ...tasks,
    '\\end{tasks}',
    ...formatSolution(
      solution === undefined ? keySentence : `${solution}\n${letters.length === 0 ? '' : keySentence}`.trim(),
    ),
  ].join('\n');
}

/** Returns a question with a written answer, in TeX. */
export function writtenQuestion(stem: string, solution: string): string {
  return [`\\item ${stem}`, ...formatSolution(solution)].join('\n');
}

/** Returns a question with a whole-number answer, in TeX. */
export function integerQuestion(stem: string, answer: string, solution: string): string {
  return writtenQuestion(`${stem} \\hrulefill. \\ansint{${answer}}`, solution);
}

/** A part of an example question. */
type ExamplePart = { readonly text: string; readonly solution?: string; readonly label?: string };

/** Returns a question with the parts (a), (b), …, in TeX; the solutions of the parts are in one environment. */
export function questionWithParts(stem: string, parts: readonly ExamplePart[]): string {
  const items = parts.map(({ text, solution, label }, index) => ({
    text: `\\item[${label ?? formatLetter(index)}] ${text}`,
    solution: solution === undefined ? [] : [`\\item[${label ?? formatLetter(index)}] ${solution}`],
  }));
  return [
    `\\item ${stem}`,
    '\\begin{enumerate}',
    ...items.map(({ text }) => text),
    '\\end{enumerate}',
    ...formatSolution(
      ['\\begin{enumerate}', ...items.flatMap(({ solution }) => solution), '\\end{enumerate}'].join('\n'),
    ),
  ].join('\n');
}

function formatSolution(solution: string): string[] {
  return ['\\begin{solution}', solution, '\\end{solution}', ''];
}

function isMarkedCorrect(option: string): boolean {
  return option.endsWith(' *');
}

function formatLetter(index: number): string {
  return `(${String.fromCharCode(97 + index)})`;
}
