import type { AuditLogEntry } from '../api/schema.ts';
import { accessStrings } from './access-strings.ts';

type AuditAction = AuditLogEntry['action'];

/** The filters of the audit page, as its URL stores them. */
export type AuditSearch = { person?: string; action?: AuditAction; since?: string };

/** Reads the filters from a URL; unknown values are dropped. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const { person, action, since } = search;
  return {
    ...(person !== undefined && person !== '' && { person: String(person) }),
    ...(isAction(action) && { action }),
    ...(typeof since === 'string' && !Number.isNaN(Date.parse(since)) && { since }),
  };
}

function isAction(value: unknown): value is AuditAction {
  return typeof value === 'string' && Object.hasOwn(accessStrings.audit.actions, value);
}
