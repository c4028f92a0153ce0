import type { Problem } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { Icon } from '../design/icon.tsx';
import styles from '../generate/node-list.module.css';
import { Panel } from '../review/panel.tsx';
import { isUnderWay } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import panels from './side-panels.module.css';
import own from './step-list.module.css';
import type { StepName, ToldStep, ToldSteps } from './use-run-steps.ts';

const order = Object.keys(makeStrings.steps.names) as StepName[];

/** The steps of the last work: at length while it goes on, and afterwards in short, so that what was made has the room. */
export function StepsPanel({ problem, steps }: { problem: Problem; steps: ToldSteps }) {
  const list = <StepList problem={problem} steps={steps} />;
  return (
    <Panel title={makeStrings.steps.title}>
      {problem.content === null || isUnderWay(problem) ? (
        list
      ) : (
        <details>
          <summary className={panels.summary}>{summaryOf(steps)}</summary>
          {list}
        </details>
      )}
    </Panel>
  );
}

function summaryOf(steps: ToldSteps): string {
  const told = Object.values(steps).map((step) => (step.phase === 'end' ? step.outcome : 'stopped'));
  const counts = (['done', 'flagged', 'skipped', 'stopped'] as const).map((outcome) => {
    const count = told.filter((one) => one === outcome).length;
    return count > 0 && `${count} ${makeStrings.steps.outcomes[outcome]}`;
  });
  return counts.filter(Boolean).join(' · ') || makeStrings.steps.title;
}

/** The step that works now; undefined between two. */
export function workingStep(steps: ToldSteps): StepName | undefined {
  return order.findLast((name) => steps[name]?.phase === 'begin');
}

/** The line of steps: each lights up as it works, and says what came of it. */
function StepList({ problem, steps }: { problem: Problem; steps: ToldSteps }) {
  return (
    <ol className={styles.nodes}>
      {namesOf(problem, steps).map((name) => (
        <Step key={name} name={name} told={steps[name]} isOver={!isUnderWay(problem)} />
      ))}
    </ol>
  );
}

/** Work on what was made already tells of its own steps alone. */
function namesOf({ kind, way, version, content }: Problem, steps: ToldSteps): StepName[] {
  const told = order.filter((name) => steps[name] !== undefined);
  const isFurther = version > 0 && content !== null && steps.classify === undefined && told.length > 0;
  if (isFurther) return told;
  return order.filter(
    (name) => name !== 'read' || told.includes('read') || (kind === 'photo' && way === 'rules'),
  );
}

type StepProps = { name: StepName; told: ToldStep | undefined; isOver: boolean };

function Step({ name, told, isOver }: StepProps) {
  const { names, outcomes } = makeStrings.steps;
  const outcome = told === undefined ? 'waiting' : told.phase === 'begin' ? 'running' : told.outcome;
  const state = isOver && outcome === 'running' ? 'failed' : stateOf[outcome];
  const note = told?.phase === 'end' ? noteOf(name, told) : '';
  return (
    <li className={`${styles.node} ${own.step}`} data-state={state}>
      <span className={styles.dot} aria-hidden="true">
        {outcome === 'done' && <Icon name="check" size={12} />}
        {outcome === 'flagged' && <Icon name="alert" size={12} />}
        {state === 'failed' && <Icon name="close" size={12} />}
      </span>
      <span className={styles.label}>
        {names[name]}
        {note && <small className={own.note}>{note}</small>}
      </span>
      <span className={outcome === 'waiting' || outcome === 'done' ? 'visually-hidden' : styles.time}>
        {state === 'failed' ? outcomes.stopped : outcomes[outcome]}
      </span>
    </li>
  );
}

/** What came of a step in words of this page; what was made stands on the page itself. */
function noteOf(name: StepName, { outcome, note }: Extract<ToldStep, { phase: 'end' }>): string {
  if (outcome === 'skipped') return note;
  if (outcome === 'left-out' || name === 'variants' || name === 'alternates') return '';
  return name === 'classify' || name === 'scan' ? note.replace(/^\w+/, kindName) : note;
}

const stateOf = {
  done: 'done',
  flagged: 'done',
  'left-out': 'skipped',
  skipped: 'unreached',
  running: 'running',
  waiting: 'waiting',
} as const;
