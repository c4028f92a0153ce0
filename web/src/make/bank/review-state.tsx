import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { QuestionReview } from '../../api/schema.ts';
import { usePrincipal } from '../../api/use-principal.ts';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { Icon } from '../../design/icon.tsx';
import { formatTime } from '../../review/format-time.ts';
import { makeStrings } from '../make-strings.ts';
import { reviewAppearances } from '../review-appearances.ts';
import styles from '../review-outcome.module.css';
import { Reviewer } from '../review-outcome.tsx';
import { reviewsQuery, versionQuery, versionsQuery } from './work-api.ts';
import { workStrings } from './work-strings.ts';

const CorrectionDiff = lazy(async () => ({
  default: (await import('../../generate/correction-diff.tsx')).CorrectionDiff,
}));

/** What experts were asked about a question of the bank and what they decided: the state, the reason, and what they changed. */
export function ReviewState({ question }: { question: EditableQuestion }) {
  const texts = workStrings.review;
  const [review] = useQuery(reviewsQuery(question.id)).data?.reviews ?? [];
  if (review === undefined) return null;
  const [icon, tone] = reviewAppearances[review.state];
  return (
    <section className={`${styles.outcome} ${styles[tone]}`} aria-label={makeStrings.review.title}>
      <p className={styles.state}>
        <Icon name={icon} size={18} />
        <strong>{makeStrings.review.states[review.state]}</strong>
        <Reviewer by={review.by} />
        <time dateTime={review.at ?? review.created_at}>{formatTime(review.at ?? review.created_at)}</time>
      </p>
      {review.is_reported && <p className={styles.next}>{texts.reported}</p>}
      {review.reason !== null && <blockquote className={styles.reason}>{review.reason}</blockquote>}
      <p className={styles.next}>{texts.next[review.state]}</p>
      {review.state === 'corrected' && <Changes question={question} />}
      {review.state === 'waiting' && <ItemLink review={review} />}
    </section>
  );
}

/** Experts can open the item in their queue. */
function ItemLink({ review }: { review: QuestionReview }) {
  const roles = usePrincipal()?.roles ?? [];
  if (!roles.includes('expert') && !roles.includes('admin')) return null;
  return (
    <Link to="/review/items/$id" params={{ id: review.item_id }}>
      {workStrings.review.open}
    </Link>
  );
}

/** The differences between the expert's newest correction and the version before it. */
function Changes({ question: { id } }: { question: EditableQuestion }) {
  const versions = useQuery(versionsQuery(id)).data?.versions ?? [];
  const corrected = versions.find(({ reason }) => reason === 'corrected')?.version;
  if (corrected === undefined || corrected === 1) return null;
  return <VersionChange id={id} before={corrected - 1} after={corrected} />;
}

type ChangeProps = { id: string; before: number; after: number };

function VersionChange({ id, before, after }: ChangeProps) {
  const older = useQuery(versionQuery(id, before)).data;
  const newer = useQuery(versionQuery(id, after)).data;
  if (older === undefined || newer === undefined) return null;
  return (
    <details className={styles.changes} open>
      <summary>{makeStrings.review.changes}</summary>
      <Suspense>
        <CorrectionDiff correction={{ before: older.edit_tex, after: newer.edit_tex }} />
      </Suspense>
    </details>
  );
}
