/** A line split into kept and crossed-out text. */
type StruckLine = {
  /** The text to mark; empty when everything is crossed out. */
  readonly kept: string;
  /** The crossed-out text; empty when there is none. */
  readonly crossedOut: string;
};

const STRUCK = [
  /~~([^~\n]+)~~/gu,
  /<(?:s|del|strike)>([^<\n]*)<\/(?:s|del|strike)>/giu,
  /\\(?:sout|st)\s*\{([^{}\n]*)\}/gu,
  /\[\s*(?:crossed|scored|struck)[ -]?out\s*:\s*([^\]\n]*)\]/giu,
];
const STRUCK_LINE =
  /^\s*(?:\[\s*(?:crossed|scored|struck)[ -]?out\s*\]|\(\s*(?:crossed|scored|struck)[ -]?out\s*\))(.*)$/iu;
const STRUCK_END = /^(.*?)(?:\[|\()\s*(?:crossed|scored|struck)[ -]?out\s*(?:\]|\))\s*$/iu;
const CANCEL = /\\(?:x|b)?cancel\s*\{([^{}]*)\}/gu;
/** Letters with a combining stroke, as some keyboards write crossed-out text. */
const OVERSTRUCK = /(?:\P{M}\u0336)+/gu;

/** Separates crossed-out work; a factor cancelled inside a fraction is not crossed out. */
export function strikeOut(line: string): StruckLine {
  const whole = STRUCK_LINE.exec(line) ?? STRUCK_END.exec(line);
  if (whole) return { kept: '', crossedOut: whole[1]?.trim() ?? '' };
  const struck: string[] = [];
  let kept = line.replace(OVERSTRUCK, (text) => aside(text.replaceAll('\u0336', ''), struck));
  for (const pattern of STRUCK) kept = kept.replace(pattern, (_all, inside: string) => aside(inside, struck));
  const uncancelled = kept.replace(CANCEL, ' ').trim();
  if (/^[\s$&.,]*$/u.test(uncancelled)) {
    kept = kept.replace(CANCEL, (_all, inside: string) => aside(inside, struck)).replace(/[$&]/gu, '');
  }
  return { kept: kept.replace(CANCEL, '{$1}').trim(), crossedOut: struck.join(' ').trim() };
}

function aside(text: string, struck: string[]): string {
  struck.push(text);
  return ' ';
}

/** Repeats `~~` on every line between an opening and a closing mark on different lines. */
export function closeStrikesPerLine(text: string): string {
  return text.replace(/~~([^~]{1,5000})~~/gu, (_all, inside: string) =>
    inside
      .split('\n')
      .map((line) => (line.trim() === '' ? line : `~~${line}~~`))
      .join('\n'),
  );
}
