import { useState } from 'react';
import type { Diagram } from '../api/schema.ts';
import { strings } from '../strings.ts';
import styles from './question-diagram.module.css';

/** Shows a TikZ drawing or an image from the server, or a placeholder when there is none. */
export function QuestionDiagram({ diagram, url }: { diagram: Diagram; url: string | undefined }) {
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  if (diagram.kind === 'placeholder') return <MissingDiagram name={diagram.name} />;
  if (diagram.kind === 'image' && (url === undefined || state === 'failed'))
    return <MissingDiagram name={diagram.path} />;
  if (diagram.kind === 'tikz' && state === 'failed') {
    return (
      <figure className={styles.figure}>
        <figcaption>{strings.question.diagramFailed}</figcaption>
        <pre>{diagram.tex}</pre>
      </figure>
    );
  }
  return (
    <figure className={styles.figure}>
      <img
        src={url}
        alt={strings.question.diagram}
        data-state={state}
        data-kind={diagram.kind}
        onLoad={() => setState('drawn')}
        onError={() => setState('failed')}
      />
      {state === 'drawing' && <figcaption role="status">{strings.question.diagramDrawing}</figcaption>}
    </figure>
  );
}

function MissingDiagram({ name }: { name: string }) {
  return (
    <figure className={`${styles.figure} ${styles.missing}`}>
      <figcaption>{strings.question.diagramMissing(name)}</figcaption>
    </figure>
  );
}
