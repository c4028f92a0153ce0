/** A piece of a solution that may hold an equality; `doubtful` when the text itself calls it false. */
export type StepSource = { readonly line: number; readonly source: string; readonly doubtful: boolean };

const FORMULA = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)/gu;
const ENVIRONMENT = /\\(?:begin|end)\{(?:align|aligned|equation|gather|split|eqnarray)\*?\}/gu;
const DENIED =
  /\b(?:false|contradict\w*|impossible|not possible|absurd|rejected?|invalid|wrong|mistake|incorrect)\b/iu;
const LONGEST = 30_000;

/** The formulas of a solution in reading order, row by row; a line without dollars is taken whole. */
export function stepSources(solution: string): StepSource[] {
  const text = solution.slice(0, LONGEST);
  const formulas = [...text.matchAll(FORMULA)];
  if (formulas.length === 0) return plainLines(text);
  let [line, counted] = [1, 0];
  return formulas.flatMap((match) => {
    line += text.slice(counted, match.index).split('\n').length - 1;
    counted = match.index;
    const end = match.index + match[0].length;
    const inside = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    return rows(inside, line, DENIED.test(text.slice(end, end + 60)));
  });
}

function plainLines(text: string): StepSource[] {
  return text.split('\n').flatMap((line, index) => rows(line, index + 1, DENIED.test(line)));
}

/** Rows of an aligned display; a row that begins with = goes on from the row before. */
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
