/** Matches an emoji or an East Asian character, which takes two terminal columns. */
const WIDE_CHARACTER =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}])/u;
const ZERO_WIDTH_CHARACTERS = /^(?:\p{Mark}|\p{Cf}|\p{Cc})+$/u;
const ASCII = /^[\x20-\x7E]*$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts the terminal columns of a text: two for East Asian and emoji characters, none for accents. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += characterWidth(segment);
  return width;
}

/** Cuts a text to at most `width` columns; a cut text ends with `…`. */
export function truncateText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let shortened = '';
  let usedWidth = 1;
  for (const { segment } of segmenter.segment(text)) {
    usedWidth += characterWidth(segment);
    if (usedWidth > width) break;
    shortened += segment;
  }
  return `${shortened.trimEnd()}…`;
}

function characterWidth(character: string): number {
  if (WIDE_CHARACTER.test(character)) return 2;
  return ZERO_WIDTH_CHARACTERS.test(character) ? 0 : 1;
}
