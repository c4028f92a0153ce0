import { useMemo } from 'react';
import { diffWords } from '../review/word-diff.ts';
import styles from './correction-diff.module.css';
import { generateStrings } from './generate-strings.ts';
import type { Correction } from './generation-events.ts';

type Piece = { readonly start: number; readonly text: string; readonly isChanged: boolean };
type Range = { readonly from: number; readonly to: number };

/** Shows a component of a question before and after it was rewritten, side by side, with the changed words marked. */
export function CorrectionDiff({
  correction: { before, after },
}: {
  correction: Pick<Correction, 'before' | 'after'>;
}) {
  const texts = generateStrings.cycles;
  const changes = useMemo(() => diffWords(before, after), [before, after]);
  const removed = changes.map(({ fromA, toA }) => ({ from: fromA, to: toA }));
  const added = changes.map(({ fromB, toB }) => ({ from: fromB, to: toB }));
  return (
    <div className={styles.sides}>
      <section>
        <h4>{texts.before}</h4>
        <pre>
          {splitIntoPieces(before, removed).map(({ start, text, isChanged }) =>
            isChanged ? <del key={start}>{text}</del> : text,
          )}
        </pre>
      </section>
      <section>
        <h4>{texts.after}</h4>
        <pre>
          {splitIntoPieces(after, added).map(({ start, text, isChanged }) =>
            isChanged ? <ins key={start}>{text}</ins> : text,
          )}
        </pre>
      </section>
    </div>
  );
}

/** Splits the text into unchanged and changed pieces. */
function splitIntoPieces(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const push = (to: number, isChanged: boolean) => {
    if (to > start) pieces.push({ start, text: text.slice(start, to), isChanged });
    start = Math.max(start, to);
  };
  for (const { from, to } of ranges) {
    push(from, false);
    push(to, true);
  }
  push(text.length, false);
  return pieces;
}
