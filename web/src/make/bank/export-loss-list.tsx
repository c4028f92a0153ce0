import type { ExportLosses } from '../../api/schema.ts';
import { Badge } from '../../design/badge.tsx';
import styles from './export-loss-list.module.css';
import { workStrings } from './work-strings.ts';

type ListProps = { losses: Pick<ExportLosses, 'summary' | 'losses'> | undefined; isLoading: boolean };

/** What an export cannot express: each kind of loss with the number of questions, and on request the fields. */
export function ExportLossList({ losses, isLoading }: ListProps) {
  const texts = workStrings.exporting;
  if (losses === undefined) return isLoading ? <p role="status">{texts.previewing}</p> : null;
  const { questions, levels, losses: kinds } = losses.summary;
  if (questions === 0) return <p role="status">{texts.none}</p>;
  return (
    <section className={styles.losses} aria-label={texts.losses}>
      <p role="status">{texts.exact(levels.exact ?? 0, questions)}</p>
      <ul className={styles.kinds}>
        {kinds.map(({ code, level, message, questions: count }) => (
          <li key={`${code} ${message}`}>
            <Badge>{texts.levels[level]}</Badge> {message}{' '}
            <span className={styles.count}>{texts.count(count)}</span>
            <details>
              <summary>{texts.where}</summary>
              <ul>
                {losses.losses
                  .filter((loss) => loss.code === code && loss.message === message)
                  .slice(0, MAX_SHOWN_FIELDS)
                  .map(({ question, field }) => (
                    <li key={`${question} ${field}`}>
                      {question}: {field}
                    </li>
                  ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAX_SHOWN_FIELDS = 20;
