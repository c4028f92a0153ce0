import { useQuery } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import styles from './answer-statistics.module.css';
import { getStatistics } from './bank-api.ts';

/** Shows statistics of learners' answers to one version of a question; shows nothing if nobody answered it. */
export function AnswerStatistics({ id, version }: { id: string; version: number }) {
  const texts = strings.statistics;
  const { data } = useQuery({
    queryKey: ['bank', 'statistics', id],
    queryFn: ({ signal }) => getStatistics(id, signal),
  });
  const item = data?.versions.find((candidate) => candidate.question_version === version);
  if (data === undefined || item === undefined) return null;
  const responses = data.responses.filter((response) => response.question_version === version);
  const maxCount = Math.max(1, ...responses.map(({ count }) => count));
  return (
    <section className={styles.statistics} aria-labelledby="statistics">
      <h2 id="statistics">{texts.title}</h2>
      {item.flagged && <p className={styles.flag}>{texts.flagged}</p>}
      <dl>
        <dt>{texts.learners}</dt>
        <dd>{item.learners}</dd>
        <dt>{texts.facility}</dt>
        <dd>{texts.percent(item.facility)}</dd>
        <dt>{texts.discrimination}</dt>
        <dd>{texts.bound(item.discrimination, item.discrimination_upper_bound)}</dd>
        {item.median_seconds !== null && (
          <>
            <dt>{texts.time}</dt>
            <dd>{texts.seconds(item.median_seconds)}</dd>
          </>
        )}
      </dl>
      <h3>{texts.responses}</h3>
      <ul>
        {responses.map(({ part, response, count }) => (
          <li key={`${part}\n${response}`}>
            <span>{`${part === null ? '' : `${part}: `}${response === '' ? texts.blank : response}`}</span>
            <span>{count}</span>
            <svg aria-hidden="true" width="100%" height="6" preserveAspectRatio="none">
              <rect width={`${(100 * count) / maxCount}%`} height="6" rx="3" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
