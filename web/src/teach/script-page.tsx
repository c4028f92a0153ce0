import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { PupilScript, ScriptQuestion } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { toMarkedAnswer } from '../learn/assigned/feedback-values.ts';
import { MarkedQuestion } from '../learn/exam/marked-question.tsx';
import { parsePartTexts } from '../learn/parts/part-texts.ts';
import { ReaderContext } from '../learn/reader.ts';
import { AllowanceForm } from './allowance-form.tsx';
import { MarksForm } from './marks-form.tsx';
import styles from './teach.module.css';
import { scriptQuery } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.script;

type ScriptMarks = NonNullable<ScriptQuestion['marks']>;

/** The marked work of one pupil, where the teacher marks and changes marks. */
export function ScriptPage() {
  const { id, learner } = useParams({ from: '/teach/assignments/$id/pupils/$learner' });
  const [attempt, setAttempt] = useState<string>();
  const query = useQuery(scriptQuery(id, learner, attempt));
  usePageTitle(query.data?.pupil ?? teachStrings.work.pupil);
  if (query.error instanceof ApiError && query.error.status === 404)
    return <Note icon="search" title={teachStrings.assignments.missingTitle} />;
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={teachStrings.loading} lines={8} />;
  return <Script script={query.data} onAttempt={setAttempt} />;
}

function Script({ script, onAttempt }: { script: PupilScript; onAttempt: (id: string) => void }) {
  const { assignment, pupil, learner, attempt, attempts, questions } = script;
  const { hash } = useLocation();
  // The browser looks for the target of the link before the script is loaded.
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  const marked = questions.flatMap(({ marks }) => marks?.marking ?? []);
  const sum = (name: 'marks_awarded' | 'marks_available') =>
    marked.reduce((total, marking) => total + marking[name], 0);
  return (
    <ReaderContext value="teacher">
      <div className={`${styles.page} ${styles.form}`}>
        <header className={styles.head}>
          <Link
            to="/teach/assignments/$id"
            params={{ id: assignment.id }}
            search={hash === '' ? {} : { view: 'marking' }}
            className={styles.back}
          >
            <Icon name="back" size={16} />
            {assignment.title}
          </Link>
          <h1>{pupil}</h1>
          {attempt && <p>{texts.total(sum('marks_awarded'), sum('marks_available'))}</p>}
        </header>
        {attempts.length > 1 && (
          <label className={fieldStyles.field}>
            <select value={attempt?.id} onChange={({ target }) => onAttempt(target.value)}>
              {attempts.map(({ id, number }) => (
                <option key={id} value={id}>
                  {texts.attempt(number)}
                </option>
              ))}
            </select>
          </label>
        )}
        <details className={styles.card}>
          <summary>{texts.allowance}</summary>
          <AllowanceForm assignmentId={assignment.id} learner={learner} />
        </details>
        {attempt === null && <Note icon="clock" title={texts.noWork} />}
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions of a script are never reordered
          <ScriptEntry key={index} question={question} assignmentId={assignment.id} />
        ))}
      </div>
    </ReaderContext>
  );
}

function ScriptEntry({ question: entry, assignmentId }: { question: ScriptQuestion; assignmentId: string }) {
  const { question, marks, number, response } = entry;
  if (!question) return <p className={styles.card}>{texts.gone}</p>;
  if (!marks)
    return (
      <p className={styles.card}>
        {teachStrings.work.question(number)}: {texts.unanswered}
      </p>
    );
  const { marking, changes, answers } = marks;
  const showForm = (answer: ScriptMarks['answers'][number]) => {
    const isOfPart = ({ part }: { part?: string | null | undefined }) =>
      answer.part === null || part === answer.part;
    return (
      <div key={answer.id} id={answer.id} className={styles.decisions}>
        {changes
          .filter((change) => change.part === answer.part)
          .map((change) => (
            <p key={change.at} className={styles.change}>
              {texts.decided(change)}
            </p>
          ))}
        <MarksForm
          assignmentId={assignmentId}
          answer={answer}
          steps={marking.steps.filter(isOfPart)}
          response={findResponse(response ?? '', answer.part)}
        />
      </div>
    );
  };
  // The marks of a part are given below the part, so that answer and marks are on one screen.
  const listedParts = new Set(marking.parts?.map(({ path }) => path));
  return (
    <div className={styles.card}>
      <MarkedQuestion
        question={question}
        number={number}
        response={response ?? ''}
        markedAnswer={toMarkedAnswer(marks)}
        renderUnderPart={(path) => answers.filter(({ part }) => part === path).map(showForm)}
      />
      {answers.filter(({ part }) => part === null || !listedParts.has(part)).map(showForm)}
    </div>
  );
}

/** Returns what the pupil wrote for a part, or for the whole question. */
function findResponse(response: string, part: string | null): string {
  const written = parsePartTexts(response);
  return written[part ?? ''] ?? written[''] ?? '';
}
