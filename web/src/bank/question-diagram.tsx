import { useState } from 'react';
import type { Diagram } from '../api/schema.ts';
import { strings } from '../strings.ts';
import styles from './question-diagram.module.css';

/** A drawing the server makes from TikZ, or a picture that it holds; while there is none, the place kept for it. */
export function QuestionDiagram({ diagram, address }: { diagram: Diagram; address: string | undefined }) {
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  if (diagram.kind === 'placeholder') return <Awaited name={diagram.name} />;
  if (diagram.kind === 'image' && (address === undefined || state === 'failed'))
    return <Awaited name={diagram.path} />;
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
        src={address}
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

function Awaited({ name }: { name: string }) {
  return (
    <figure className={`${styles.figure} ${styles.awaited}`}>
      <figcaption>{strings.question.diagramAwaited(name)}</figcaption>
    </figure>
  );
}
