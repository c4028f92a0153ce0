const LABEL = /(?<=^|[\s~\\])(?:\*|✓|✔)?\(?([A-H])[.)](?=[\s~])/gu;

const LABEL_START = /^\s*\(?[A-H][.)](?:\s|~)/u;

/** Removes the bold format of labels such as `\textbf{B.}` and of whole lines, so that labels are recognised in a line. */
export function unboldLabels(tex: string): string {
  const whole = /^\s*\\textbf\{((?:[^{}]|\{[^{}]*\})*)\}\s*$/u.exec(tex)?.[1];
  return (whole !== undefined && LABEL_START.test(whole) ? whole : tex).replace(
    /\\textbf\{(\s*\(?[A-H][.)])\s*\}\s*/gu,
    '$1 ',
  );
}

/**
 * Splits a line that begins with an option before each label that follows the one before it: `A. 3 B. 4`. A letter that is out of
 * order or without text after it belongs to the text of an option, as in `A. Vitamin D. B. Vitamin C.`
 */
export function splitOptions(text: string): string[] {
  const line = text.replace(/(?:\s|~|\\\\)+$/u, '');
  const starts: number[] = [];
  let next: number | undefined;
  for (const { index, 1: letter = '' } of line.matchAll(LABEL)) {
    const code = letter.charCodeAt(0);
    if (next === undefined || code === next) {
      if (next !== undefined) starts.push(index);
      next = code + 1;
    }
  }
  return [0, ...starts]
    .map((start, at) =>
      line
        .slice(start, starts[at])
        .replace(/\\\\\s*$/u, '')
        .trim(),
    )
    .filter((option) => option !== '');
}

/**
 * Finds where the options begin in the text of a question: at an `A.` after a gap or a line break, or at one that at least `B.` and
 * `C.` follow. Without options, returns the length of the text.
 */
export function findFirstOption(text: string): number {
  const afterGap = /(?:\t|\s{3,}|\\\\\n)(?=\(?A[.)](?:\s|~))/u.exec(text);
  if (afterGap !== null) return afterGap.index;
  for (const { index, 1: letter } of text.matchAll(LABEL))
    if (letter === 'A' && index > 0 && splitOptions(text.slice(index)).length >= 3) return index;
  return text.length;
}

/**
 * Marks the bold one of the options `(a) Ag (b) \textbf{Au} (c) Fe` within a line, and writes their labels as capital letters. Without
 * a bold one, such a line may also ask for several things, so it stays as it is.
 */
export function markInlineOptions(tex: string): string {
  const pieces = tex.split(/(?:^|(?<=[\s~]))\(([a-h])\)[\s~]+/u);
  const letters = pieces.filter((_piece, index) => index % 2 === 1);
  const texts = pieces.filter((_piece, index) => index > 0 && index % 2 === 0);
  const bold = texts.map((text) => /^\\textbf\{((?:[^{}]|\{[^{}]*\})*)\}[.;,\s~]*$/u.exec(text)?.[1]);
  const isList = letters.length >= 3 && 'abcdefgh'.startsWith(letters.join(''));
  if (!isList || bold.filter((text) => text !== undefined).length !== 1) return tex;
  const options = texts.map((text, index) => {
    const right = bold[index];
    return `${letters[index]?.toUpperCase()}. ${right === undefined ? text.trim() : `${right.trim()} ✓`}`;
  });
  return `${pieces[0]?.trimEnd()}   ${options.join('   ')}`;
}
