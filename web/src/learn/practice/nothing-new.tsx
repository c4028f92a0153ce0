import { Link } from '@tanstack/react-router';
import { ApiError } from '../../api/client.ts';
import { Note } from '../../design/note.tsx';
import type { StartSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';

/** The server has nothing (or nothing new) to ask without a model. */
export function isNothingNew(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === 422;
}

export function NothingNew({ error, course }: { error: ApiError; course: StartSearch }) {
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
