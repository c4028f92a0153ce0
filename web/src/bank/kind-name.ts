import { strings } from '../strings.ts';

const names: Readonly<Record<string, string>> = strings.kinds;

/** The display name of a question type, or its code when it has none. */
export function kindName(kind: string): string {
  return names[kind] ?? kind;
}
