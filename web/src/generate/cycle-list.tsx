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

const componentNames: Readonly<Record<string, string>> = generateStrings.cycles.components;

type CyclesProps = { cycles: readonly ReviewCycle[]; corrections: readonly Correction[] };

/** Lists the attempts at a question, each with its findings, its scores with reasons, and the rewritten components. */
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
  const texts = generateStrings.cycles;
  const { errors } = cycle.validationResult;
  return (
    <li className={styles.cycle}>
      <h3>{generateStrings.scores.cycle(cycle.cycle)}</h3>
      <CycleVerdict cycle={cycle} />
      {errors.map(({ field, message, severity }) => (
        <StatusMessage
          key={`${field} ${message}`}
          tone={severity === 'error' ? 'wrong' : 'partly'}
          text={`${texts.fields[field]}: ${message}`}
        />
      ))}
      {cycle.qualityScore && <Reasons dimensions={cycle.qualityScore.dimensions} />}
      {corrections.length > 0 && (
        <div className={styles.correction}>
          <p>{texts.rewritten(corrections.map(getComponentName).join(', '))}</p>
          <Suspense fallback={<p>{texts.comparing}</p>}>
            {corrections.map((correction) => (
              <CorrectionDiff key={correction.component} correction={correction} />
            ))}
          </Suspense>
        </div>
      )}
    </li>
  );
}

/**
 * Returns the name of the rewritten component. For a question without options, the component `distractors` contains the
 * answer, for example "Key: 42".
 */
function getComponentName({ component, before }: Correction): string {
  const isAnswerKey = component === 'distractors' && /^Key: .*$/.test(before);
  return isAnswerKey ? generateStrings.cycles.key : (componentNames[component] ?? component);
}

function CycleVerdict({ cycle: { validationResult, qualityScore } }: { cycle: ReviewCycle }) {
  const texts = generateStrings.cycles;
  if (!validationResult.isValid) return <StatusMessage tone="wrong" text={texts.invalid} />;
  if (qualityScore === null) return <StatusMessage tone="partly" text={texts.notScored} />;
  const score = qualityScore.compositeScore.toFixed(2);
  const threshold = qualityScore.threshold.toFixed(2);
  return qualityScore.passesThreshold ? (
    <StatusMessage tone="right" text={texts.passes(score, threshold)} />
  ) : (
    <StatusMessage tone="partly" text={texts.tooLow(score, threshold)} />
  );
}

type Dimensions = NonNullable<ReviewCycle['qualityScore']>['dimensions'];

function Reasons({ dimensions }: { dimensions: Dimensions }) {
  const texts = generateStrings.scores;
  return (
    <details className={styles.reasons}>
      <summary>{texts.reasons}</summary>
      <dl>
        {dimensions.map(({ name, score, feedback, weight }) => (
          <div key={name}>
            <dt>
              {texts.names[name]} {score.toFixed(2)} <small>× {weight}</small>
            </dt>
            <dd>{feedback || texts.none}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
