import { useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import styles from './bulk-bar.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkTask } from './bulk-task.ts';
import type { Selected } from './use-selection.ts';
import { workStrings } from './work-strings.ts';

type BarProps = {
  selected: Selected;
  total: number;
  canEdit: boolean;
  /** The list shows deleted questions. */
  isDeleted: boolean;
  /** The user cannot change what is selected. */
  isFixed?: boolean;
};

/** What can be done with the selected questions. */
export function BulkBar({ selected, total, canEdit, isDeleted, isFixed = false }: BarProps) {
  const texts = workStrings.bulk;
  const bar = useRef<HTMLElement>(null);
  const [task, setTask] = useState<BulkTask>();
  if (selected.count === 0) return null;
  const button = (each: BulkTask, label: string) => <Button onClick={() => setTask(each)}>{label}</Button>;
  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={texts.label}>
      <p className={styles.count} role="status">
        {texts.selected(selected.count)}
      </p>
      {!selected.isAll && total > selected.count && (
        <Button
          onClick={() => {
            selected.selectAll();
            // This button goes away.
            bar.current?.focus();
          }}
        >
          {texts.all(total)}
        </Button>
      )}
      {canEdit && (
        <>
          {button('retag', texts.retag)}
          {button('classify', texts.classify)}
          {button('collect', texts.collect)}
        </>
      )}
      {button('verify', texts.verify)}
      {button('export', texts.export)}
      {canEdit && (isDeleted ? button('purge', texts.purge) : button('delete', texts.remove))}
      {!isFixed && <Button onClick={selected.clear}>{texts.clear}</Button>}
      {task && <BulkDialog task={task} selected={selected} onClose={() => setTask(undefined)} />}
    </section>
  );
}
