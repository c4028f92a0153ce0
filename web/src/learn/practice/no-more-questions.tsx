import { Link } from '@tanstack/react-router';
import { ApiError } from '../../api/client.ts';
import { Note } from '../../design/note.tsx';
import type { LearnSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';

/** Returns true when the server has no more questions for this learner. It needs an AI model to create new ones. */
export function isOutOfQuestions(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === 422;
}

/** Explains why there is no next question and links to the other topics. */
export function NoMoreQuestions({ error, course }: { error: ApiError; course: LearnSearch }) {
  const texts = learnStrings.practice;
  return (
    <Note icon="learn" title={texts.nothingTitle}>
      <p>{error.message}</p>
      <Link to="/learn" search={course}>
        {texts.otherTopic}
      </Link>
    </Note>
  );
}
