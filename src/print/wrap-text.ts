import { plainLine } from './plain-line.ts';
import { textWidth } from './text-width.ts';

/**
 * Breaks prose between words, so that each line fits the width. A word that is too long is put on a separate
 * line.
 */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of plainLine(text).split(' ')) {
    const extended = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(extended) > width) {
      lines.push(line);
      line = word;
    } else line = extended;
  }
  return [...lines, line];
}

/**
 * Wraps text with a hanging indent: the first line begins with the prefix, the others are indented by its
 * width.
 */
export function hangText(prefix: string, text: string, width: number): string[] {
  const indent = textWidth(prefix);
  return wrapText(text, Math.max(1, width - indent)).map(
    (line, index) => `${index === 0 ? prefix : ' '.repeat(indent)}${line}`,
  );
}
