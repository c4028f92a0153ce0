// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern matches control characters
const CONTROL_CHARACTERS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]|\r(?!\n)/g;
const DELETE = 0x7f;
/** First character of the Unicode block with a symbol for each control character. */
const CONTROL_PICTURES = 0x2400;

/**
 * Replaces control characters except tabs and line ends by visible symbols such as `␛`, so that text cannot
 * control a terminal.
 */
export function escapeControlCharacters(text: string): string {
  return text.replace(CONTROL_CHARACTERS, (character) => toControlPicture(character.charCodeAt(0)));
}

function toControlPicture(code: number): string {
  if (code < 0x20) return String.fromCharCode(CONTROL_PICTURES + code);
  return code === DELETE ? '␡' : '�';
}
