import type { XmlElement } from '../../ports/xml-reader.ts';
import { findAll, findChild, findPath, getText, isElement, listChildren } from '../markup/find-elements.ts';

/** A response variable of an item: what is right, and which interval of numbers. */
export type Response = {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  /** Texts or choices that earn the largest share of a mapping. */
  readonly mapped: readonly string[];
  readonly interval?: { readonly low: number; readonly high: number };
};

export type Responses = ReadonlyMap<string, Response>;

/** Reads the response variables of an item with the intervals that its scoring accepts. */
export function readResponses(item: XmlElement): Responses {
  const intervals = readIntervals(findChild(item, 'responseProcessing'));
  return new Map(
    listChildren(item, 'responseDeclaration').map((declaration) => {
      const { identifier = '', cardinality = 'single', baseType = 'string' } = declaration.attributes;
      const values = findChild(declaration, 'correctResponse');
      const correct =
        values === undefined ? [] : listChildren(values, 'value').map((value) => getText(value).trim());
      const interval = intervals.get(identifier);
      const mapped = readMapped(declaration);
      return [identifier, { cardinality, baseType, correct, mapped, ...(interval && { interval }) }] as const;
    }),
  );
}

function readMapped(declaration: XmlElement): string[] {
  const entries = listChildren(findPath(declaration, 'mapping') ?? declaration, 'mapEntry').map(
    ({ attributes }) => ({
      key: attributes.mapKey ?? '',
      value: Number(attributes.mappedValue ?? 0),
    }),
  );
  const isSingle = declaration.attributes.cardinality === 'single';
  const best = Math.max(0, ...entries.map(({ value }) => value));
  return entries.filter(({ value }) => value > 0 && (!isSingle || value === best)).map(({ key }) => key);
}

/** Finds `gte` and `lte` with a limit, and `equal` with a tolerance, for each variable. */
function readIntervals(processing: XmlElement | undefined): Map<string, { low: number; high: number }> {
  const intervals = new Map<string, { low: number; high: number }>();
  if (processing === undefined) return intervals;
  for (const element of findAll(processing, 'gte', 'gt', 'lte', 'lt')) {
    const identifier = findChild(element, 'variable')?.attributes.identifier;
    const limit = Number(getText(findChild(element, 'baseValue')).trim() || Number.NaN);
    if (identifier === undefined || Number.isNaN(limit)) continue;
    const known = intervals.get(identifier) ?? {
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    };
    intervals.set(
      identifier,
      element.name.startsWith('g') ? { ...known, low: limit } : { ...known, high: limit },
    );
  }
  for (const element of findAll(processing, 'equal')) {
    const identifier = findChild(element, 'variable')?.attributes.identifier;
    const value = Number(getText(findChild(element, 'baseValue')).trim() || Number.NaN);
    const [below = 0, above = below] = (element.attributes.tolerance ?? '')
      .split(/\s+/u)
      .filter(Boolean)
      .map(Number);
    if (identifier === undefined || Number.isNaN(value)) continue;
    const isRelative = element.attributes.toleranceMode === 'relative';
    const scale = isRelative
      ? Math.abs(value) / 100
      : element.attributes.toleranceMode === 'absolute'
        ? 1
        : 0;
    intervals.set(identifier, { low: value - below * scale, high: value + above * scale });
  }
  return intervals;
}

/** Returns the inner elements of an interaction, without its prompt. */
export function listChoices(interaction: XmlElement): XmlElement[] {
  return interaction.children.filter(isElement).filter(({ name }) => name !== 'prompt');
}
