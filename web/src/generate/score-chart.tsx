import { generateStrings } from './generate-strings.ts';
import type { ReviewCycle } from './generation-events.ts';
import styles from './score-chart.module.css';

type Scored = ReviewCycle & { qualityScore: NonNullable<ReviewCycle['qualityScore']> };
type Bar = { readonly cycle: number; readonly score: number };

/** Heights in pixels. */
const BAR = 8;
const GAP = 2;

const isScored = (cycle: ReviewCycle): cycle is Scored => cycle.qualityScore !== null;
const formatScore = (score: number): string => score.toFixed(2);

/** The scores per dimension, with one bar for each attempt; the latest is darkest. */
export function ScoreChart({ cycles, judge }: { cycles: readonly ReviewCycle[]; judge: string | undefined }) {
  const words = generateStrings.scores;
  const scored = cycles.filter(isScored);
  const last = scored.at(-1)?.qualityScore;
  if (last === undefined) return null;
  const toBars = (select: (score: Scored['qualityScore']) => number | undefined): Bar[] =>
    scored.map(({ cycle, qualityScore }) => ({ cycle, score: select(qualityScore) ?? 0 }));
  return (
    <figure className={styles.chart}>
      <Row
        label={words.total}
        bars={toBars(({ compositeScore }) => compositeScore)}
        threshold={last.threshold}
      />
      {last.dimensions.map(({ name }) => (
        <Row
          key={name}
          label={words.names[name]}
          bars={toBars(({ dimensions }) => dimensions.find((one) => one.name === name)?.score)}
        />
      ))}
      <figcaption>
        {[
          judge && judge !== 'none' && words.judge(judge),
          words.threshold(formatScore(last.threshold)),
          scored.length > 1 && scored.map(({ cycle }) => words.cycle(cycle)).join(' → '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </figcaption>
    </figure>
  );
}

function Row({ label, bars, threshold }: { label: string; bars: readonly Bar[]; threshold?: number }) {
  const height = bars.length * (BAR + GAP) - GAP;
  const percent = (share: number) => `${100 * share}%`;
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <span className={styles.numbers}>{bars.map(({ score }) => formatScore(score)).join(' → ')}</span>
      <svg className={styles.bars} aria-hidden="true" width="100%" height={height}>
        {bars.map(({ cycle, score }, place) => (
          <g key={cycle}>
            <rect className={styles.ground} y={place * (BAR + GAP)} width="100%" height={BAR} rx="2" />
            <rect
              className={place === bars.length - 1 ? styles.latest : styles.earlier}
              y={place * (BAR + GAP)}
              width={percent(score)}
              height={BAR}
              rx="2"
            />
          </g>
        ))}
        {threshold !== undefined && (
          <line
            className={styles.threshold}
            x1={percent(threshold)}
            x2={percent(threshold)}
            y1={-GAP}
            y2={height + GAP}
          />
        )}
      </svg>
    </div>
  );
}
