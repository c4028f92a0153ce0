import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import type { LearnQuestion } from './learn-question.ts';
import styles from './question-figure.module.css';

/** The drawing of a question: ours in the colour of the text, one from an imported file on white paper. */
export function QuestionFigure({ question: { metadata } }: { question: LearnQuestion }) {
  const { diagram_svg: svg, made_by: maker } = metadata;
  if (svg === undefined) return null;
  if (maker === 'item-model') return <TrustedHtml className={styles.figure ?? ''} html={svg} />;
  return (
    <div className={styles.figure}>
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={strings.question.diagram}
      />
    </div>
  );
}
