import { Link } from '@tanstack/react-router';
import type { AssignmentInsights } from '../api/schema.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { formatPartPath } from '../learn/parts/part-texts.ts';
import { useInsights } from './misconceptions.tsx';
import styles from './teach.module.css';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.work;

type Place = Pick<AssignmentInsights['waiting'][number], 'section' | 'number' | 'part'>;

function formatPlace({ section, number, part }: Place): string {
  const question = texts.question(number) + (part === null ? '' : ` ${formatPartPath(part)}`);
  return section === null ? question : `${section}, ${question}`;
}

/** The answers with marks that only the teacher can give. */
export function MarkingList({ assignmentId, waiting }: { assignmentId: string; waiting: number }) {
  const query = useInsights(assignmentId, waiting);
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={teachStrings.loading} lines={6} />;
  if (query.data.waiting.length === 0) return <Note icon="check" title={texts.nothingToMark} />;
  return (
    <ul className={styles.list}>
      {query.data.waiting.map(
        ({ answer_id: answerId, learner, pupil, response, waiting: marks, ...place }) => (
          <li key={answerId}>
            <Link
              to="/teach/assignments/$id/pupils/$learner"
              params={{ id: assignmentId, learner }}
              hash={answerId}
              className={styles.entry}
            >
              <span>
                <b>{formatPlace(place)}</b> · {pupil}
                <br />
                <span className={styles.answer}>{response}</span>
              </span>
              <span className={fieldStyles.hint}>{texts.waiting(marks)}</span>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
