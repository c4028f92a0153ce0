import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ReviewQueueItem } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import { Badge } from '../design/badge.tsx';
import { Icon } from '../design/icon.tsx';
import { SuperscriptText } from '../design/superscript-text.tsx';
import { findLeaseHolder } from './find-neighbours.ts';
import { formatAge } from './format-time.ts';
import styles from './queue-rows.module.css';
import { ReasonBadge } from './reason-badge.tsx';
import { getItemFileUrl } from './review-api.ts';
import type { ReviewSearch } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

type RowsProps = { rows: readonly ReviewQueueItem[]; search: ReviewSearch };

/** Links to the items; J and K move between the rows. */
export function QueueRows({ rows, search }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const myId = usePrincipal()?.id;
  useShortcuts({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) });
  return (
    <ol className={styles.list} ref={list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to="/review/items/$id" params={{ id: row.id }} search={search} className={styles.row}>
            {row.has_photo && (
              <img
                className={styles.thumbnail}
                src={getItemFileUrl(row.id, 'source')}
                alt=""
                loading="lazy"
              />
            )}
            <span className={styles.text}>
              <SuperscriptText text={row.text || row.user_input || row.id} />
            </span>
            <span className={styles.facts}>
              <ReasonBadge reason={row.reason_for_review} />
              <Badge>{reviewStrings.sources[row.provider_id] ?? row.provider_id}</Badge>
              {row.reason_for_review !== 'sent_by_author' && (
                <span>{reviewStrings.row.confidence(row.confidence_score)}</span>
              )}
              {row.validation_status === 'invalid' && <span>{reviewStrings.row.hasFindings}</span>}
              <LeaseHolder name={findLeaseHolder(row, myId)} />
              <span className={styles.age}>
                <Icon name="clock" size={14} />
                {formatAge(row.created_at)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function LeaseHolder({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span className={styles.leaseHolder}>
      <Icon name="lock" size={14} />
      {reviewStrings.row.openedBy(name)}
    </span>
  );
}

/** Moves the focus to the next or previous row. */
function moveFocus(list: HTMLOListElement | null, step: 1 | -1): void {
  const links: Element[] = [...(list?.querySelectorAll('a') ?? [])];
  const currentIndex = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const target = links[Math.min(Math.max(0, currentIndex + step), links.length - 1)];
  if (target instanceof HTMLElement) target.focus();
}
