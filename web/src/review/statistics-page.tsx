import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReviewStats, ReviewTrends } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Skeleton } from '../design/skeleton.tsx';
import {
  toAgeRows,
  toApprovalRows,
  toCalibrationRows,
  toCountRows,
  toDecisionRows,
  toThroughputRows,
  toWaitingRows,
} from './chart-data.ts';
import { drawBars, drawCalibration, drawDailyBars, drawDecisionBars, drawRateLine } from './charts.ts';
import { formatAge } from './format-time.ts';
import { nameRules } from './name-rules.ts';
import { PlotFigure } from './plot-figure.tsx';
import { useStats, useTrends } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';
import styles from './statistics-page.module.css';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

const PERIODS = [7, 30, 90, 365];
const DEFAULT_DAYS = 30;

/** Statistics of the queue: size, age, approval rate, reasons and sources. */
export function StatisticsPage() {
  usePageTitle(reviewStrings.charts.title);
  const { days = DEFAULT_DAYS } = useSearch({ from: '/review/statistics' });
  const navigate = useNavigate({ from: '/review/statistics' });
  const setDays = (newDays: number) =>
    navigate({ search: (old) => ({ ...old, days: newDays }), replace: true });
  const stats = useStats();
  const trends = useTrends(days);
  const failedQuery = [stats, trends].find((query) => query.isError);
  const id = useId();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{reviewStrings.charts.title}</h1>
        <div className={`${fieldStyles.field} ${styles.period}`}>
          <label className={fieldStyles.label} htmlFor={id}>
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
      {failedQuery?.error && (
        <ErrorNote error={failedQuery.error} onRetry={() => void failedQuery.refetch()} />
      )}
      {!failedQuery && !(stats.data && trends.data) && (
        <Skeleton label={reviewStrings.charts.loading} lines={5} />
      )}
      {!failedQuery && stats.data && trends.data && <Statistics stats={stats.data} trends={trends.data} />}
      <p>
        <a href="/api/v1/review/export?format=csv" download>
          {reviewStrings.charts.download}
        </a>
      </p>
    </div>
  );
}

function Statistics({ stats, trends }: { stats: ReviewStats; trends: ReviewTrends }) {
  const texts = reviewStrings.charts;
  const rate = trends.approval_rate;
  return (
    <>
      <dl className={styles.numbers}>
        <NumberEntry name={texts.pending} value={stats.pending_reviews.toLocaleString('en')} />
        <NumberEntry
          name={texts.oldest}
          value={stats.oldest_pending ? formatAge(stats.oldest_pending) : texts.none}
        />
        <NumberEntry name={texts.rate} value={rate === null ? texts.none : `${Math.round(rate * 100)}%`} />
        <NumberEntry
          name={texts.approved}
          value={(stats.status_breakdown.approved ?? 0).toLocaleString('en')}
        />
        <NumberEntry
          name={texts.rejected}
          value={(stats.status_breakdown.rejected ?? 0).toLocaleString('en')}
        />
      </dl>
      <div className={styles.charts}>
        <PlotFigure
          isWide
          title={texts.throughput}
          rows={toThroughputRows(trends)}
          columns={[texts.day, texts.items, '']}
          draw={drawDailyBars}
        />
        <PlotFigure
          title={texts.approval}
          rows={toApprovalRows(trends)}
          columns={[texts.day, texts.rate]}
          draw={drawRateLine}
        />
        <PlotFigure
          title={texts.calibration}
          rows={toCalibrationRows(trends)}
          columns={[texts.confidenceAxis, texts.approvedAxis]}
          draw={drawCalibration}
        />
        <PlotFigure
          title={texts.bySource}
          rows={toDecisionRows(trends.by_source, texts.sources)}
          columns={[reviewStrings.filters.provider, texts.items, '']}
          draw={drawDecisionBars}
        />
        <PlotFigure
          title={texts.byRule}
          rows={toDecisionRows(trends.by_rule, nameRules(trends))}
          columns={[texts.rule, texts.items, '']}
          draw={drawDecisionBars}
        />
        <PlotFigure
          title={texts.waiting}
          rows={toWaitingRows(trends)}
          columns={[texts.waiting, texts.items]}
          draw={drawBars}
        />
        <PlotFigure
          title={texts.age}
          rows={toAgeRows(stats, trends)}
          columns={[texts.age, texts.items]}
          draw={drawBars}
        />
        <PlotFigure
          title={texts.byReason}
          rows={toCountRows(trends.by_reason, reviewStrings.reasons)}
          columns={[reviewStrings.filters.reason, texts.items]}
          draw={drawBars}
        />
        <PlotFigure
          title={texts.byProvider}
          rows={toCountRows(trends.by_provider, reviewStrings.sources)}
          columns={[reviewStrings.filters.provider, texts.items]}
          draw={drawBars}
        />
      </div>
    </>
  );
}

function NumberEntry({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
