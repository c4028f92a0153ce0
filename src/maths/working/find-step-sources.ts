/** A piece of a solution that may contain an equality; `doubtful` when the text itself calls it false. */
type StepSource = { readonly line: number; readonly source: string; readonly doubtful: boolean };

const FORMULA = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)/gu;
const ENVIRONMENT = /\\(?:begin|end)\{(?:align|aligned|equation|gather|split|eqnarray)\*?\}/gu;
/** Words that declare an equality false on purpose. */
const DENIED =
  /\b(?:false|contradict\w*|impossible|not possible|absurd|rejected?|invalid|wrong|mistake|incorrect)\b/iu;
const MAX_SOLUTION_LENGTH = 30_000;

/**
 * Returns the formulas of a solution in reading order, row by row; a line without dollar signs counts as one
 * formula.
 */
export function findStepSources(solution: string): StepSource[] {
  const text = solution.slice(0, MAX_SOLUTION_LENGTH);
  const formulas = [...text.matchAll(FORMULA)];
  if (formulas.length === 0) return plainLines(text);
  let [line, counted] = [1, 0];
  const found = formulas.flatMap((match) => {
    const between = text.slice(counted, match.index);
    const plain = wholeLines(between, line, counted === 0);
    line += between.split('\n').length - 1;
    counted = match.index + match[0].length;
    const inside = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    const own = rows(inside, line, DENIED.test(text.slice(counted, counted + 60)));
    line += match[0].split('\n').length - 1;
    return [...plain, ...own];
  });
  return [...found, ...wholeLines(`${text.slice(counted)}\n`, line, false)];
}

/** Returns lines of plain text between formulas. The rest of a line that contains a formula is only words. */
function wholeLines(between: string, first: number, fromStart: boolean): StepSource[] {
  const skipped = fromStart ? 0 : 1;
  const lines = between.split('\n').slice(skipped, -1);
  return lines.flatMap((text, index) => rows(text, first + skipped + index, DENIED.test(text)));
}

function plainLines(text: string): StepSource[] {
  return text.split('\n').flatMap((line, index) => rows(line, index + 1, DENIED.test(line)));
}

/** Splits an aligned display into rows; a row that begins with = continues the row before. */
function rows(inside: string, line: number, doubtful: boolean): StepSource[] {
  const parts = inside.replace(ENVIRONMENT, ' ').split(/\\\\(?:\[[^\]]*\])?/u);
  const joined: string[] = [];
  for (const part of parts) {
    const row = part
      .replace(/&/gu, ' ')
      .replace(/[.,;]\s*$/u, '')
      .trim();
    if (row === '') continue;
    if (/^(?:=|\\approx|≈)/u.test(row) && joined.length > 0) joined[joined.length - 1] += ` ${row}`;
    else joined.push(row);
  }
  return joined
    .filter((row) => /=|≈|\\approx/u.test(row))
    .map((source) => ({ line, source: source.replace(/^[^=]*?:\s+/u, ''), doubtful }));
}
