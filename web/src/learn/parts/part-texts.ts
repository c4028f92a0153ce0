import { type AnswerTask, type LearnQuestion, listAnswerTasks } from '../learn-question.ts';

/** The learner's text for each part by path. The text of a question without parts has the empty path. */
export type PartTexts = Readonly<Record<string, string>>;

/** Formats a path as it is printed: `(b)(i)` for `b.i`. */
export function formatPartPath(path: string): string {
  return path
    .split('.')
    .map((label) => `(${label})`)
    .join('');
}

/**
 * Reads a stored response. A response with a text for each part is stored as JSON; any other text belongs to the whole
 * question and gets the empty path. A blank response has no texts.
 */
export function parsePartTexts(stored: string): PartTexts {
  if (stored.startsWith('{')) {
    try {
      const entries = Object.entries(Object(JSON.parse(stored)));
      const texts = entries.flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : []));
      if (texts.length === entries.length) return Object.fromEntries(texts);
    } catch {
      // A learner may begin an answer with a brace.
    }
  }
  return stored.trim() === '' ? {} : { '': stored };
}

/** Returns what is sent to the server: a text for each answered part, or one text for a question without parts. */
export function toResponse(question: LearnQuestion, texts: PartTexts): string | Record<string, string> {
  const answers = listAnswerTasks(question).map((task) => [task.path, trimText(task, texts)] as const);
  if (question.metadata.parts === undefined) return answers[0]?.[1] ?? '';
  return Object.fromEntries(answers.filter(([, text]) => text !== ''));
}

/** Code keeps the spaces at the start of its lines. */
function trimText({ path, response }: AnswerTask, texts: PartTexts): string {
  const text = texts[path] ?? '';
  return response === 'code' ? text.replace(/^\s*\n|\s+$/gu, '') : text.trim();
}

/** Whether no part has an answer. */
export function isBlankResponse(response: string | PartTexts): boolean {
  const texts = typeof response === 'string' ? [response] : Object.values(response);
  return texts.every((text) => text.trim() === '');
}
