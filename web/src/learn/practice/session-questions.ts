import { createStoredValue } from '../../browser/stored-value.ts';

/** The first paragraph of each answered question by its id, as LaTeX. */
type QuestionTexts = Readonly<Record<string, string>>;

const MAX_STORED = 60;

/** Stores the texts of the questions of a session in this browser, for its summary: the answers of a thread have no texts. */
export function openSessionQuestions(threadId: string) {
  const stored = createStoredValue(localStorage, `vbagent.session-questions.${threadId}`, parseTexts);
  return {
    read: stored.read,
    add(id: string, text: string): void {
      const texts = stored.read();
      const kept = Object.entries(texts)
        .filter(([other]) => other !== id)
        .slice(1 - MAX_STORED);
      stored.write(Object.fromEntries([...kept, [id, findFirstParagraph(text)]]));
    },
  };
}

/** Returns the text before the first blank line, table, list or displayed formula, without a formula that is cut off. */
function findFirstParagraph(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n|\\begin\{|\\\[|\$\$/);
  return first.trim();
}

function parseTexts(raw: unknown): QuestionTexts {
  return Object.fromEntries(
    Object.entries(Object(raw)).flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])),
  );
}
