import { useQuery } from '@tanstack/react-query';
import { Icon, type IconName } from '../../design/icon.tsx';
import { ownReportsQuery } from '../learn-queries.ts';
import { learnStrings } from '../learn-strings.ts';
import styles from './own-reports.module.css';

const icons = {
  waiting: 'clock',
  corrected: 'check',
  kept: 'info',
  removed: 'check',
} as const satisfies Record<string, IconName>;

/** The questions that the learner reported, with thanks and what an expert decided. */
export function OwnReports() {
  const reports = useQuery(ownReportsQuery).data ?? [];
  const texts = learnStrings.ownReports;
  if (reports.length === 0) return null;
  return (
    <section className={styles.reports} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.soft}>{texts.thanks}</p>
      <ul>
        {reports.map((report) => (
          <li key={report.id}>
            <Icon name={icons[report.outcome]} size={18} />
            <div>
              <p className={styles.question}>{report.question}</p>
              <p>
                <strong>{texts.outcomes[report.outcome]}</strong>
                {report.note !== null && ` ${texts.note(report.note)}`}
              </p>
              <p className={styles.soft}>{texts.reported(report.reason)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
