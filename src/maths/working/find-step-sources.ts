/** A part of a solution that may contain an equality; `isDenied` means that the text calls it false. */
type StepSource = { readonly line: number; readonly source: string; readonly isDenied: boolean };

const FORMULA = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)/gu;
const ENVIRONMENT = /\\(?:begin|end)\{(?:align|aligned|equation|gather|split|eqnarray)\*?\}/gu;
/** Matches words that declare an equality false, as in a proof by contradiction. */
const DENIAL =
  /\b(?:false|contradict\w*|impossible|not possible|absurd|rejected?|invalid|wrong|mistake|incorrect)\b/iu;
const MAX_SOLUTION_LENGTH = 30_000;

/**
 * Returns the formulas of a solution in reading order, row by row; a line without dollar signs counts as one
 * formula.
 */
export function findStepSources(solution: string): StepSource[] {
  const text = solution.slice(0, MAX_SOLUTION_LENGTH);
  const formulas = [...text.matchAll(FORMULA)];
  if (formulas.length === 0) return listPlainLines(text);
  let [line, position] = [1, 0];
  const formulaSources = formulas.flatMap((match) => {
    const between = text.slice(position, match.index);
    const betweenSources = listLinesBetween(between, line, position === 0);
    line += between.split('\n').length - 1;
    position = match.index + match[0].length;
    const content = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    const rowSources = listRows(content, line, DENIAL.test(text.slice(position, position + 60)));
    line += match[0].split('\n').length - 1;
    return [...betweenSources, ...rowSources];
  });
  return [...formulaSources, ...listLinesBetween(`${text.slice(position)}\n`, line, false)];
}

/**
 * Returns the complete lines of text between two formulas; the ends of lines that contain a formula are
 * skipped.
 */
function listLinesBetween(between: string, firstLine: number, isStartOfText: boolean): StepSource[] {
  const skippedLines = isStartOfText ? 0 : 1;
  const lines = between.split('\n').slice(skippedLines, -1);
  return lines.flatMap((text, index) => listRows(text, firstLine + skippedLines + index, DENIAL.test(text)));
}

function listPlainLines(text: string): StepSource[] {
  return text.split('\n').flatMap((line, index) => listRows(line, index + 1, DENIAL.test(line)));
}

/** Splits an aligned display into rows; a row that begins with = continues the row before. */
function listRows(content: string, line: number, isDenied: boolean): StepSource[] {
  const parts = content.replace(ENVIRONMENT, ' ').split(/\\\\(?:\[[^\]]*\])?/u);
  const joinedRows: string[] = [];
  for (const part of parts) {
    const row = part
      .replace(/&/gu, ' ')
      .replace(/[.,;]\s*$/u, '')
      .trim();
    if (row === '') continue;
    if (/^(?:=|\\approx|≈)/u.test(row) && joinedRows.length > 0)
      joinedRows[joinedRows.length - 1] += ` ${row}`;
    else joinedRows.push(row);
  }
  return joinedRows
    .filter((row) => /=|≈|\\approx/u.test(row))
    .map((source) => ({ line, source: source.replace(/^[^=]*?:\s+/u, ''), isDenied }));
}
