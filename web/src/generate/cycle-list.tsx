import { lazy, Suspense } from 'react';
import { Panel } from '../review/panel.tsx';
import { StatusMessage } from '../review/status-message.tsx';
import styles from './cycle-list.module.css';
import { generateStrings } from './generate-strings.ts';
import type { Correction, ReviewCycle } from './generation-events.ts';

// Loaded on demand: the diff is large, and most questions need no correction.
const CorrectionDiff = lazy(async () => ({
  default: (await import('./correction-diff.tsx')).CorrectionDiff,
}));

const components: Readonly<Record<string, string>> = generateStrings.cycles.components;

type CyclesProps = { cycles: readonly ReviewCycle[]; corrections: readonly Correction[] };

/** Every attempt at a question: its problems, its scores with reasons, and what was rewritten. */
export function CycleList({ cycles, corrections }: CyclesProps) {
  return (
    <Panel title={generateStrings.cycles.title}>
      <ol className={styles.cycles}>
        {cycles.map((cycle) => (
          <Cycle
            key={cycle.cycle}
            cycle={cycle}
            corrections={corrections.filter((correction) => correction.cycle === cycle.cycle)}
          />
        ))}
      </ol>
    </Panel>
  );
}

function Cycle({ cycle, corrections }: { cycle: ReviewCycle; corrections: readonly Correction[] }) {
  const words = generateStrings.cycles;
  const { errors } = cycle.validationResult;
  return (
    <li className={styles.cycle}>
      <h3>{generateStrings.scores.cycle(cycle.cycle)}</h3>
      <CycleVerdict cycle={cycle} />
      {errors.map(({ field, message, severity }) => (
        <StatusMessage
          key={`${field} ${message}`}
          tone={severity === 'error' ? 'wrong' : 'partly'}
          text={`${words.fields[field]}: ${message}`}
        />
      ))}
      {cycle.qualityScore && <Reasons dimensions={cycle.qualityScore.dimensions} />}
      {corrections.length > 0 && (
        <div className={styles.correction}>
          <p>{words.written(corrections.map(getPartName).join(', '))}</p>
          <Suspense fallback={<p>{words.comparing}</p>}>
            {corrections.map((correction) => (
              <CorrectionDiff key={correction.component} correction={correction} />
            ))}
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** For a question without options, the `distractors` component contains the answer key. */
function getPartName({ component, before }: Correction): string {
  const isKey = component === 'distractors' && /^Key: .*$/.test(before);
  return isKey ? generateStrings.cycles.key : (components[component] ?? component);
}

function CycleVerdict({ cycle: { validationResult, qualityScore } }: { cycle: ReviewCycle }) {
  const words = generateStrings.cycles;
  if (!validationResult.isValid) return <StatusMessage tone="wrong" text={words.invalid} />;
  if (qualityScore === null) return <StatusMessage tone="partly" text={words.unjudged} />;
  const score = qualityScore.compositeScore.toFixed(2);
  const threshold = qualityScore.threshold.toFixed(2);
  return qualityScore.passesThreshold ? (
    <StatusMessage tone="right" text={words.passes(score, threshold)} />
  ) : (
    <StatusMessage tone="partly" text={words.tooLow(score, threshold)} />
  );
}

type Dimensions = NonNullable<ReviewCycle['qualityScore']>['dimensions'];

function Reasons({ dimensions }: { dimensions: Dimensions }) {
  const words = generateStrings.scores;
  return (
    <details className={styles.reasons}>
      <summary>{words.reasons}</summary>
      <dl>
        {dimensions.map(({ name, score, feedback, weight }) => (
          <div key={name}>
            <dt>
              {words.names[name]} {score.toFixed(2)} <small>× {weight}</small>
            </dt>
            <dd>{feedback || words.none}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
