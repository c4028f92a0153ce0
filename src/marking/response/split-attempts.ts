/** One of several attempts at the same question. */
export type WrittenAttempt = {
  readonly lines: readonly string[];
  /** The learner chose this attempt as the one that counts. */
  readonly isChosen: boolean;
};

/** Matches a heading such as `Attempt 2`, `Method B` or `Try again:`, with the rest of its line. */
const HEADING =
  /^\s*[*#_]*\s*(?:(?:attempt|method|try|solution|version)\s*(?:no\.?\s*)?\d|(?:1st|2nd|3rd|first|second|third|other|another|alternative)\s+(?:attempt|method|try|go|solution|answer)|(?:1st|2nd|3rd|first|second|third|another|alternative)\s+way|alternatively|method\s+[ab]|(?:try|start)(?:ing)?\s+again|(?:first|second|third)\s*\((?:final|my answer|answer)\))(?![A-Za-z\d])(.*)$/iu;
/** Matches a line that only separates attempts. */
const SEPARATOR_LINE = /^\s*(?:or|or:|-{3,}|={3,}|\*{3,})\s*$/iu;
/** Matches words and signs by which a learner chooses an attempt. */
const CHOSEN_WORDS =
  /\b(?:final answer|final attempt|use this|mark this|this one|my answer|chosen)\b|\(final\)|✓|✔|(?:<-+|←)\s*(?:my\s+)?(?:final\s+)?ans/iu;
/** Matches a line that only names the attempt that counts: `answer = 2nd attempt`, `final answer is try 2`. */
const CHOICE_LINE =
  /^(?=.*\b(?:answer|final|use|mark|choose|pick)\b).*\b(?:attempt|method|try|solution|version|way)\b[^=]*$/iu;
/** Matches words by which a learner withdraws a whole attempt. */
const REJECTED_WORDS = /\b(?:ignore (?:this|the above|above|that)|don['’]?t mark)\b/iu;
/** Matches words at the end of a line by which a learner withdraws it: `= 23.8 oops`, `= 15 ✗`. */
const REJECTING_END =
  /(?:[✗✘❌]|\b(?:wh?oops|wrong|no way|nope|my mistake|scrap (?:that|this|it)|not right|no good|rubbish|try again|start again)\b)(?:\W+\w+){0,4}\W*$/iu;
/** Matches a line that withdraws the lines above, such as `No - from the base line: 8/10.2 = 0.78` or `wrong, start again`. */
const REJECTS_ABOVE =
  /^\s*(?:(?:no\s*[-–—:]+|wh?oops\b[^:=\d]*:)(?=.*\d\s*[-+×x*/÷].*=\s*[-£]?\d)|(?:wh?oops|wrong|nope|scrap that|no,? (?:this|that)(?:['’]s| is) wrong)\W*(?:(?:try|start)\s+again)?\W*$)/iu;
/** Matches an operation after a number. A single value such as `x = -11 ✗` is a rejected root and stays. */
const CALCULATION = /[\d)]\s*[-+×x*/÷^²]/u;

/** Splits a response at headings such as `Attempt 2` and at a single `OR`, and leaves out work that the learner withdraws. */
export function splitAttempts(lines: readonly string[]): WrittenAttempt[] {
  const groups: string[][] = [[]];
  const headings: string[] = [''];
  for (const line of lines) {
    const heading = HEADING.exec(line);
    if (isChoiceLine(line, headings)) headings.push(...chooseByNumber(headings.splice(0), line));
    else if (heading || SEPARATOR_LINE.test(line)) {
      groups.push([]);
      headings.push(line);
      const rest = (heading?.[1] ?? '').replace(/^[\s:.)\]-]+/u, '');
      const afterColon = /:\s*(\S.*)$/u.exec(heading?.[1] ?? '')?.[1];
      if (afterColon !== undefined || /[=\d]/u.test(rest)) groups.at(-1)?.push(afterColon ?? rest);
    } else groups.at(-1)?.push(line);
  }
  const attempts = groups.map((group, index) => toWrittenAttempt(group, headings[index] ?? ''));
  const nonBlank = attempts.filter((attempt) => attempt.lines.some((line) => line.trim() !== ''));
  const accepted = nonBlank.filter(
    ({ lines: attemptLines }, index) =>
      !attemptLines.some((line) => REJECTED_WORDS.test(line)) &&
      !(index < nonBlank.length - 1 && isWithdrawn(attemptLines)),
  );
  return (accepted.length > 0 ? accepted : nonBlank).map(removeWithdrawnLines);
}

/** Returns whether a line names an attempt that was made; a heading with a new number begins an attempt. */
function isChoiceLine(line: string, headings: readonly string[]): boolean {
  const number = findAttemptNumber(line);
  if (headings.length < 2 || number === undefined || !CHOICE_LINE.test(line)) return false;
  return !HEADING.test(line) || headings.some((heading) => findAttemptNumber(heading) === number);
}

/** Returns the number of an attempt: 2 for `2nd attempt`, `try 2` and `the second way`. */
function findAttemptNumber(text: string): number | undefined {
  const [, word, digit] = /\b(?:(first|second|third)|([1-3])(?:st|nd|rd)?)\b/iu.exec(text) ?? [];
  if (word !== undefined) return ['first', 'second', 'third'].indexOf(word.toLowerCase()) + 1;
  return digit === undefined ? undefined : Number(digit);
}

/** Adds a sign of choice to the heading of the attempt that the line names. */
function chooseByNumber(headings: readonly string[], line: string): string[] {
  const number = findAttemptNumber(line);
  const hasNumber = headings.some((heading) => findAttemptNumber(heading) === number);
  return headings.map((heading, index) =>
    (hasNumber ? findAttemptNumber(heading) : index + 1) === number ? `${heading} ✓` : heading,
  );
}

function isWithdrawn(lines: readonly string[]): boolean {
  const last = lines.findLast((line) => line.trim() !== '') ?? '';
  return endsWithRejection(last);
}

/** Returns whether the learner withdraws a line after its first number. */
function endsWithRejection(line: string): boolean {
  const firstDigit = line.search(/\d/u);
  return firstDigit >= 0 && REJECTING_END.test(line.slice(firstDigit));
}

/** Leaves out the lines that the learner withdraws, if mathematics follows. */
function removeWithdrawnLines({ lines, isChosen }: WrittenAttempt): WrittenAttempt {
  const hasMathsAfter = (index: number) => lines.slice(index + 1).some((line) => /\d/u.test(line));
  const firstKept = lines.findLastIndex(
    (line, index) => index > 0 && REJECTS_ABOVE.test(line) && (/\d/u.test(line) || hasMathsAfter(index)),
  );
  const kept = lines.filter((line, index) => {
    if (index < firstKept) return false;
    return !(endsWithRejection(line) && CALCULATION.test(line) && hasMathsAfter(index));
  });
  return {
    lines: kept.map((line) =>
      REJECTS_ABOVE.test(line) ? line.replace(/^\s*(?:no\s*[-–—:]+|wh?oops\b[^:=\d]*:)/iu, '') : line,
    ),
    isChosen,
  };
}

function toWrittenAttempt(lines: readonly string[], heading: string): WrittenAttempt {
  return { lines, isChosen: CHOSEN_WORDS.test(heading) || lines.some((line) => CHOSEN_WORDS.test(line)) };
}

/** Returns the lines of the attempt that the learner chose, as one text; the whole text if there is no such choice. */
export function selectChosenAttempt(text: string): string {
  const attempts = splitAttempts(text.split('\n'));
  const [chosen, ...others] = attempts.filter(({ isChosen }) => isChosen);
  return attempts.length > 1 && chosen && others.length === 0 ? chosen.lines.join('\n') : text;
}
