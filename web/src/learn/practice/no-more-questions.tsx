import { Link } from '@tanstack/react-router';
import { ApiError } from '../../api/client.ts';
import { Note } from '../../design/note.tsx';
import type { StartSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';

/** Whether the server has run out of questions: without an AI model it cannot make new ones. */
export function isOutOfQuestions(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === 422;
}

/** Explains why there is no next question and links to the other topics. */
export function NoMoreQuestions({ error, course }: { error: ApiError; course: StartSearch }) {
  const words = learnStrings.practice;
  return (
    <Note icon="learn" title={words.nothingTitle}>
      <p>{error.message}</p>
      <Link to="/learn" search={course}>
        {words.otherTopic}
      </Link>
    </Note>
  );
}
