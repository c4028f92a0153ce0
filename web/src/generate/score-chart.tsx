import { JudgeNote } from '../review/judge-note.tsx';
import { generateStrings } from './generate-strings.ts';
import type { ReviewCycle } from './generation-events.ts';
import styles from './score-chart.module.css';

type ScoredCycle = ReviewCycle & { qualityScore: NonNullable<ReviewCycle['qualityScore']> };
type Bar = { readonly cycle: number; readonly score: number };

/** In pixels. */
const BAR_HEIGHT = 8;
const BAR_GAP = 2;

const isScored = (cycle: ReviewCycle): cycle is ScoredCycle => cycle.qualityScore !== null;
const formatScore = (score: number): string => score.toFixed(2);

/**
 * Shows the scores per dimension, with one bar for each attempt; the latest is darkest. `judge` is the scorer: `rules`,
 * `none` or the name of an AI model.
 */
export function ScoreChart({ cycles, judge }: { cycles: readonly ReviewCycle[]; judge: string | undefined }) {
  const texts = generateStrings.scores;
  const scoredCycles = cycles.filter(isScored);
  const lastScore = scoredCycles.at(-1)?.qualityScore;
  if (lastScore === undefined) return null;
  const toBars = (select: (score: ScoredCycle['qualityScore']) => number | undefined): Bar[] =>
    scoredCycles.map(({ cycle, qualityScore }) => ({ cycle, score: select(qualityScore) ?? 0 }));
  return (
    <figure className={styles.chart}>
      <Row
        label={texts.total}
        bars={toBars(({ compositeScore }) => compositeScore)}
        threshold={lastScore.threshold}
      />
      {lastScore.dimensions.map(({ name }) => (
        <Row
          key={name}
          label={texts.names[name]}
          bars={toBars(({ dimensions }) => dimensions.find((candidate) => candidate.name === name)?.score)}
        />
      ))}
      <figcaption>
        {[
          judge && judge !== 'none' && texts.judge(judge),
          texts.threshold(formatScore(lastScore.threshold)),
          scoredCycles.length > 1 && scoredCycles.map(({ cycle }) => texts.cycle(cycle)).join(' → '),
        ]
          .filter(Boolean)
          .join(' · ')}
        {judge !== 'none' && <JudgeNote judge={judge} />}
      </figcaption>
    </figure>
  );
}

function Row({ label, bars, threshold }: { label: string; bars: readonly Bar[]; threshold?: number }) {
  const height = bars.length * (BAR_HEIGHT + BAR_GAP) - BAR_GAP;
  const formatPercent = (fraction: number) => `${100 * fraction}%`;
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <span className={styles.numbers}>{bars.map(({ score }) => formatScore(score)).join(' → ')}</span>
      <svg className={styles.bars} aria-hidden="true" width="100%" height={height}>
        {bars.map(({ cycle, score }, index) => (
          <g key={cycle}>
            <rect
              className={styles.track}
              y={index * (BAR_HEIGHT + BAR_GAP)}
              width="100%"
              height={BAR_HEIGHT}
              rx="2"
            />
            <rect
              className={index === bars.length - 1 ? styles.latest : styles.earlier}
              y={index * (BAR_HEIGHT + BAR_GAP)}
              width={formatPercent(score)}
              height={BAR_HEIGHT}
              rx="2"
            />
          </g>
        ))}
        {threshold !== undefined && (
          <line
            className={styles.threshold}
            x1={formatPercent(threshold)}
            x2={formatPercent(threshold)}
            y1={-BAR_GAP}
            y2={height + BAR_GAP}
          />
        )}
      </svg>
    </div>
  );
}
