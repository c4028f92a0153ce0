import sheetStyles from '../bank/question-sheet.module.css';
import { TypesetText } from '../learn/typeset/typeset-text.tsx';
import styles from './draft-paper.module.css';
import { generateStrings } from './generate-strings.ts';
import type { DraftItem } from './generation-events.ts';
import type { ItemProgress } from './generation-progress.ts';

/** The unfinished question, with the text that the AI model is writing now. */
export function DraftPaper({ progress, isEnded }: { progress: ItemProgress | undefined; isEnded: boolean }) {
  const texts = generateStrings.draft;
  const { draft, writing } = progress ?? {};
  const isEmpty = draft === undefined || draft.stem === '';
  if (isEmpty && (writing === undefined || isEnded))
    return <p className={styles.empty}>{describeEmptyDraft(progress, isEnded)}</p>;
  return (
    <article className={sheetStyles.sheet} aria-label={texts.title}>
      {draft && (
        <div className={sheetStyles.body}>
          {draft.vignette && <TypesetText tex={draft.vignette} />}
          {draft.stem && <TypesetText tex={draft.stem} />}
          {draft.distractors.length > 0 && <Options distractors={draft.distractors} />}
          {draft.distractors.length === 0 && draft.answerKey !== null && (
            <p>
              <strong>{texts.answer}</strong> {draft.answerKey}
            </p>
          )}
          {draft.explanation && <TypesetText tex={draft.explanation} />}
        </div>
      )}
      {writing && !isEnded && (
        <div className={styles.writing}>
          <span>
            {texts.writing}: {generateStrings.graph.nodes[writing.node]}
          </span>
          <pre>{writing.text}</pre>
        </div>
      )}
    </article>
  );
}

/** Lists the options. The API calls all of them distractors, even the right one. */
function Options({ distractors }: Pick<DraftItem, 'distractors'>) {
  const texts = generateStrings.draft;
  return (
    <ol className={sheetStyles.options} aria-label={texts.options}>
      {distractors.map(({ text, isCorrect }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
        <li key={index} data-correct={isCorrect ? true : undefined}>
          <span className={sheetStyles.letter}>{String.fromCharCode(65 + index)}</span>
          <TypesetText inline tex={text} />
          {isCorrect && <span className={sheetStyles.tick}>{texts.correctAnswer}</span>}
        </li>
      ))}
    </ol>
  );
}

function describeEmptyDraft(progress: ItemProgress | undefined, isEnded: boolean): string {
  const { empty, notStarted, noText } = generateStrings.draft;
  if (!isEnded) return empty;
  return progress === undefined ? notStarted : noText;
}
