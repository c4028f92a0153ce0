/** A line split into kept and crossed-out text. */
type StruckLine = {
  /** The text to mark; empty when everything is crossed out. */
  readonly kept: string;
  /** The crossed-out text; empty when there is none. */
  readonly crossedOut: string;
};

/** Patterns for crossed-out text: `~~…~~`, HTML tags, LaTeX commands and `[crossed out: …]`. */
const STRUCK_PATTERNS = [
  /~~([^~\n]+)~~/gu,
  /<(?:s|del|strike)>([^<\n]*)<\/(?:s|del|strike)>/giu,
  /\\(?:sout|st)\s*\{([^{}\n]*)\}/gu,
  /\[\s*(?:crossed|scored|struck)[ -]?out\s*:\s*([^\]\n]*)\]/giu,
];
/** Matches a line that begins with “[crossed out]”. */
const STRUCK_LINE_START =
  /^\s*(?:\[\s*(?:crossed|scored|struck)[ -]?out\s*\]|\(\s*(?:crossed|scored|struck)[ -]?out\s*\))(.*)$/iu;
/** Matches a line that ends with “(crossed out)”. */
const STRUCK_LINE_END = /^(.*?)(?:\[|\()\s*(?:crossed|scored|struck)[ -]?out\s*(?:\]|\))\s*$/iu;
const CANCEL = /\\(?:x|b)?cancel\s*\{([^{}]*)\}/gu;
/** Letters with a combining stroke, as some keyboards write crossed-out text. */
const OVERSTRUCK = /(?:\P{M}\u0336)+/gu;

/** Separates crossed-out work; a factor cancelled inside a fraction is not crossed out. */
export function strikeOut(line: string): StruckLine {
  const struckLine = STRUCK_LINE_START.exec(line) ?? STRUCK_LINE_END.exec(line);
  if (struckLine) return { kept: '', crossedOut: struckLine[1]?.trim() ?? '' };
  const struckTexts: string[] = [];
  let kept = line.replace(OVERSTRUCK, (text) => moveToStruck(text.replaceAll('\u0336', ''), struckTexts));
  for (const pattern of STRUCK_PATTERNS)
    kept = kept.replace(pattern, (_all, content: string) => moveToStruck(content, struckTexts));
  const withoutCancelled = kept.replace(CANCEL, ' ').trim();
  if (/^[\s$&.,]*$/u.test(withoutCancelled)) {
    kept = kept
      .replace(CANCEL, (_all, content: string) => moveToStruck(content, struckTexts))
      .replace(/[$&]/gu, '');
  }
  return { kept: kept.replace(CANCEL, '{$1}').trim(), crossedOut: struckTexts.join(' ').trim() };
}

function moveToStruck(text: string, struckTexts: string[]): string {
  struckTexts.push(text);
  return ' ';
}

/** Repeats `~~` on every line between an opening and a closing mark on different lines. */
export function closeStrikesPerLine(text: string): string {
  return text.replace(/~~([^~]{1,5000})~~/gu, (_all, content: string) =>
    content
      .split('\n')
      .map((line) => (line.trim() === '' ? line : `~~${line}~~`))
      .join('\n'),
  );
}
