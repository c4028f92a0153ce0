/** The range of a text from `start` to `end`. */
type TextRange = { readonly start: number; readonly end: number };

const SOLUTION = /\\begin\{(solution|freeResponse|hint|feedback|explanation|answer)\}/g;

/** Finds the worked solutions of a file. If there are none, but blanks with answers (`\answer{…}`), the whole file is one. */
export function findSolutions(text: string): TextRange[] {
  const solutions: TextRange[] = [];
  for (const match of text.matchAll(SOLUTION)) {
    if (match.index < (solutions.at(-1)?.end ?? 0)) continue;
    const end = text.indexOf(`\\end{${match[1]}}`, match.index);
    solutions.push({ start: match.index, end: end < 0 ? text.length : end });
  }
  return solutions.length === 0 && text.includes('\\answer{') ? [{ start: 0, end: text.length }] : solutions;
}

const blank = (hidden: string): string => hidden.replace(/[^\n]/g, ' ');

/** Replaces comments, pictures, code, annotations and the arguments of layout commands with spaces. */
export function hideLayout(text: string): string {
  return text
    .replace(/(?<!\\)%[^\n]*/g, blank)
    .replace(
      /\\begin\{(tikzpicture|pspicture|picture|axis|lstlisting|verbatim|tabular|tabu|figure|table|image)\*?\}[\s\S]*?\\end\{\1\*?\}/g,
      blank,
    )
    .replace(/<<[^<>\n]*>>/g, blank)
    .replace(
      /\\(?:label|ref|eqref|tag|hspace|vspace|includegraphics|cite|color|textcolor|setcounter)\*?\s*(?:\[[^\]]*\])?\{[^{}]*\}/g,
      blank,
    )
    .replace(/(?<=\\begin\{(?:array|alignat\*?)\})\s*(?:\[[^\]]*\])?\{(?:[^{}]|\{[^{}]*\})*\}/g, blank)
    .replace(/(?<=\\\\\*?)\s*\[[-\d.]+\s*(?:pt|cm|mm|ex|em|in)\]/g, blank);
}

/** What an author writes in a sentence about a wrong alternative, a remainder or a numeral of another base. */
const REJECTION =
  /\b(?:incorrect|wrong|mistake\w*|mistakenly|erroneous\w*|would (?:be|have|imply|mean|give|result|need)|if (?:there|it|he|she|they) were|contradict\w*|impossible|false|not equal|should be|instead of|rather than|modulo|mod|in base|base[- ]\w+ (?:number|numeral|system))\b|\\(?:p?mod|bmod|equiv|neq?|not)(?![a-zA-Z])|≡|≠/i;

/** Whether the sentence around a position is about something that the author does not claim. */
export function isRejected(text: string, at: number): boolean {
  const before =
    text
      .slice(0, at)
      .split(/(?<=[.!?。])\s|\n\s*\n|\\item\b/)
      .at(-1) ?? '';
  const after = text.slice(at).split(/(?<=[.!?。])\s|\n\s*\n|\\item\b/)[0] ?? '';
  return REJECTION.test(before + after);
}
