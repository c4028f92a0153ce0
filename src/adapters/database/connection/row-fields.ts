/** A cache of the field name of each column name. */
const fieldNames = new Map<string, string>();

type ReadOptions = { readonly jsonColumns?: readonly string[] };

/** Converts all columns of a row to fields: `created_at` becomes `createdAt`, and `jsonColumns` are parsed as JSON. */
export function readFields(row: object, { jsonColumns = [] }: ReadOptions = {}): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const column in row) fields[toFieldName(column)] = Reflect.get(row, column);
  for (const column of jsonColumns) {
    const text = Reflect.get(row, column);
    if (text !== null) fields[toFieldName(column)] = JSON.parse(text);
  }
  return fields;
}

/** Like `readFields`, without the fields that are null. */
export function readPresentFields(row: object, options?: ReadOptions): Record<string, unknown> {
  const fields = Object.entries(readFields(row, options));
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}

function toFieldName(column: string): string {
  const cachedName = fieldNames.get(column);
  if (cachedName !== undefined) return cachedName;
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  fieldNames.set(column, name);
  return name;
}
