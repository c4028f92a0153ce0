/** One of several attempts at the same question. */
export type WrittenAttempt = {
  readonly lines: readonly string[];
  /** The learner chose this attempt as the one that counts. */
  readonly isChosen: boolean;
};

/** Matches a heading such as `Attempt 2` or `Method B`, with the rest of its line. */
const HEADING =
  /^\s*[*#_]*\s*(?:(?:attempt|method|try|solution|version)\s*(?:no\.?\s*)?\d|(?:1st|2nd|3rd|first|second|third|other|another|alternative)\s+(?:attempt|method|try|solution|way)|alternatively|method\s+[ab])\b(.*)$/iu;
/** Matches a line that only separates attempts. */
const SEPARATOR_LINE = /^\s*(?:or|or:|-{3,}|={3,}|\*{3,})\s*$/iu;
/** Matches words and signs by which a learner chooses an attempt. */
const CHOSEN_WORDS = /\b(?:final answer|final attempt|use this|mark this|this one|my answer|chosen)\b|✓|✔/iu;
/** Matches words by which a learner withdraws an attempt. */
const REJECTED_WORDS = /\b(?:ignore (?:this|the above|above|that)|don['’]?t mark)\b/iu;

/** Splits a response at headings such as `Attempt 2` and at a single `OR`. */
export function splitAttempts(lines: readonly string[]): WrittenAttempt[] {
  const groups: string[][] = [[]];
  const headings: string[] = [''];
  for (const line of lines) {
    const heading = HEADING.exec(line);
    if (heading || SEPARATOR_LINE.test(line)) {
      groups.push([]);
      headings.push(line);
      const rest = (heading?.[1] ?? '').replace(/^[\s:.)\]-]+/u, '');
      if (/[=\d]/u.test(rest)) groups.at(-1)?.push(rest);
    } else groups.at(-1)?.push(line);
  }
  const attempts = groups.map((group, index) => toWrittenAttempt(group, headings[index] ?? ''));
  const nonBlank = attempts.filter((attempt) => attempt.lines.some((line) => line.trim() !== ''));
  const accepted = nonBlank.filter((attempt) => !attempt.lines.some((line) => REJECTED_WORDS.test(line)));
  return accepted.length > 0 ? accepted : nonBlank;
}

function toWrittenAttempt(lines: readonly string[], heading: string): WrittenAttempt {
  return { lines, isChosen: CHOSEN_WORDS.test(heading) || lines.some((line) => CHOSEN_WORDS.test(line)) };
}
