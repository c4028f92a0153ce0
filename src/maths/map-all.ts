/** Converts every item, or returns undefined as soon as one cannot be converted. */
export function mapAll<From, To>(
  items: readonly From[],
  convert: (item: From) => To | undefined,
): To[] | undefined {
  const converted: To[] = [];
  for (const item of items) {
    const result = convert(item);
    if (result === undefined) return undefined;
    converted.push(result);
  }
  return converted;
}
