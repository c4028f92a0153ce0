import type { ReactNode } from 'react';
import type { SqaPart } from '../../../../src/domain/sqa.ts';
import { strings } from '../../strings.ts';
import { learnStrings } from '../learn-strings.ts';
import { Figure } from '../question-figure.tsx';
import { TypesetText } from '../typeset/typeset-text.tsx';
import styles from './part-list.module.css';
import { formatPartPath } from './part-texts.ts';

type ShownPart = Pick<SqaPart, 'path' | 'lead' | 'text' | 'diagram_svg' | 'marks'>;

type PartListProps<Part extends ShownPart> = {
  parts: readonly Part[];
  /** The start of the element ids of the texts, unique on the page. */
  idPrefix: string;
  /** Returns what is shown in the right margin instead of the marks. */
  renderMarks?: (part: Part) => ReactNode;
  /** Returns what is shown below the text of a part: its answer field or its marks. */
  children: (part: Part) => ReactNode;
};

/** Returns the id of the element with the text of a part. */
export const getPartTextId = (idPrefix: string, path: string): string => `${idPrefix}-${path}`;

/** The parts of a question as on a printed paper: label, text, and the marks in the right margin. */
export function PartList<Part extends ShownPart>({
  parts,
  idPrefix,
  renderMarks,
  children,
}: PartListProps<Part>) {
  const texts = learnStrings.parts;
  return (
    <ol className={styles.parts} aria-label={texts.title}>
      {parts.map((part) => {
        const { path, lead, text, diagram_svg: svg, marks } = part;
        return (
          <li key={path} className={styles.part} data-part={path}>
            {lead !== undefined && (
              <div className={styles.lead}>
                <TypesetText tex={lead} />
              </div>
            )}
            <span className={styles.label}>{formatPartPath(path)}</span>
            <div className={styles.text} id={getPartTextId(idPrefix, path)}>
              {text !== '' && <TypesetText tex={text} />}
              {svg !== undefined && <Figure svg={svg} isFromItemModel={false} />}
            </div>
            <span className={styles.marks}>{renderMarks ? renderMarks(part) : <Marks count={marks} />}</span>
            <div className={styles.answer}>{children(part)}</div>
          </li>
        );
      })}
    </ol>
  );
}

function Marks({ count }: { count: number }) {
  return (
    <>
      {count}
      <span className="visually-hidden">{strings.question.marksUnit(count)}</span>
    </>
  );
}
