// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are meant
const CONTROLS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]|\r(?!\n)/g;
const DELETE = 0x7f;
const PICTURES = 0x2400;

/** Text that cannot steer a terminal: control characters but tabs and line ends are shown as pictures, such as `␛`. */
export function escapeControlCharacters(text: string): string {
  return text.replace(CONTROLS, (sign) => pictureOf(sign.charCodeAt(0)));
}

function pictureOf(code: number): string {
  if (code < 0x20) return String.fromCharCode(PICTURES + code);
  return code === DELETE ? '␡' : '�';
}
