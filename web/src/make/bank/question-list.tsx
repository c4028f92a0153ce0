import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { BankQuestion } from '../../api/schema.ts';
import { kindName } from '../../bank/kind-name.ts';
import { Badge } from '../../design/badge.tsx';
import { SuperscriptText } from '../../design/superscript-text.tsx';
import styles from './question-list.module.css';
import type { Selected } from './use-selection.ts';
import { workStrings } from './work-strings.ts';

type ListProps = {
  rows: readonly BankQuestion[];
  /** Without it, the rows cannot be selected. */
  selected?: Selected;
};

/** Links to the questions, with a box to select each; J and K move between the rows. */
export function QuestionList({ rows, selected }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  useRowShortcuts(list);
  return (
    <ol className={styles.list} ref={list}>
      {rows.map((row) => (
        <li key={row.id} className={styles.item}>
          {selected && (
            <label className={styles.select}>
              <input
                type="checkbox"
                aria-label={workStrings.list.select(row.text.slice(0, 60))}
                checked={selected.isAll || selected.ids.has(row.id)}
                onChange={() => selected.toggle(row.id)}
              />
            </label>
          )}
          <Link to="/make/questions/$id" params={{ id: row.id }} className={styles.row}>
            <span className={styles.text}>
              <SuperscriptText text={row.text} />
            </span>
            <span className={styles.facts}>
              <Badge>{kindName(row.kind)}</Badge>
              {[row.subject, row.level, row.topic].filter(Boolean).join(' · ')}
              {row.tags?.map((tag) => (
                <span key={tag}>#{tag}</span>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** J focuses the next row and K the previous one; J focuses the first row when no row has the focus. */
function useRowShortcuts(list: React.RefObject<HTMLOListElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
      if (event.key !== 'j' && event.key !== 'k') return;
      const links: Element[] = [...(list.current?.querySelectorAll('a') ?? [])];
      const currentIndex = document.activeElement ? links.indexOf(document.activeElement) : -1;
      const nextIndex = event.key === 'j' ? currentIndex + 1 : Math.max(0, currentIndex - 1);
      const target = links[Math.min(nextIndex, links.length - 1)];
      if (target instanceof HTMLElement) target.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
