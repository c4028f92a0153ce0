import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AssignmentInsights } from '../api/schema.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { formatPartPath } from '../learn/parts/part-texts.ts';
import { TypesetText } from '../learn/typeset/typeset-text.tsx';
import styles from './teach.module.css';
import { insightsQuery } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.work;

type WaitingAnswer = AssignmentInsights['waiting'][number];

/** The answers to the same question stand together; in practice, pupils get different questions. */
const getGroupKey = ({ question_id: id, part, section, number }: WaitingAnswer) =>
  [section, number, part, id].join(' ');

function formatPlace({ section, number, part }: WaitingAnswer): string {
  const question = texts.question(number) + (part === null ? '' : ` ${formatPartPath(part)}`);
  return section === null ? question : `${section}, ${question}`;
}

/** The answers with marks that only the teacher can give, below their questions. */
export function MarkingList({ assignmentId }: { assignmentId: string }) {
  const query = useQuery(insightsQuery(assignmentId));
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={teachStrings.loading} lines={6} />;
  if (query.data.waiting.length === 0) return <Note icon="check" title={texts.nothingToMark} />;
  const groups = [...Map.groupBy(query.data.waiting, getGroupKey).values()];
  return groups.map(
    ([first, ...others]) =>
      first && (
        <section key={first.answer_id} className={styles.form} aria-label={formatPlace(first)}>
          <h2 className={styles.place}>{formatPlace(first)}</h2>
          {first.task && <TypesetText tex={first.task} />}
          <ul className={styles.list}>
            {[first, ...others].map((answer) => (
              <li key={answer.answer_id}>
                <Link
                  to="/teach/assignments/$id/pupils/$learner"
                  params={{ id: assignmentId, learner: answer.learner }}
                  hash={answer.answer_id}
                  className={styles.entry}
                >
                  <span>
                    <b>{answer.pupil}</b>
                    <br />
                    <span className={styles.answer}>{answer.response}</span>
                  </span>
                  <span className={fieldStyles.hint}>{texts.waiting(answer.waiting)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}
