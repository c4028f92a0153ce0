import { findChild, listChildren, type MarkupElement } from '../equations/markup-element.ts';

/** The label that Word prints before a paragraph of a list. */
export type ListLabel = {
  /** `decimal`, `upperLetter`, `lowerLetter`, `lowerRoman`, `bullet`, … */
  readonly format: string;
  /** The level within the list, from 0. */
  readonly level: number;
  readonly value: number;
  /** The label itself without brackets and dots: `3`, `b`, `iv`; empty for a bullet. */
  readonly text: string;
  readonly listId: string;
  /** Lists with the same template share one numbering. */
  readonly templateId: string;
};

type Level = {
  readonly format: string;
  readonly start: number;
  /** Whether nothing is printed before the paragraph, as before the second paragraph of an entry. */
  readonly isBlank: boolean;
};

/** Counts the paragraphs of lists, in the order of the document. */
type ListCounter = {
  count(listId: string, level: number): ListLabel | undefined;
};

const MAX_LEVEL = 8;
const DEFAULT_LEVEL: Level = { format: 'decimal', start: 1, isBlank: false };

/** Creates a counter for the lists that `word/numbering.xml` defines. */
export function createListCounter(numbering: MarkupElement | undefined): ListCounter {
  const templates = new Map(
    listChildren(numbering)
      .filter(({ name }) => name === 'w:abstractNum')
      .map((template) => [template.attributes.abstractNumId ?? '', readLevels(template)] as const),
  );
  const lists = new Map(
    listChildren(numbering)
      .filter(({ name }) => name === 'w:num')
      .map((list) => [list.attributes.numId ?? '', readList(list, templates)] as const),
  );
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return {
    count: (listId, level) => {
      const list = lists.get(listId);
      if (list === undefined || level < 0 || level > MAX_LEVEL) return undefined;
      const { format, start, isBlank } = list.levels.get(level) ?? DEFAULT_LEVEL;
      if (isBlank) return undefined;
      const { templateId } = list;
      // Lists with the same template continue each other; a list that restarts does so once, at its beginning.
      const isRestart = list.restarts && !begun.has(listId);
      const values = isRestart ? [] : (counts.get(templateId) ?? []);
      begun.add(listId);
      counts.set(templateId, values);
      const value = (values[level] ?? start - 1) + 1;
      values[level] = value;
      values.length = level + 1;
      return { format, level, value, text: formatNumber(value, format), listId, templateId };
    },
  };
}

type List = {
  readonly templateId: string;
  readonly restarts: boolean;
  readonly levels: ReadonlyMap<number, Level>;
};

function readList(list: MarkupElement, templates: ReadonlyMap<string, ReadonlyMap<number, Level>>): List {
  const templateId = findChild(list, 'w:abstractNumId')?.attributes.val ?? '';
  const overrides = listChildren(list).filter(({ name }) => name === 'w:lvlOverride');
  const ownLevels = overrides.flatMap((override) => [...readLevels(override)]);
  const levels = new Map([...(templates.get(templateId) ?? []), ...ownLevels]);
  const starts = overrides.flatMap((override) => {
    const start = findChild(override, 'w:startOverride')?.attributes.val;
    return start === undefined
      ? []
      : { level: Number(override.attributes.ilvl ?? 0), start: readStart(start) };
  });
  for (const { level, start } of starts)
    levels.set(level, { ...(levels.get(level) ?? DEFAULT_LEVEL), start });
  return { templateId, restarts: starts.length > 0, levels };
}

function readLevels(element: MarkupElement): ReadonlyMap<number, Level> {
  return new Map(
    listChildren(element)
      .filter(({ name }) => name === 'w:lvl')
      .map((level) => [
        Number(level.attributes.ilvl ?? 0),
        {
          format: findChild(level, 'w:numFmt')?.attributes.val ?? 'decimal',
          start: readStart(findChild(level, 'w:start')?.attributes.val),
          isBlank: isBlankLevel(level),
        },
      ]),
  );
}

function isBlankLevel(level: MarkupElement): boolean {
  const [format, text] = ['w:numFmt', 'w:lvlText'].map((name) => findChild(level, name)?.attributes.val);
  return format === 'none' || text?.trim() === '';
}

function readStart(text = '1'): number {
  return /^\d{1,4}$/u.test(text) ? Number(text) : 1;
}

function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'upperLetter':
      return String.fromCodePoint(65 + (Math.max(0, value - 1) % 26));
    case 'lowerLetter':
      return String.fromCodePoint(97 + (Math.max(0, value - 1) % 26));
    case 'lowerRoman':
      return toRoman(value);
    case 'upperRoman':
      return toRoman(value).toUpperCase();
    case 'bullet':
    case 'none':
      return '';
    default:
      return String(value);
  }
}

const ROMAN: readonly (readonly [value: number, sign: string])[] = [
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function toRoman(value: number): string {
  let rest = Math.min(value, 89);
  let text = '';
  for (const [amount, sign] of ROMAN)
    while (rest >= amount) {
      text += sign;
      rest -= amount;
    }
  return text;
}
