import type { BankChangeReport, QuestionLabels } from '../../api/schema.ts';
import type { ChangeTask } from './bulk-task.ts';
import styles from './change-preview.module.css';
import { workStrings } from './work-strings.ts';

/** How many questions will change, and the first of them before and after. */
export function ChangePreview({ task, report }: { task: ChangeTask; report: BankChangeReport }) {
  const texts = workStrings.bulk;
  const { changed, selected, retired, examples } = report;
  if (changed === 0) return <p role="status">{texts.nothing}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable with the keyboard
    <section className={styles.preview} aria-label={texts.preview} tabIndex={0}>
      <p role="status">
        {texts.count(changed, selected)} {task === 'delete' && retired > 0 && texts.retired(retired)}
      </p>
      <ul>
        {examples.map(({ id, text, before, after }) => (
          <li key={id}>
            <span className={styles.text}>{text}</span>
            {(task === 'retag' || task === 'classify') && (
              <span className={styles.labels}>
                <del>{formatLabels(task, before)}</del> → <ins>{formatLabels(task, after)}</ins>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatLabels(task: 'retag' | 'classify', labels: QuestionLabels): string {
  const values =
    task === 'retag'
      ? labels.tags
      : [labels.subject, labels.level, labels.topic, labels.outcome_id, labels.difficulty];
  return values.filter(Boolean).join(', ') || workStrings.bulk.empty;
}
