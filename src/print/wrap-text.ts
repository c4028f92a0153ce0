import { plainLine } from './plain-line.ts';
import { textWidth } from './text-width.ts';

/** Breaks prose between words so that each line fits; a word longer than the line gets a line of its own. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of plainLine(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Wraps text with a hanging indent: the first line begins with the mark, the others are indented by its width. */
export function hangText(mark: string, text: string, width: number): string[] {
  const indent = textWidth(mark);
  return wrapText(text, Math.max(1, width - indent)).map(
    (line, index) => `${index === 0 ? mark : ' '.repeat(indent)}${line}`,
  );
}
