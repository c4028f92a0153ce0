import { FindingList } from './finding-list.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { readContext } from './read-context.ts';
import { reviewStrings } from './review-strings.ts';
import { ScoreMeter } from './score-meter.tsx';

/** The context that the sender attached to the item: image, findings, scores, reasons, source and other data. */
export function ContextView({ context }: { context: unknown }) {
  const { findings, scores, reasons, image, sourceName, sourceText, rest } = readContext(context);
  const words = reviewStrings.item;
  return (
    <>
      {image && (
        <Panel title={words.sourceImage}>
          <img src={image} alt={sourceName ?? words.sourceImage} className={styles.image} />
        </Panel>
      )}
      {findings.length > 0 && (
        <Panel title={words.sent}>
          <FindingList findings={findings} />
        </Panel>
      )}
      {scores.length > 0 && (
        <Panel title={words.scores}>
          <dl className={styles.facts}>
            {scores.map(([name, share]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name.replaceAll('_', ' ')}</dt>
                <dd>
                  <ScoreMeter share={share} />
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {reasons.length > 0 && (
        <Panel title={words.reasonsGiven}>
          <ul className={styles.list}>
            {reasons.map((reason) => (
              <li key={reason}>
                <p>{reason}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {(sourceText || (sourceName && !image)) && (
        <Panel title={words.sourceText}>
          {sourceName && <p className={styles.quiet}>{sourceName}</p>}
          {sourceText && <pre>{sourceText}</pre>}
        </Panel>
      )}
      {rest && (
        <Panel title={words.more}>
          <pre>{rest}</pre>
        </Panel>
      )}
    </>
  );
}
