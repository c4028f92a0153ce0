/** Collects pieces of TeX into one text. */
export type TexBuilder = {
  /** Adds text whose white space is normalised. */
  add(text: string): void;
  /** Adds text that stays unchanged. */
  addUnchanged(text: string): void;
  /** Adds a control sequence; a space separates a control word from a letter after it. */
  addCommand(text: string): void;
  size(): number;
  finish(): string;
};

/** White space; a byte order mark in the middle of a document is a zero-width space. */
const WHITE_SPACE = ' \t\n\uFEFF';

/** Creates a builder whose result has no trailing blanks, double empty lines or common indentation. */
export function createTexBuilder(oneLine: boolean): TexBuilder {
  const pieces: string[] = [];
  let pendingText: string[] = [];
  let size = 0;
  let isAfterControlWord = false;
  let hasKeptLines = false;

  const push = (text: string): void => {
    if (text === '') return;
    if (isAfterControlWord && /^[A-Za-z@]/.test(text)) pendingText.push(' ');
    pendingText.push(text);
    size += text.length;
    isAfterControlWord = false;
  };
  const flush = (): void => {
    pieces.push(normaliseWhiteSpace(pendingText.join(''), oneLine));
    pendingText = [];
  };

  return {
    add: push,
    addUnchanged: (text) => {
      flush();
      const unchanged = text.replace(/\r\n?/g, '\n');
      hasKeptLines ||= unchanged.includes('\n');
      pieces.push(unchanged);
      size += text.length;
      isAfterControlWord = false;
    },
    addCommand: (text) => {
      push(text);
      isAfterControlWord = /[A-Za-z@]$/.test(text);
    },
    size: () => size,
    finish: () => {
      flush();
      const text = trimEnds(pieces);
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
  while (start < text.length && WHITE_SPACE.includes(text.charAt(start))) start++;
  return text.slice(start);
}

function trimEnd(text: string, whiteSpace = WHITE_SPACE): string {
  let end = text.length;
  while (end > 0 && whiteSpace.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Removes the indentation that all lines after the first share. */
export function dedent(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const indents = others.filter((line) => line.trim() !== '').map((line) => line.search(/[^ \t]/));
  const common = indents.reduce((minimum, indent) => Math.min(minimum, indent), Number.POSITIVE_INFINITY);
  if (others.length === 0 || common === 0 || !Number.isFinite(common)) return text;
  return [first, ...others.map((line) => line.slice(common))].join('\n');
}
