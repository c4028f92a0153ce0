/**
 * Returns a choice question in TeX, for examples of checks. Correct options end with ` *`. Without a solution, one that
 * names the correct options is added.
 */
export function choice(stem: string, options: readonly string[], solution?: string): string {
  const letters = options.flatMap((option, place) => (isKeyed(option) ? [letterOf(place)] : []));
  const named = `Therefore, the correct option${letters.length > 1 ? 's are' : ' is'} ${letters.join(' and ')}.`;
  const tasks = options.map((option) => `    \\task ${option.replace(/ \*$/, ' \\ans')}`);
  return [
    `\\item ${stem}`,
    '\\begin{tasks}(2)',
    ...tasks,
    '\\end{tasks}',
    ...solutionLines(
      solution === undefined ? named : `${solution}\n${letters.length === 0 ? '' : named}`.trim(),
    ),
  ].join('\n');
}

/** Returns a question with a written answer, in TeX. */
export function written(stem: string, solution: string): string {
  return [`\\item ${stem}`, ...solutionLines(solution)].join('\n');
}

/** Returns a question with a whole-number answer, in TeX. */
export function integer(stem: string, answer: string, solution: string): string {
  return written(`${stem} \\hrulefill. \\ansint{${answer}}`, solution);
}

function solutionLines(solution: string): string[] {
  return ['\\begin{solution}', solution, '\\end{solution}', ''];
}

function isKeyed(option: string): boolean {
  return option.endsWith(' *');
}

function letterOf(place: number): string {
  return `(${String.fromCharCode(97 + place)})`;
}
