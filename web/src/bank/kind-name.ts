import { strings } from '../strings.ts';

const namesByKind: Readonly<Record<string, string>> = strings.kinds;

/** Returns the display name of a question type, or its code if it has no name. */
export function kindName(kind: string): string {
  return namesByKind[kind] ?? kind;
}
