import { splitWords } from '../../text/similarity.ts';
import { hasWording } from './has-wording.ts';

/** A wording that names what its value belongs to: `mantissa: 0.32`. */
const LABELLED = /^([\p{L}]\w*): (.+)$/u;
/** A label and a value without a colon: `mantissa is 0.32`, `0.32 for mantissa`. */
const toLabelled = (label: string) =>
  new RegExp(`^(?:the )?${label}(?: data)?(?: is(?: an?)?)? (.+)$|^(.+) for ${label}$`, 'iu');
const ITEM_SEPARATOR = /[,;\n]|\band\b|\bthen\b/iu;

/** The answer that belongs to the label of a bullet. */
type LabelledAnswer = {
  /** `said`: the answer is accepted. `other`: it is the answer to another label. `unknown`: neither. */
  readonly kind: 'said' | 'other' | 'unknown';
};

/**
 * Reads an answer to a question that asks for several named values, such as the data types of `name` and `tickets`: “name string,
 * tickets integer” by its labels, “string, integer” by its order. Returns undefined if the wordings have no labels, or if
 * the answer can be read in another way.
 */
export function matchLabelled(
  text: string,
  anyOf: readonly string[],
  accepted: readonly string[],
): LabelledAnswer | undefined {
  const own = findLabel(anyOf);
  const labels = [...new Set(accepted.flatMap((wording) => LABELLED.exec(wording)?.[1] ?? []))];
  if (own === undefined || labels.length < 2) return undefined;
  const answer = readByLabel(text, own, labels) ?? readByOrder(text, own, labels);
  if (answer === undefined) return undefined;
  const hasValue = (wordings: readonly string[], label: string) =>
    listValues(wordings, label).some((value) => hasWording(answer, value) || answer === value);
  if (hasValue(anyOf, own)) return { kind: 'said' };
  const words = splitWords(answer);
  const isPartOfOwn = listValues(anyOf, own).some((value) => {
    const known = new Set(splitWords(value));
    return known.size > words.length && words.every((word) => known.has(word));
  });
  if (isPartOfOwn) return { kind: 'unknown' };
  return { kind: labels.some((label) => hasValue(accepted, label)) ? 'other' : 'unknown' };
}

function findLabel(wordings: readonly string[]): string | undefined {
  return wordings.flatMap((wording) => LABELLED.exec(wording)?.[1] ?? [])[0];
}

/** Lists the accepted values of a label, without the label. */
function listValues(wordings: readonly string[], label: string): string[] {
  return wordings.flatMap((wording) => {
    const [, named, value] = LABELLED.exec(wording) ?? [];
    if (named !== undefined) return named === label && value !== undefined ? [value] : [];
    const [, after, before] = toLabelled(label).exec(wording) ?? [];
    return after ?? before ?? [];
  });
}

/** Returns the text after the label, up to the next label. Undefined if not every label is in the text once. */
function readByLabel(text: string, own: string, labels: readonly string[]): string | undefined {
  const places = labels.map((label) => [...text.matchAll(new RegExp(`\\b${label}\\b`, 'giu'))]);
  if (places.some((matches) => matches.length !== 1) || /\bfor\b/iu.test(text)) return undefined;
  const starts = places.flatMap((matches) => matches.map(({ index }) => index));
  const start = starts[labels.indexOf(own)] ?? 0;
  const end = Math.min(...starts.filter((each) => each > start), text.length);
  return trimValue(text.slice(start + own.length, end));
}

/** Returns the item of a list without labels at the position of the label. */
function readByOrder(text: string, own: string, labels: readonly string[]): string | undefined {
  if (labels.some((label) => new RegExp(`\\b${label}\\b`, 'iu').test(text))) return undefined;
  const items = text.split(ITEM_SEPARATOR).filter((item) => item.trim() !== '');
  const isList =
    items.length === labels.length && items.every((item) => item.trim().split(/\s+/u).length <= 2);
  return isList ? trimValue(items[labels.indexOf(own)] ?? '') : undefined;
}

function trimValue(text: string): string {
  return text
    .replace(
      /^[\s:=–—-]+(?=\D|\d)|^\s*(?:data|type|value)?\s*(?:is|are|should be|would be)\s+(?:an?\s+)?/iu,
      '',
    )
    .replace(/[\s,;.]+$|\s(?:and|then)\s*$/giu, '')
    .trim();
}
