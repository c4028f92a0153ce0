import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Problem, ProblemSummary } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { Icon } from '../design/icon.tsx';
import { formatTime } from '../review/format-time.ts';
import { problemQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { reviewAppearances } from './review-appearances.ts';
import styles from './review-outcome.module.css';

const CorrectionDiff = lazy(async () => ({
  default: (await import('../generate/correction-diff.tsx')).CorrectionDiff,
}));

type SentReview = NonNullable<ProblemSummary['sent'][number]['review']>;

type OutcomeProps = { problem: Problem; section: string; review: SentReview; isInBank: boolean };

/** What the experts decided about a section: the state, the reason, and what they changed. */
export function ReviewOutcome({ problem, section, review, isInBank }: OutcomeProps) {
  const texts = makeStrings.review;
  const [icon, tone] = reviewAppearances[review.state];
  return (
    <section className={`${styles.outcome} ${styles[tone]}`} aria-label={texts.title}>
      <p className={styles.state}>
        <Icon name={icon} size={18} />
        <strong>{texts.states[review.state]}</strong>
        <Reviewer by={review.by} />
        {review.at !== null && <time dateTime={review.at}>{formatTime(review.at)}</time>}
      </p>
      {review.reason !== null && <blockquote className={styles.reason}>{review.reason}</blockquote>}
      <p className={styles.next}>{getNextStep(review, isInBank)}</p>
      {review.state === 'corrected' && review.version !== null && (
        <Changes problem={problem} section={section} before={review.sent_version} after={review.version} />
      )}
      {review.state === 'rejected' && (
        <Link to="/make/problems/$id" params={{ id: problem.id }} search={{ version: review.sent_version }}>
          {texts.showSent}
        </Link>
      )}
    </section>
  );
}

/** Names the expert who decided, if there is one. */
export function Reviewer({ by }: { by: string | null }) {
  const ownId = usePrincipal()?.id;
  const texts = makeStrings.review;
  return by === null ? null : <span>{texts.by(by === ownId ? texts.you : by)}</span>;
}

function getNextStep({ state, to_bank: toBank }: SentReview, isInBank: boolean): string {
  const texts = makeStrings.review.next;
  if (state === 'waiting') return toBank ? texts.waitingForBank : texts.waiting;
  if (state === 'approved' || state === 'corrected') return isInBank ? texts.inBank : texts.notInBank;
  return state === 'rejected' ? texts.rejected : texts.withdrawn;
}

type ChangesProps = { problem: Problem; section: string; before: number; after: number };

/** The differences between the text that was sent and the expert's text. */
function Changes({ problem, section, before, after }: ChangesProps) {
  const sent = useQuery(problemQuery(problem.id, before)).data;
  const corrected = useQuery(problemQuery(problem.id, after)).data;
  const [sentTex, correctedTex] = [findSectionTex(sent, section), findSectionTex(corrected, section)];
  if (sentTex === undefined || correctedTex === undefined || sent?.shown_version !== before) return null;
  return (
    <details className={styles.changes} open>
      <summary>{makeStrings.review.changes}</summary>
      <Suspense>
        <CorrectionDiff
          correction={{ before: withoutDetails(sentTex), after: withoutDetails(correctedTex) }}
        />
      </Suspense>
    </details>
  );
}

/** Removes the comments with the details of the question, which the author gave when sending it: the expert did not write them. */
const withoutDetails = (tex: string): string =>
  tex.replace(/^% (?:subject|level|topic|difficulty|outcome): .*\n/gm, '');

function findSectionTex(problem: Problem | undefined, section: string): string | undefined {
  const content = problem?.content;
  if (!content) return undefined;
  return section === 'problem'
    ? content.latex
    : [...content.variants, ...content.alternates].find(({ name }) => name === section)?.latex;
}
