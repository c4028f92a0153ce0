/** Collects pieces of TeX into one text. */
export type TexBuilder = {
  /** Adds text whose white space is normalised. */
  add(text: string): void;
  /** Adds text that stays unchanged. */
  keep(text: string): void;
  /** Adds a control sequence; a space separates a control word from a letter after it. */
  addCommand(text: string): void;
  size(): number;
  finish(): string;
};

/** White space; a byte order mark in the middle of a document is a zero-width space. */
const WHITE = ' \t\n\uFEFF';

/** Creates a builder whose result has no trailing blanks, double empty lines or common indentation. */
export function createTexBuilder(oneLine: boolean): TexBuilder {
  const done: string[] = [];
  let loose: string[] = [];
  let size = 0;
  let afterWord = false;
  let hasKeptLines = false;

  const push = (text: string): void => {
    if (text === '') return;
    if (afterWord && /^[A-Za-z@]/.test(text)) loose.push(' ');
    loose.push(text);
    size += text.length;
    afterWord = false;
  };
  const flush = (): void => {
    done.push(normaliseWhiteSpace(loose.join(''), oneLine));
    loose = [];
  };

  return {
    add: push,
    keep: (text) => {
      flush();
      const kept = text.replace(/\r\n?/g, '\n');
      hasKeptLines ||= kept.includes('\n');
      done.push(kept);
      size += text.length;
      afterWord = false;
    },
    addCommand: (text) => {
      push(text);
      afterWord = /[A-Za-z@]$/.test(text);
    },
    size: () => size,
    finish: () => {
      flush();
      const text = trimEnds(done);
      return hasKeptLines || oneLine ? text : dedent(text);
    },
  };
}

function normaliseWhiteSpace(text: string, oneLine: boolean): string {
  const unix = text.replace(/\r\n?/g, '\n');
  if (oneLine) return unix.replace(/[ \t\n]+/g, ' ');
  const lines = unix.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line : withoutTrailingBlanks(line)))
    .filter((line, index, all) => index === last || line !== '' || index < 2 || all[index - 1] !== '')
    .join('\n');
}

function withoutTrailingBlanks(line: string): string {
  return trimEnd(line, ' \t\uFEFF');
}

/** Trims the first and the last piece: pieces[0], pieces[2], … are normalised text, those between stay unchanged. */
function trimEnds(pieces: string[]): string {
  const last = pieces.length - 1;
  if (pieces[0] !== undefined) pieces[0] = trimStart(pieces[0]);
  if (pieces[last] !== undefined) pieces[last] = trimEnd(pieces[last]);
  return pieces.join('');
}

function trimStart(text: string): string {
  let start = 0;
  while (start < text.length && WHITE.includes(text.charAt(start))) start++;
  return text.slice(start);
}

function trimEnd(text: string, white = WHITE): string {
  let end = text.length;
  while (end > 0 && white.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Removes the indentation that all lines after the first share. */
export function dedent(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const indents = others.filter((line) => line.trim() !== '').map((line) => line.search(/[^ \t]/));
  const common = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  if (others.length === 0 || common === 0 || !Number.isFinite(common)) return text;
  return [first, ...others.map((line) => line.slice(common))].join('\n');
}
