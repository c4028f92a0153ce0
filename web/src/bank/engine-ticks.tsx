import { useId, useState } from 'react';
import type { EngineMark } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import styles from './engine-ticks.module.css';

/** A small tick where the engine verified the numbers, and a mark where it could not; the tooltip says how. */
export function EngineTicks({ marks }: { marks: readonly EngineMark[] }) {
  const of = (verdict: EngineMark['verdict']) => marks.filter((mark) => mark.verdict === verdict);
  const [verified, undecided] = [of('verified'), of('undecided')];
  if (verified.length + undecided.length === 0) return null;
  return (
    <span className={styles.ticks}>
      {verified.length > 0 && <Tick kind="verified" marks={verified} />}
      {undecided.length > 0 && <Tick kind="undecided" marks={undecided} />}
    </span>
  );
}

function Tick({ kind, marks }: { kind: 'verified' | 'undecided'; marks: readonly EngineMark[] }) {
  const id = useId();
  const [pinned, setPinned] = useState(false);
  const close = () => setPinned(false);
  return (
    <span className={styles.place}>
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
        {[...new Set(marks.map(({ how }) => how))].slice(0, MOST).map((how) => (
          <span key={how}>{how}</span>
        ))}
        {marks.length > MOST && <span>{strings.findings.more(marks.length - MOST)}</span>}
      </span>
    </span>
  );
}

const MOST = 6;
