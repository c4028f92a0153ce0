import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { courseTitle } from '../learn-queries.ts';
import styles from './assigned.module.css';
import { type OwnAssignment, ownAssignmentsQuery } from './assigned-queries.ts';
import { assignedStrings as texts } from './assigned-strings.ts';

/** The assignments that the learner's teachers have set; shows nothing if there are none. */
export function AssignedList() {
  const { data } = useQuery(ownAssignmentsQuery);
  if (!data || data.assignments.length === 0) return null;
  return (
    <section className={styles.assigned} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ul className={styles.list}>
        {data.assignments.map((assignment) => (
          <li key={assignment.id}>
            <Link to="/learn/assignments/$id" params={{ id: assignment.id }} className={styles.entry}>
              <span>
                <b>{assignment.title}</b>
                <br />
                <small>
                  {[assignment.class_name, ...describeCourse(assignment), describeWork(assignment)].join(
                    ' · ',
                  )}
                </small>
              </span>
              <span className={styles.state}>
                {describeState(assignment)}
                <small>{describeDue(assignment)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the course, unless it is a paper of its own, whose title is shown already. */
export function describeCourse(assignment: OwnAssignment): string[] {
  const title = courseTitle(assignment);
  return title === assignment.title ? [] : [title];
}

export function describeWork({
  kind,
  question_count: count,
  until_secure: untilSecure,
  total_marks: marks,
}: OwnAssignment): string {
  if (kind === 'paper') return texts.paper(count, marks);
  return untilSecure ? texts.untilSecure(count) : texts.practice(count);
}

export function describeDue({ due_at: dueAt, is_overdue: isOverdue }: OwnAssignment): string {
  if (dueAt === null) return texts.noDue;
  return isOverdue ? texts.overdue(dueAt) : texts.due(dueAt);
}

function describeState({ attempts, is_overdue: isOverdue }: OwnAssignment): string {
  if (attempts.some(({ finished_at: finishedAt }) => finishedAt !== null)) return texts.done;
  if (isOverdue) return texts.missed;
  return attempts.length > 0 ? texts.started : texts.start;
}
