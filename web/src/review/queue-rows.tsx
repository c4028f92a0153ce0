import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ReviewQueueItem } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { Badge } from '../design/badge.tsx';
import { Icon } from '../design/icon.tsx';
import { RaisedText } from '../design/raised-text.tsx';
import { useKeys } from '../design/use-keys.ts';
import { reviewStrings } from '../review-strings.ts';
import { ageText } from './age.ts';
import styles from './queue-rows.module.css';
import { ReasonBadge } from './reason-badge.tsx';
import type { ReviewSearch } from './review-search.ts';
import { heldBy } from './use-neighbours.ts';

type RowsProps = { rows: readonly ReviewQueueItem[]; search: ReviewSearch };

/** Rows that lead to an item; J and K walk through them. */
export function QueueRows({ rows, search }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const me = usePrincipal()?.id;
  useKeys({ j: () => walk(list.current, 1), k: () => walk(list.current, -1) });
  return (
    <ol className={styles.list} ref={list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to="/review/items/$id" params={{ id: row.id }} search={search} className={styles.row}>
            <span className={styles.text}>
              <RaisedText text={row.text || row.user_input || row.id} />
            </span>
            <span className={styles.facts}>
              <ReasonBadge reason={row.reason_for_review} />
              <Badge>{row.provider_id}</Badge>
              <span>{reviewStrings.row.confidence(row.confidence_score)}</span>
              <Holder name={heldBy(row, me)} />
              <span className={styles.age}>
                <Icon name="clock" size={14} />
                {ageText(row.created_at)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Holder({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span className={styles.holder}>
      <Icon name="lock" size={14} />
      {reviewStrings.row.heldBy(name)}
    </span>
  );
}

function walk(list: HTMLOListElement | null, step: 1 | -1): void {
  const links: Element[] = [...(list?.querySelectorAll('a') ?? [])];
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const target = links[Math.min(Math.max(0, at + step), links.length - 1)];
  if (target instanceof HTMLElement) target.focus();
}
