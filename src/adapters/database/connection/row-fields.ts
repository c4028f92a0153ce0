const fieldNames = new Map<string, string>();

/** Converts a row to fields: `created_at` becomes `createdAt`, and the given columns are parsed as JSON. */
export function readFields(row: object, jsonColumns: readonly string[] = []): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row))
    fields[toFieldName(column)] = jsonColumns.includes(column) && value !== null ? JSON.parse(value) : value;
  return fields;
}

/** Like `readFields`, without the fields that are null. */
export function readPresentFields(row: object, jsonColumns?: readonly string[]): Record<string, unknown> {
  const fields = Object.entries(readFields(row, jsonColumns));
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}

function toFieldName(column: string): string {
  const name =
    fieldNames.get(column) ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  fieldNames.set(column, name);
  return name;
}
