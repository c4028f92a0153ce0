import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import type { AuditLogEntry } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { Dropdown } from '../design/dropdown.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Skeleton } from '../design/skeleton.tsx';
import { formatTime } from '../review/format-time.ts';
import { auditQuery } from './access-queries.ts';
import { accessStrings } from './access-strings.ts';
import { type AuditSearch, readAuditSearch } from './audit-search.ts';
import styles from './settings-page.module.css';

const texts = accessStrings.audit;
const actionOptions = [['', texts.anyAction] as const, ...Object.entries(texts.actions)];

/** The audit log of the institution, filtered by person, action and time. */
export function AuditPage() {
  usePageTitle(texts.title);
  const search = useSearch({ from: '/settings/audit' });
  const query = useInfiniteQuery(auditQuery(search));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <h1>{texts.title}</h1>
      <p className={fieldStyles.hint}>{texts.lead}</p>
      <AuditFilters search={search} />
      {query.isPending && <Skeleton label={accessStrings.loading} lines={5} />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => query.refetch()} />}
      {query.data && entries.length === 0 && <p>{texts.none}</p>}
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered or removed
          <Entry key={index} entry={entry} />
        ))}
      </ol>
      {query.hasNextPage && (
        <div>
          <Button onClick={() => query.fetchNextPage()}>{texts.more}</Button>
        </div>
      )}
    </div>
  );
}

function AuditFilters({ search }: { search: AuditSearch }) {
  const ids = { person: useId(), since: useId() };
  const navigate = useNavigate({ from: '/settings/audit' });
  const change = (changes: Record<string, string>) =>
    navigate({ search: readAuditSearch({ ...search, ...changes }), replace: true });
  return (
    <div className={styles.fields}>
      <label className={fieldStyles.field} htmlFor={ids.person}>
        <span className={fieldStyles.label}>{texts.person}</span>
        <input
          id={ids.person}
          type="search"
          value={search.person ?? ''}
          onChange={({ target }) => change({ person: target.value })}
        />
      </label>
      <Dropdown
        label={texts.action}
        value={search.action ?? ''}
        options={actionOptions}
        onChange={(action) => change({ action })}
      />
      <label className={fieldStyles.field} htmlFor={ids.since}>
        <span className={fieldStyles.label}>{texts.since}</span>
        <input
          id={ids.since}
          type="date"
          value={search.since ?? ''}
          onChange={({ target }) => change({ since: target.value })}
        />
      </label>
    </div>
  );
}

function Entry({ entry }: { entry: AuditLogEntry }) {
  const { at, action, actor, subject, target, address, detail } = entry;
  const facts = detail
    ? Object.entries(detail).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
    : [];
  return (
    <li className={styles.entry}>
      <time dateTime={at}>{formatTime(at)}</time>
      <strong>{texts.actions[action]}</strong>
      <div>
        {actor ?? texts.unknown}
        {subject && ` → ${subject}`}
        <p>{[...facts, target, address].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
