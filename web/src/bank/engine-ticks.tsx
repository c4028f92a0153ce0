import { useId, useState } from 'react';
import type { EngineMark } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './engine-ticks.module.css';

/** A tick where the numbers were verified and a question mark where they could not be; the tooltip explains how. */
export function EngineTicks({ marks }: { marks: readonly EngineMark[] }) {
  const withVerdict = (verdict: EngineMark['verdict']) => marks.filter((mark) => mark.verdict === verdict);
  const [verified, undecided] = [withVerdict('verified'), withVerdict('undecided')];
  if (verified.length + undecided.length === 0) return null;
  return (
    <span className={styles.ticks}>
      {verified.length > 0 && <Tick kind="verified" marks={verified} />}
      {undecided.length > 0 && <Tick kind="undecided" marks={undecided} />}
    </span>
  );
}

/** The tooltip lists at most this many explanations. */
const MAX_LINES = 6;

function Tick({ kind, marks }: { kind: 'verified' | 'undecided'; marks: readonly EngineMark[] }) {
  const id = useId();
  const [pinned, setPinned] = useState(false);
  const close = () => setPinned(false);
  return (
    <span className={styles.anchor}>
      <button
        type="button"
        className={styles.tick}
        data-kind={kind}
        aria-describedby={id}
        aria-label={strings.findings[kind](marks.length)}
        onClick={() => setPinned(!pinned)}
        onBlur={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        {kind === 'verified' ? <Icon name="check" size={16} /> : <span aria-hidden="true">?</span>}
      </button>
      <span role="tooltip" id={id} className={styles.tooltip} data-pinned={pinned}>
        {[...new Set(marks.map(({ how }) => how))].slice(0, MAX_LINES).map((how) => (
          <span key={how}>{how}</span>
        ))}
        {marks.length > MAX_LINES && <span>{strings.findings.more(marks.length - MAX_LINES)}</span>}
      </span>
    </span>
  );
}
