import { Fragment } from 'react';
import type { MatchTable } from '../../../src/domain/question-content.ts';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import type { LearnQuestion } from './learn-question.ts';
import styles from './question-figure.module.css';
import { TypesetText } from './typeset/typeset-text.tsx';

/** Shows the figure of a question, and the columns of a matching question whose answers are options. */
export function QuestionFigure({ question: { metadata } }: { question: LearnQuestion }) {
  const { diagram_svg: svg, made_by: source, table, options = [] } = metadata;
  return (
    <>
      {svg !== undefined && <Figure svg={svg} isFromItemModel={source === 'item-model'} />}
      {table !== undefined && options.length > 0 && <MatchColumns table={table} />}
    </>
  );
}

function MatchColumns({ table: { headings, left, right } }: { table: MatchTable }) {
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    [left, right].map((column) => column[index]),
  );
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" colSpan={2}>
              <TypesetText inline tex={heading} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.map((entry) => entry?.id ?? '').join()}>
            {cells.map((entry, column) => (
              <Fragment key={headings[column]}>
                <th scope="row">{entry?.id}</th>
                <td>{entry && <TypesetText inline tex={entry.text} />}</td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
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
