import sheet from '../bank/question-sheet.module.css';
import { SetText } from '../learn/typeset/set-text.tsx';
import styles from './draft-paper.module.css';
import { generateStrings } from './generate-strings.ts';
import type { DraftItem } from './generation-events.ts';
import type { WatchedItem } from './watched.ts';

/** The item as far as it is made, with what a model is writing at this moment. */
export function DraftPaper({ live, isEnded }: { live: WatchedItem | undefined; isEnded: boolean }) {
  const words = generateStrings.draft;
  const { draft, writing } = live ?? {};
  const isEmpty = draft === undefined || draft.stem === '';
  if (isEmpty && (writing === undefined || isEnded))
    return <p className={styles.empty}>{emptyText(live, isEnded)}</p>;
  return (
    <article className={sheet.sheet} aria-label={words.title}>
      {draft && (
        <div className={sheet.body}>
          {draft.vignette && <SetText tex={draft.vignette} />}
          {draft.stem && <SetText tex={draft.stem} />}
          {draft.distractors.length > 0 && <Options distractors={draft.distractors} />}
          {draft.distractors.length === 0 && draft.answerKey !== null && (
            <p>
              <strong>{words.answer}</strong> {draft.answerKey}
            </p>
          )}
          {draft.explanation && <SetText tex={draft.explanation} />}
        </div>
      )}
      {writing && !isEnded && (
        <div className={styles.writing}>
          <span>
            {words.writing}: {generateStrings.graph.nodes[writing.node]}
          </span>
          <pre>{writing.text}</pre>
        </div>
      )}
    </article>
  );
}

function Options({ distractors }: Pick<DraftItem, 'distractors'>) {
  const words = generateStrings.draft;
  return (
    <ol className={sheet.options} aria-label={words.options}>
      {distractors.map(({ text, isCorrect }, place) => (
        // An option has no name but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is what tells them apart
        <li key={place} data-correct={isCorrect ? true : undefined}>
          <span className={sheet.letter}>{String.fromCharCode(65 + place)}</span>
          <SetText inline tex={text} />
          {isCorrect && <span className={sheet.tick}>{words.key}</span>}
        </li>
      ))}
    </ol>
  );
}

function emptyText(live: WatchedItem | undefined, isEnded: boolean): string {
  const { empty, notStarted, nothing } = generateStrings.draft;
  if (!isEnded) return empty;
  return live === undefined ? notStarted : nothing;
}
