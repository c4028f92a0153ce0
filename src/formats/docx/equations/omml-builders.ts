import { escapeXml } from '../../markup/write-markup.ts';

/** Creates an element whose properties come first, as the schema of OMML requires. */
export function createObject(name: string, properties: string, ...contents: readonly string[]): string {
  return `<m:${name}><m:${name}Pr>${properties}${CONTROL}</m:${name}Pr>${contents.join('')}</m:${name}>`;
}

export function property(name: string, value: string): string {
  return `<m:${name} m:val="${escapeXml(value)}"/>`;
}

export function wrap(name: string, content: string): string {
  return `<m:${name}>${content}</m:${name}>`;
}

const FONT = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>';
/** The format of the signs that an object draws itself, such as a fraction line. */
const CONTROL = `<m:ctrlPr>${FONT}</m:ctrlPr>`;

/** Creates a run of characters in an equation; `properties` are those of the run, such as `<m:sty m:val="p"/>`. */
export function createRun(text: string, properties = ''): string {
  const runProperties = properties === '' ? '' : `<m:rPr>${properties}</m:rPr>`;
  return `<m:r>${runProperties}${FONT}<m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r>`;
}
