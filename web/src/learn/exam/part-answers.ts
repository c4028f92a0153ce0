import { type LearnQuestion, listAnswerTasks } from '../learn-question.ts';
import { isBlankResponse, toResponse } from '../parts/part-texts.ts';

type Answers = Readonly<Record<string, string>>;

/** Returns the id under which an answer is stored: each part has its own. A question without parts has an empty path. */
export function getAnswerId(questionId: string, path: string): string {
  return path === '' ? questionId : `${questionId}:${path}`;
}

/** Lists the ids of the answers to all parts of the questions. */
export function listAnswerIds(questions: readonly LearnQuestion[]): string[] {
  return questions.flatMap((question) =>
    listAnswerTasks(question).map(({ path }) => getAnswerId(question.id, path)),
  );
}

/** Lists the paths of the parts without an answer; the path of a question without parts is empty. */
export function listBlankPaths(question: LearnQuestion, getAnswer: (answerId: string) => string): string[] {
  const paths = listAnswerTasks(question).map(({ path }) => path);
  return paths.filter((path) => getAnswer(getAnswerId(question.id, path)).trim() === '');
}

/** Counts the questions without any answer, and those in which only some parts have an answer. */
export function countUnfinished(
  questions: readonly LearnQuestion[],
  getAnswer: (answerId: string) => string,
): { readonly blank: number; readonly partly: number } {
  const states = questions.map((question) => {
    const blankCount = listBlankPaths(question, getAnswer).length;
    if (blankCount === 0) return 'answered';
    return blankCount < listAnswerTasks(question).length ? 'partly' : 'blank';
  });
  return {
    blank: states.filter((state) => state === 'blank').length,
    partly: states.filter((state) => state === 'partly').length,
  };
}

/** Groups the stored answers by question, as they are handed in: a text, or a text for each part. */
export function toResponses(
  questions: readonly LearnQuestion[],
  answers: Answers,
): Record<string, string | Record<string, string>> {
  const responses = questions.map((question) => {
    const texts = listAnswerTasks(question).map(
      ({ path }) => [path, answers[getAnswerId(question.id, path)] ?? ''] as const,
    );
    return [question.id, toResponse(question, Object.fromEntries(texts))] as const;
  });
  return Object.fromEntries(responses.filter(([, response]) => !isBlankResponse(response)));
}
