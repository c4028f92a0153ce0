import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReviewStats, ReviewTrends } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { ErrorNote } from '../design/error-note.tsx';
import field from '../design/field.module.css';
import { Skeleton } from '../design/skeleton.tsx';
import { toAgeRows, toApprovalRows, toCountRows, toThroughputRows } from './chart-data.ts';
import { bars, dailyBars, rateLine } from './charts.ts';
import { formatAge } from './format-time.ts';
import { PlotFigure } from './plot-figure.tsx';
import { useStats, useTrends } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';
import styles from './statistics-page.module.css';

const PERIODS = [7, 30, 90, 365];
const DEFAULT_DAYS = 30;

/** Statistics of the queue: size, age, approval rate, reasons and sources. */
export function StatisticsPage() {
  usePageTitle(reviewStrings.charts.title);
  const { days = DEFAULT_DAYS } = useSearch({ from: '/review/statistics' });
  const navigate = useNavigate({ from: '/review/statistics' });
  const setDays = (next: number) => navigate({ search: (old) => ({ ...old, days: next }), replace: true });
  const stats = useStats();
  const trends = useTrends(days);
  const failed = [stats, trends].find((query) => query.isError);
  const id = useId();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{reviewStrings.charts.title}</h1>
        <div className={`${field.field} ${styles.period}`}>
          <label className={field.label} htmlFor={id}>
            {reviewStrings.charts.period}
          </label>
          <select id={id} value={days} onChange={(event) => void setDays(Number(event.target.value))}>
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                {reviewStrings.charts.days(period)}
              </option>
            ))}
          </select>
        </div>
      </header>
      {failed?.error && <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(stats.data && trends.data) && <Skeleton label={reviewStrings.charts.loading} lines={5} />}
      {!failed && stats.data && trends.data && <Figures stats={stats.data} trends={trends.data} />}
      <p>
        <a href="/api/v1/review/export?format=csv" download>
          {reviewStrings.charts.download}
        </a>
      </p>
    </div>
  );
}

function Figures({ stats, trends }: { stats: ReviewStats; trends: ReviewTrends }) {
  const words = reviewStrings.charts;
  const rate = trends.approval_rate;
  return (
    <>
      <dl className={styles.numbers}>
        <Figure name={words.pending} value={stats.pending_reviews.toLocaleString('en')} />
        <Figure
          name={words.oldest}
          value={stats.oldest_pending ? formatAge(stats.oldest_pending) : words.none}
        />
        <Figure name={words.rate} value={rate === null ? words.none : `${Math.round(rate * 100)}%`} />
        <Figure name={words.approved} value={(stats.status_breakdown.approved ?? 0).toLocaleString('en')} />
        <Figure name={words.rejected} value={(stats.status_breakdown.rejected ?? 0).toLocaleString('en')} />
      </dl>
      <div className={styles.charts}>
        <PlotFigure
          isWide
          title={words.throughput}
          rows={toThroughputRows(trends)}
          columns={[words.day, words.items, '']}
          draw={dailyBars}
        />
        <PlotFigure
          title={words.approval}
          rows={toApprovalRows(trends)}
          columns={[words.day, words.rate]}
          draw={rateLine}
        />
        <PlotFigure
          title={words.age}
          rows={toAgeRows(stats, trends)}
          columns={[words.age, words.items]}
          draw={bars}
        />
        <PlotFigure
          title={words.byReason}
          rows={toCountRows(trends.by_reason, reviewStrings.reasons)}
          columns={[reviewStrings.filters.reason, words.items]}
          draw={bars}
        />
        <PlotFigure
          title={words.byProvider}
          rows={toCountRows(trends.by_provider, {})}
          columns={[reviewStrings.filters.provider, words.items]}
          draw={bars}
        />
      </div>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
