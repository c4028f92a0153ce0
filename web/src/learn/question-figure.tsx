import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import type { LearnQuestion } from './learn-question.ts';
import styles from './question-figure.module.css';

/** Shows the figure of a question. */
export function QuestionFigure({ question: { metadata } }: { question: LearnQuestion }) {
  const { diagram_svg: svg, made_by: source } = metadata;
  return svg === undefined ? null : <Figure svg={svg} isFromItemModel={source === 'item-model'} />;
}

/** Shows a figure. Figures from item models have the colour of the text; other figures are shown on white. */
export function Figure({ svg, isFromItemModel }: { svg: string; isFromItemModel: boolean }) {
  if (isFromItemModel) return <TrustedHtml className={styles.figure ?? ''} html={svg} />;
  return (
    <div className={styles.figure}>
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={strings.question.diagram}
      />
    </div>
  );
}
