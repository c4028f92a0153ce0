import { useQuery } from '@tanstack/react-query';
import { getJson } from '../api/client.ts';
import type { MeasuredJudge } from '../api/schema.ts';
import { formatDate } from '../design/format-date.ts';
import { Icon } from '../design/icon.tsx';
import styles from './judge-note.module.css';
import { reviewStrings } from './review-strings.ts';

const judgesQuery = {
  queryKey: ['judges'],
  queryFn: ({ signal }: { signal: AbortSignal }) => getJson<MeasuredJudge[]>('/api/v1/judges', {}, signal),
  staleTime: 60_000,
};

/** Shows how reliable the judge that gave a score is. Without `judge`, it shows the judge that was measured last. */
export function JudgeNote({ judge }: { judge?: string | undefined }) {
  const { data } = useQuery(judgesQuery);
  const texts = reviewStrings.judges;
  if (data === undefined) return null;
  const measured = data.find(({ model }) => judge === undefined || model === judge);
  if (measured === undefined) return <p className={styles.note}>{texts.notMeasured}</p>;
  const { wrong_keys: wrongKeys, false_alarms: falseAlarms, warnings, created_at: createdAt } = measured;
  return (
    <div className={styles.note}>
      <p>
        {texts.measured(wrongKeys, falseAlarms)} {texts.measuredAt(formatDate(createdAt))}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <Icon name="alert" size={16} />
          {warning}
        </p>
      ))}
    </div>
  );
}
