import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { ErrorNote } from '../../design/error-note.tsx';
import { Icon } from '../../design/icon.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { strings } from '../../strings.ts';
import {
  type Course,
  canPractise,
  coursesQuery,
  courseTitle,
  findCourse,
  progressQuery,
} from '../learn-queries.ts';
import { learnStrings } from '../learn-strings.ts';
import { type Attempt, listAttempts, openExam } from './exam-thread.ts';
import styles from './exams-page.module.css';
import { handInOverdueExams } from './hand-in-overdue.ts';

/** Lets the learner choose an exam, and lists their attempts. */
export function ExamsPage() {
  const { subject, level } = useSearch({ from: '/learn/exams' });
  const courses = useQuery(coursesQuery);
  const words = learnStrings.exam;
  usePageTitle(words.title);
  if (courses.error) return <ErrorNote error={courses.error} onRetry={() => void courses.refetch()} />;
  if (!courses.data) return <Skeleton label={learnStrings.courses.loading} lines={6} />;
  const chosen = subject && level ? findCourse(courses.data, { subject, level }) : undefined;
  return chosen ? <OneCourse course={chosen} /> : <AllCourses courses={courses.data} />;
}

function AllCourses({ courses }: { courses: readonly Course[] }) {
  const words = learnStrings.exam;
  return (
    <div className={styles.page}>
      <h1>{words.choose}</h1>
      <Attempts />
      <ul className={styles.courses}>
        {courses.filter(canPractise).map((course) => (
          <li key={courseTitle(course)}>
            <Link to="/learn/exams" search={{ subject: course.subject, level: course.level }}>
              <b>{courseTitle(course)}</b>
              <span>{formatExamShape(course)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Marks and time of the exam. */
function formatExamShape({ total_marks: marks, exam_minutes: minutes }: Course): string {
  if (marks === null || minutes === null) return learnStrings.exam.ownShape;
  return `${strings.question.marks(marks)} · ${learnStrings.exam.minutes(minutes)}`;
}

function OneCourse({ course }: { course: Course }) {
  const words = learnStrings.exam;
  const navigate = useNavigate();
  const opening = useMutation({
    mutationFn: () => openExam(course),
    onSuccess: (thread) => navigate({ to: '/learn/exams/$thread', params: { thread } }),
  });
  const open = useAttempts(course).filter(({ isOpen }) => isOpen);
  return (
    <div className={styles.page}>
      <Link to="/learn/exams" search={{}} className={styles.back}>
        <Icon name="back" size={16} />
        {words.allPapers}
      </Link>
      <h1>{courseTitle(course)}</h1>
      <p>{formatExamShape(course)}</p>
      <p className={styles.advice}>{open.length > 0 ? words.resumeAdvice : words.startAdvice}</p>
      {opening.error && <ErrorNote error={opening.error} onRetry={() => opening.mutate()} />}
      <div>
        <Button look="primary" disabled={opening.isPending} onClick={() => opening.mutate()}>
          {opening.isPending ? words.setting : open.length > 0 ? words.resume : words.start}
        </Button>
      </div>
      <Attempts course={course} />
    </div>
  );
}

/** The learner's attempts with their results; hands in overdue ones first. */
function useAttempts(course?: Course) {
  const queries = useQueryClient();
  const { data: attempts = [] } = useQuery({
    queryKey: ['attempts', course?.subject, course?.level],
    queryFn: async () => {
      const found = await listAttempts(course);
      // An exam that cannot be handed in now is handed in on the next visit.
      const hasHandedIn = await handInOverdueExams(found).catch(() => false);
      if (hasHandedIn) await queries.invalidateQueries({ queryKey: progressQuery.queryKey });
      return found;
    },
    staleTime: 0,
  });
  const { data: progress } = useQuery(progressQuery);
  const papers = new Map(
    progress?.flatMap((one) => one.papers).map((paper) => [paper.thread_id, paper] as const),
  );
  return attempts.map((attempt: Attempt) => {
    const paper = papers.get(attempt.thread_id);
    return { ...attempt, paper, isOpen: progress !== undefined && paper === undefined };
  });
}

function Attempts({ course }: { course?: Course }) {
  const words = learnStrings.exam;
  const attempts = useAttempts(course);
  if (attempts.length === 0) return null;
  return (
    <section className={styles.attempts}>
      <h2>{words.yours}</h2>
      <ul>
        {attempts.map(({ thread_id: thread, paper, isOpen, ...attempt }) => (
          <li key={thread}>
            <Link to="/learn/exams/$thread" params={{ thread }} data-open={isOpen ? true : undefined}>
              <b>
                {courseTitle(attempt)}, {words.paperNumber(attempt.number)}
              </b>
              <span>
                {paper
                  ? learnStrings.verdict.earned(paper.marks_awarded, paper.marks_available)
                  : words.openPaper}
                {' · '}
                {new Date(attempt.created_at).toLocaleDateString()}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
