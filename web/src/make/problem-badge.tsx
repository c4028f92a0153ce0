import type { ProblemSummary } from '../api/schema.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import styles from '../generate/status-badge.module.css';
import { isUnderWay } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';

type Standing = keyof typeof makeStrings.status;

const looks = {
  pending: ['clock', 'plain'],
  running: ['clock', 'working'],
  stopping: ['clock', 'working'],
  ready: ['check', 'right'],
  flagged: ['alert', 'partly'],
  banked: ['check', 'right'],
  queued: ['person', 'plain'],
  failed: ['close', 'wrong'],
  cancelled: ['close', 'plain'],
  interrupted: ['alert', 'partly'],
} as const satisfies Record<Standing, readonly [IconName, string]>;

const steps: Readonly<Record<string, string>> = makeStrings.steps.names;

/** How a problem stands, as a sign and a word; while it is worked on, the step. */
export function ProblemBadge({ problem }: { problem: ProblemSummary }) {
  const standing = standingOf(problem);
  const [icon, look] = looks[standing];
  const step = standing === 'running' && problem.step !== null ? steps[problem.step] : undefined;
  return (
    <span className={`${styles.badge} ${styles[look]}`}>
      <Icon name={icon} size={14} />
      {step ?? makeStrings.status[standing]}
    </span>
  );
}

function standingOf(problem: ProblemSummary): Standing {
  const { status, digest, sent } = problem;
  if (isUnderWay(problem))
    return problem.cancel_requested ? 'stopping' : status === 'running' ? 'running' : 'pending';
  if (status !== 'succeeded') return status === 'failed' || status === 'cancelled' ? status : 'interrupted';
  if (sent.some(({ question_id: id }) => id !== null)) return 'banked';
  if (sent.some(({ review_item_id: id }) => id !== null)) return 'queued';
  return digest !== null && digest.errors === 0 && digest.confidence >= 0.5 ? 'ready' : 'flagged';
}
