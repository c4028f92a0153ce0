import { strings } from '../strings.ts';

const names: Readonly<Record<string, string>> = strings.kinds;

export function kindName(kind: string): string {
  return names[kind] ?? kind;
}
