// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern matches control characters
const CONTROL_CHARACTERS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]|\r(?!\n)/g;
const DELETE = 0x7f;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character
const COLOUR = /(\x1B\[[\d;]*m)/;
/** First character of the Unicode block with a symbol for each control character. */
const CONTROL_PICTURES = 0x2400;

/**
 * Replaces control characters except tabs and line ends by visible symbols such as `␛`, so that text cannot
 * control a terminal.
 */
export function escapeControlCharacters(text: string): string {
  return text.replace(CONTROL_CHARACTERS, (character) => toControlPicture(character.charCodeAt(0)));
}

/** Like `escapeControlCharacters`, but keeps the colours with which the program itself paints its output. */
export function escapeExceptColours(text: string): string {
  return text
    .split(COLOUR)
    .map((part, index) => (index % 2 === 0 ? escapeControlCharacters(part) : part))
    .join('');
}

function toControlPicture(code: number): string {
  if (code < 0x20) return String.fromCharCode(CONTROL_PICTURES + code);
  return code === DELETE ? '␡' : '�';
}
