import type { ProblemSummary } from '../api/schema.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import styles from '../generate/status-badge.module.css';
import { isActive } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';

type DisplayStatus = keyof typeof makeStrings.status;

/** The icon and the CSS class of each status. */
const appearances = {
  pending: ['clock', 'plain'],
  running: ['clock', 'working'],
  stopping: ['clock', 'working'],
  ready: ['check', 'right'],
  flagged: ['alert', 'partly'],
  banked: ['check', 'right'],
  queued: ['person', 'plain'],
  approved: ['check', 'right'],
  corrected: ['check', 'right'],
  rejected: ['close', 'wrong'],
  failed: ['close', 'wrong'],
  cancelled: ['close', 'plain'],
  interrupted: ['alert', 'partly'],
} as const satisfies Record<DisplayStatus, readonly [IconName, string]>;

const stepNames: Readonly<Record<string, string>> = makeStrings.steps.working;

/** The status of an upload, as an icon and a word; the current step while it is being processed. */
export function ProblemBadge({ problem }: { problem: ProblemSummary }) {
  const status = getDisplayStatus(problem);
  const [icon, tone] = appearances[status];
  const step = status === 'running' && problem.step !== null ? stepNames[problem.step] : undefined;
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <Icon name={icon} size={14} />
      {step ?? makeStrings.status[status]}
    </span>
  );
}

/**
 * Returns the status of the review by experts; undefined if nothing was sent to them. If the sections have different
 * statuses, a rejection comes first, because the author has to act on it.
 */
function getReviewStatus(sent: ProblemSummary['sent']): DisplayStatus | undefined {
  const states = sent.flatMap(({ review }) => review?.state ?? []);
  if (states.includes('rejected')) return 'rejected';
  if (states.includes('waiting')) return 'queued';
  return states.find((state) => state === 'corrected' || state === 'approved');
}

/** Below this confidence in the classification, a question is marked for checking. */
const MIN_CONFIDENCE = 0.5;

function getDisplayStatus(problem: ProblemSummary): DisplayStatus {
  const { status, digest: summary, sent } = problem;
  if (isActive(problem))
    return problem.cancel_requested ? 'stopping' : status === 'running' ? 'running' : 'pending';
  if (status !== 'succeeded') return status === 'failed' || status === 'cancelled' ? status : 'interrupted';
  const reviewed = getReviewStatus(sent);
  if (reviewed !== undefined) return reviewed;
  if (sent.some(({ question_id: id }) => id !== null)) return 'banked';
  return summary !== null && summary.errors === 0 && summary.confidence >= MIN_CONFIDENCE
    ? 'ready'
    : 'flagged';
}
