import { useEffect, useRef } from 'react';
import type { ShownHint } from '../../../../src/domain/practice-state.ts';
import { learnStrings } from '../learn-strings.ts';
import { formatPartPath } from '../parts/part-texts.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import styles from './hint-list.module.css';

/** The hints that the learner has requested, the first one first. */
export function HintList({ hints }: { hints: readonly ShownHint[] }) {
  return hints.map((hint, index) => {
    const position = hints.slice(0, index + 1).filter(({ part }) => part === hint.part).length;
    // biome-ignore lint/suspicious/noArrayIndexKey: hints are only added
    return <HintNote key={index} hint={hint} position={position} />;
  });
}

/** Shows a hint. If the Hint button has disappeared, the focus moves here. */
function HintNote({ hint: { part, text, left }, position }: { hint: ShownHint; position: number }) {
  const texts = learnStrings.practice;
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  const all = position + left;
  return (
    <aside ref={note} tabIndex={-1} className={styles.hint} role="status">
      <h2>
        {part === null
          ? texts.hintTitle(position, all)
          : texts.hintTitleFor(position, all, formatPartPath(part))}
      </h2>
      <TypesetText tex={text} />
    </aside>
  );
}
