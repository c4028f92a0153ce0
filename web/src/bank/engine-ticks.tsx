import { useId, useState } from 'react';
import type { EngineMark } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './engine-ticks.module.css';

/**
 * Shows a tick if numbers were verified and a question mark if some could not be. The tooltip explains how. An engine mark
 * is the result of recomputing one step; it is not an exam mark.
 */
export function EngineTicks({ marks }: { marks: readonly EngineMark[] }) {
  const filterByVerdict = (verdict: EngineMark['verdict']) =>
    marks.filter((mark) => mark.verdict === verdict);
  const [verified, undecided] = [filterByVerdict('verified'), filterByVerdict('undecided')];
  if (verified.length + undecided.length === 0) return null;
  return (
    <span className={styles.ticks}>
      {verified.length > 0 && <Tick kind="verified" marks={verified} />}
      {undecided.length > 0 && <Tick kind="undecided" marks={undecided} />}
    </span>
  );
}

/** The tooltip lists at most this many explanations. */
const MAX_EXPLANATIONS = 6;

function Tick({ kind, marks }: { kind: 'verified' | 'undecided'; marks: readonly EngineMark[] }) {
  const id = useId();
  const [isPinned, setPinned] = useState(false);
  const close = () => setPinned(false);
  return (
    <span className={styles.anchor}>
      <button
        type="button"
        className={styles.tick}
        data-kind={kind}
        aria-describedby={id}
        aria-label={strings.findings[kind](marks.length)}
        onClick={() => setPinned(!isPinned)}
        onBlur={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        {kind === 'verified' ? <Icon name="check" size={16} /> : <span aria-hidden="true">?</span>}
      </button>
      <span role="tooltip" id={id} className={styles.tooltip} data-pinned={isPinned}>
        {[...new Set(marks.map(({ how }) => how))].slice(0, MAX_EXPLANATIONS).map((how) => (
          <span key={how}>{how}</span>
        ))}
        {marks.length > MAX_EXPLANATIONS && (
          <span>{strings.findings.more(marks.length - MAX_EXPLANATIONS)}</span>
        )}
      </span>
    </span>
  );
}
