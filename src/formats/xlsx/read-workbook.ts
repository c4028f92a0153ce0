import { Fault } from '../../domain/fault.ts';
import type { XmlElement } from '../../ports/xml-reader.ts';
import type { ReadOptions } from '../format.ts';
import { decodeCell } from './xlsx-files.ts';

const LIMITS = { fileBytes: 200_000_000, totalBytes: 300_000_000, files: 2000 };
const MAX_COLUMNS = 200;
const MAX_ROWS = 300_000;
const NEEDED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/u;
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads the cells of the first sheet of a workbook as texts. Formulas are not evaluated; their stored values are read. */
export async function readWorkbook(bytes: Uint8Array, { name, engines }: ReadOptions): Promise<string[][]> {
  if (bytes.length === 0) throw new Fault('invalid-input', `${name} is empty.`);
  if (OLD_CONTAINER.every((byte, index) => bytes[index] === byte))
    throw new Fault(
      'invalid-input',
      `${name} is protected by a password or in the old .xls format; save it in Excel as .xlsx without a password.`,
    );
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    throw new Fault('invalid-input', `${name} is not an Excel workbook (.xlsx).`);
  const files = new Map<string, Uint8Array>();
  for await (const file of (await engines.openArchives()).read(bytes, name, LIMITS)) {
    if (!NEEDED.test(file.name)) continue;
    if (!('bytes' in file)) throw new Fault('invalid-input', `${name} cannot be read: ${file.skipReason}.`);
    files.set(file.name, file.bytes);
  }
  const xml = await engines.openXml();
  const parse = (path: string): XmlElement | undefined => {
    const content = files.get(path);
    return content === undefined ? undefined : xml.parse(content, `${name}, ${path}`);
  };
  const sheet = parse(findFirstSheet(parse('xl/workbook.xml'), parse('xl/_rels/workbook.xml.rels')));
  if (sheet === undefined) throw new Fault('invalid-input', `${name} is not an Excel workbook.`);
  const strings = listElements(parse('xl/sharedStrings.xml'), 'si').map(getString);
  const formats = listFormats(parse('xl/styles.xml'));
  return listElements(findElement(sheet, 'sheetData'), 'row')
    .slice(0, MAX_ROWS)
    .map((row) => readCells(row, { strings, formats }));
}

function findFirstSheet(workbook: XmlElement | undefined, relationships: XmlElement | undefined): string {
  const id = listElements(findElement(workbook, 'sheets'), 'sheet')[0]?.attributes.id;
  const target = listElements(relationships, 'Relationship').find(({ attributes }) => attributes.Id === id);
  const path = target?.attributes.Target ?? 'worksheets/sheet1.xml';
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`;
}

/** What the numbers of a workbook refer to. */
type Lists = { readonly strings: readonly string[]; readonly formats: readonly CellFormat[] };
type CellFormat = 'date' | 'percent' | undefined;

/** Lists by style how numbers are shown: as a date, as a percentage, or as they are. */
function listFormats(styles: XmlElement | undefined): CellFormat[] {
  const codes = new Map(
    listElements(findElement(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
      attributes.numFmtId ?? '',
      attributes.formatCode ?? '',
    ]),
  );
  return listElements(findElement(styles, 'cellXfs'), 'xf').map(({ attributes }): CellFormat => {
    const id = attributes.numFmtId ?? '0';
    const code = (codes.get(id) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/gu, '');
    if (id === '9' || id === '10' || code.includes('%')) return 'percent';
    return /^(?:1[4-7]|22)$/u.test(id) || /[dy]/iu.test(code) ? 'date' : undefined;
  });
}

const DAY_MS = 86_400_000;
/** Excel counts days from here. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

function formatNumber(value: string, format: CellFormat): string {
  const number = Number(value);
  if (format === undefined || value === '' || !Number.isFinite(number)) return value;
  if (format === 'percent') return `${Number((number * 100).toPrecision(12))}\\%`;
  const date = new Date(FIRST_DAY + Math.floor(number) * DAY_MS);
  return Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, 10);
}

function readCells(row: XmlElement, lists: Lists): string[] {
  const cells: string[] = [];
  for (const cell of listElements(row, 'c')) {
    const column = getColumnIndex(cell.attributes.r) ?? cells.length;
    if (column >= MAX_COLUMNS) continue;
    while (cells.length < column) cells.push('');
    cells[column] = readCell(cell, lists);
  }
  return cells;
}

function getColumnIndex(reference = ''): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d+$/u.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((index, letter) => index * 26 + (letter.codePointAt(0) ?? 65) - 64, 0) - 1;
}

function readCell(cell: XmlElement, { strings, formats }: Lists): string {
  const value = getText(findElement(cell, 'v'));
  switch (cell.attributes.t) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return getString(findElement(cell, 'is'));
    case 'str':
      return decodeCell(value);
    case 'e':
      return '';
    default:
      return formatNumber(value, formats[Number(cell.attributes.s ?? 0)]);
  }
}

/** The text of a string, which may consist of runs in several fonts; phonetic readings are left out. */
function getString(string: XmlElement | undefined): string {
  const texts = (string?.children ?? []).flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.name === 't') return [getText(child)];
    return child.name === 'r' ? [getText(findElement(child, 't'))] : [];
  });
  return decodeCell(texts.join(''));
}

function listElements(parent: XmlElement | undefined, name: string): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  );
}

function findElement(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return listElements(parent, name)[0];
}

function getText(element: XmlElement | undefined): string {
  return (element?.children ?? []).filter((child) => typeof child === 'string').join('');
}
