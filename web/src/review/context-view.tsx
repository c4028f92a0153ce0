import type { Finding } from '../api/schema.ts';
import { FindingList } from './finding-list.tsx';
import { JudgeNote } from './judge-note.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { readContext } from './read-context.ts';
import { reviewStrings } from './review-strings.ts';
import { areSameFindings } from './same-findings.ts';
import { ScoreMeter } from './score-meter.tsx';

type ContextProps = {
  context: unknown;
  /** What the automatic checks find in the text, which is shown above. */
  checked: readonly Finding[] | undefined;
  /** The item is about an upload, which is shown above with its name. */
  hasUpload: boolean;
  /** Learners reported the question; their reasons are shown above. */
  hasReports: boolean;
};

/** The context that the sender attached to the item: image, findings, scores, reasons, source and other data. */
export function ContextView({ context, checked, hasUpload, hasReports }: ContextProps) {
  const { findings, scores, reasons, image, sourceName, sourceText, rest } = readContext(context);
  const texts = reviewStrings.item;
  return (
    <>
      {image && (
        <Panel title={texts.sourceImage}>
          <img src={image} alt={sourceName ?? texts.sourceImage} className={styles.image} />
        </Panel>
      )}
      {findings.length > 0 && checked !== undefined && !areSameFindings(findings, checked) && (
        <Panel title={texts.senderFindings}>
          <FindingList findings={findings} />
        </Panel>
      )}
      {scores.length > 0 && (
        <Panel title={texts.scores}>
          <dl className={styles.facts}>
            {scores.map(([name, score]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name.replaceAll('_', ' ')}</dt>
                <dd>
                  <ScoreMeter value={score} />
                </dd>
              </div>
            ))}
          </dl>
          <JudgeNote />
        </Panel>
      )}
      {reasons.length > 0 && !hasReports && (
        <Panel title={texts.senderReasons}>
          <ul className={styles.list}>
            {reasons.map((reason) => (
              <li key={reason}>
                <p>{reason}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {(sourceText || (sourceName && !image && !hasUpload)) && (
        <Panel title={texts.sourceText}>
          {sourceName && (
            <p className={styles.quiet}>{sourceName === 'practice' ? texts.practice : sourceName}</p>
          )}
          {sourceText && <pre>{sourceText}</pre>}
        </Panel>
      )}
      {rest && (
        <Panel title={texts.more}>
          <pre>{rest}</pre>
        </Panel>
      )}
    </>
  );
}
