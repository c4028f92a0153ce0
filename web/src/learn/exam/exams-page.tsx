import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { ErrorNote } from '../../design/error-note.tsx';
import { formatDate } from '../../design/format-date.ts';
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
  const texts = learnStrings.exam;
  usePageTitle(texts.title);
  if (courses.error) return <ErrorNote error={courses.error} onRetry={() => void courses.refetch()} />;
  if (!courses.data) return <Skeleton label={learnStrings.courses.loading} lines={6} />;
  const chosenCourse = subject && level ? findCourse(courses.data, { subject, level }) : undefined;
  return chosenCourse ? <OneCourse course={chosenCourse} /> : <AllCourses courses={courses.data} />;
}

function AllCourses({ courses }: { courses: readonly Course[] }) {
  const texts = learnStrings.exam;
  const progress = useQuery(progressQuery);
  // The papers that were begun and the recent courses are above the list, which must not move when they arrive.
  const isLoading = useAttempts().isLoading || progress.isLoading;
  if (isLoading) return <Skeleton label={learnStrings.courses.loading} lines={6} />;
  const papers = courses.filter((course) => canPractise(course) && hasExam(course));
  const recent = (progress.data ?? []).flatMap((name) => findCourse(papers, name) ?? []).slice(0, MAX_RECENT);
  const bySubject = Map.groupBy(papers, ({ subject }) => subject);
  return (
    <div className={styles.page}>
      <h1>{texts.choose}</h1>
      <Attempts />
      {recent.length > 0 && (
        <section className={styles.recent}>
          <h2>{texts.recent}</h2>
          <ul className={styles.courses}>
            {recent.map((course) => (
              <PaperLink key={courseTitle(course)} course={course} name={courseTitle(course)} />
            ))}
          </ul>
        </section>
      )}
      <ul className={styles.subjects}>
        {[...bySubject].map(([subject, levels]) => (
          <li key={subject}>
            <h2>{subject}</h2>
            <ul className={styles.levels}>
              {levels.map((course) => (
                <PaperLink key={course.level} course={course} name={course.level} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a paper can be made: an own course has papers only if its author gave it an exam. */
function hasExam({ is_own: isOwn, total_marks: marks }: Course): boolean {
  return !isOwn || marks !== null;
}

/** The number of courses that the learner practised last. */
const MAX_RECENT = 3;

function PaperLink({ course, name }: { course: Course; name: string }) {
  return (
    <li>
      <Link to="/learn/exams" search={{ subject: course.subject, level: course.level }}>
        <b>
          {name} {name === course.level && <span className="visually-hidden">{course.subject}</span>}
        </b>
        <span>{formatShort(course)}</span>
      </Link>
    </li>
  );
}

/** Formats the marks and the duration for the list, for example "80 marks · 2 hours". */
function formatShort(course: Course): string {
  return course.total_marks === null ? learnStrings.exam.practicePaper : formatMarksAndTime(course);
}

/** Formats the marks and the duration of the exam, for example "80 marks · 2 hours". */
function formatMarksAndTime({ total_marks: marks, exam_minutes: minutes }: Course): string {
  if (marks === null || minutes === null) return learnStrings.exam.noOfficialExam;
  return `${strings.question.marks(marks)} · ${learnStrings.exam.minutes(minutes)}`;
}

function OneCourse({ course }: { course: Course }) {
  const texts = learnStrings.exam;
  const navigate = useNavigate();
  const openRequest = useMutation({
    mutationFn: () => openExam(course),
    onSuccess: (thread) => navigate({ to: '/learn/exams/$thread', params: { thread } }),
  });
  const openAttempts = useAttempts(course).attempts.filter(({ isOpen }) => isOpen);
  return (
    <div className={styles.page}>
      <Link to="/learn/exams" search={{}} className={styles.back}>
        <Icon name="back" size={16} />
        {texts.allPapers}
      </Link>
      <h1>{courseTitle(course)}</h1>
      <p>{formatMarksAndTime(course)}</p>
      <p className={styles.advice}>{openAttempts.length > 0 ? texts.resumeAdvice : texts.startAdvice}</p>
      {openRequest.error && <ErrorNote error={openRequest.error} onRetry={() => openRequest.mutate()} />}
      <div>
        <Button look="primary" disabled={openRequest.isPending} onClick={() => openRequest.mutate()}>
          {openRequest.isPending ? texts.preparing : openAttempts.length > 0 ? texts.resume : texts.start}
        </Button>
      </div>
      <Attempts course={course} />
    </div>
  );
}

/** Returns the learner's attempts with their results, and whether they are still loading. Overdue attempts are handed in first. */
function useAttempts(course?: Course) {
  const queryClient = useQueryClient();
  const { data = [], isLoading } = useQuery({
    queryKey: ['attempts', course?.subject, course?.level],
    queryFn: async () => {
      const foundAttempts = await listAttempts(course);
      // An exam that cannot be handed in now is handed in on the next visit.
      const hasHandedIn = await handInOverdueExams(foundAttempts).catch(() => false);
      if (hasHandedIn) await queryClient.invalidateQueries({ queryKey: progressQuery.queryKey });
      return foundAttempts;
    },
    staleTime: 0,
  });
  const { data: progress } = useQuery(progressQuery);
  const paperByThread = new Map(
    progress?.flatMap(({ papers }) => papers).map((paper) => [paper.thread_id, paper] as const),
  );
  const attempts = data.map((attempt: Attempt) => {
    const paper = paperByThread.get(attempt.thread_id);
    return { ...attempt, paper, isOpen: progress !== undefined && paper === undefined };
  });
  return { attempts, isLoading };
}

function Attempts({ course }: { course?: Course }) {
  const texts = learnStrings.exam;
  const { attempts } = useAttempts(course);
  if (attempts.length === 0) return null;
  return (
    <section className={styles.attempts}>
      <h2>{texts.yourPapers}</h2>
      <ul>
        {attempts.map(({ thread_id: thread, paper, isOpen, ...attempt }) => (
          <li key={thread}>
            <Link to="/learn/exams/$thread" params={{ thread }} data-open={isOpen ? true : undefined}>
              <b>
                {courseTitle(attempt)}, {texts.paperNumber(attempt.number)}
              </b>
              <span>
                {paper
                  ? learnStrings.verdict.earned(paper.marks_awarded, paper.marks_available)
                  : texts.openPaper}
                {' · '}
                {formatDate(attempt.created_at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
