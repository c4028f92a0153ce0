import { hash } from 'node:crypto';
import { DEFAULT_INSTITUTION } from '../../../domain/institution-id.ts';
import { type TableScope, tableScopes } from '../schema/schema.ts';

const scopeByName: ReadonlyMap<string, TableScope> = new Map(Object.entries(tableScopes));

/** Finds the scope of a table; undefined for an alias and for a table of another program. */
export function findTableScope(table: string): TableScope | undefined {
  return scopeByName.get(table);
}

const HASH_LENGTH = 16;

/** Adds the institution to a name. Ids may be longer than names in PostgreSQL, so their hash is used. */
export function nameForInstitution(name: string, institution: string): string {
  if (institution === DEFAULT_INSTITUTION) return name;
  return `${name}_${hash('sha256', institution).slice(0, HASH_LENGTH)}`;
}
