import type { Problem } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { Icon } from '../design/icon.tsx';
import styles from '../generate/node-list.module.css';
import { Panel } from '../review/panel.tsx';
import { isActive } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import panelStyles from './side-panels.module.css';
import stepStyles from './step-list.module.css';
import type { StepName, StepReport, StepReports } from './use-run-steps.ts';

const STEP_ORDER = Object.keys(makeStrings.steps.names) as StepName[];

/** The steps of the last run: in full while it runs, afterwards as a summary that can be expanded. */
export function StepsPanel({ problem, steps }: { problem: Problem; steps: StepReports }) {
  const list = <StepList problem={problem} steps={steps} />;
  return (
    <Panel title={makeStrings.steps.title}>
      {problem.content === null || isActive(problem) ? (
        list
      ) : (
        <details>
          <summary className={panelStyles.summary}>{summarizeSteps(steps)}</summary>
          {list}
        </details>
      )}
    </Panel>
  );
}

function summarizeSteps(steps: StepReports): string {
  const outcomes = Object.values(steps).map((step) => (step.phase === 'end' ? step.outcome : 'stopped'));
  const counts = (['done', 'flagged', 'skipped', 'stopped'] as const).map((outcome) => {
    const count = outcomes.filter((candidate) => candidate === outcome).length;
    return count > 0 && `${count} ${makeStrings.steps.outcomes[outcome]}`;
  });
  return counts.filter(Boolean).join(' · ') || makeStrings.steps.title;
}

/** Returns the step that is running now; undefined between two steps. */
export function findRunningStep(steps: StepReports): StepName | undefined {
  return STEP_ORDER.findLast((name) => steps[name]?.phase === 'begin');
}

/** The steps in order, each with its state and note. */
function StepList({ problem, steps }: { problem: Problem; steps: StepReports }) {
  return (
    <ol className={styles.nodes}>
      {getShownSteps(problem, steps).map((name) => (
        <Step key={name} name={name} report={steps[name]} isOver={!isActive(problem)} />
      ))}
    </ol>
  );
}

/** Returns the steps to list: all steps, or only the reported ones when a run adds to a finished question. */
function getShownSteps({ kind, way, version, content }: Problem, steps: StepReports): StepName[] {
  const reported = STEP_ORDER.filter((name) => steps[name] !== undefined);
  // A follow-up run adds a variant to a finished question, so it does not classify the question again.
  const isFollowUp = version > 0 && content !== null && steps.classify === undefined && reported.length > 0;
  if (isFollowUp) return reported;
  // The step `read` exists only for photos that are read without an AI model (`rules`).
  return STEP_ORDER.filter(
    (name) => name !== 'read' || reported.includes('read') || (kind === 'photo' && way === 'rules'),
  );
}

type StepProps = { name: StepName; report: StepReport | undefined; isOver: boolean };

function Step({ name, report, isOver }: StepProps) {
  const { names, outcomes } = makeStrings.steps;
  const outcome = report === undefined ? 'waiting' : report.phase === 'begin' ? 'running' : report.outcome;
  const state = isOver && outcome === 'running' ? 'failed' : stateByOutcome[outcome];
  const note = report?.phase === 'end' ? formatNote(name, report) : '';
  return (
    <li className={`${styles.node} ${stepStyles.step}`} data-state={state}>
      <span className={styles.dot} aria-hidden="true">
        {outcome === 'done' && <Icon name="check" size={12} />}
        {outcome === 'flagged' && <Icon name="alert" size={12} />}
        {state === 'failed' && <Icon name="close" size={12} />}
      </span>
      <span className={styles.label}>
        {names[name]}
        {note && <small className={stepStyles.note}>{note}</small>}
      </span>
      <span className={outcome === 'waiting' || outcome === 'done' ? 'visually-hidden' : styles.time}>
        {state === 'failed' ? outcomes.stopped : outcomes[outcome]}
      </span>
    </li>
  );
}

/** Returns the server's note on a step, or nothing when the page shows the same information elsewhere. */
function formatNote(name: StepName, { outcome, note }: Extract<StepReport, { phase: 'end' }>): string {
  if (outcome === 'skipped') return note;
  if (outcome === 'left-out' || name === 'variants' || name === 'alternates') return '';
  // The note starts with the code of the question type, for example "mcq_sc".
  return name === 'classify' || name === 'scan' ? note.replace(/^\w+/, kindName) : note;
}

/** The style of each outcome; the names are those of the list of generation steps, whose styles are reused. */
const stateByOutcome = {
  done: 'done',
  flagged: 'done',
  'left-out': 'skipped',
  skipped: 'notReached',
  running: 'running',
  waiting: 'waiting',
} as const;
