import 'katex/dist/katex.min.css';
import { useId, useState } from 'react';
import type { RenderedQuestion, TexInspection } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { DrawnDiagram } from './drawn-diagram.tsx';
import { EngineTicks } from './engine-ticks.tsx';
import { FindingNotes } from './finding-notes.tsx';
import { openPlaceBook, type PlaceBook } from './place-book.ts';
import { QuestionDiagram } from './question-diagram.tsx';
import { QuestionKeys } from './question-keys.tsx';
import styles from './question-sheet.module.css';

type SheetProps = {
  question: RenderedQuestion;
  /** The question of the bank that holds the diagrams; without one they are drawn from their source. */
  diagramsOf?: string | undefined;
  /** Where a picture lies that the question names. */
  pictureAt?: ((path: string) => string) | undefined;
};

/** The paper: stem, figure, options; the key and the working wait behind one button. */
export function QuestionSheet({
  question,
  diagramsOf,
  pictureAt,
  keyShown = false,
  found,
}: SheetProps & { keyShown?: boolean; found?: TexInspection | undefined }) {
  const [open, setOpen] = useState(keyShown);
  const keyId = useId();
  const book = openPlaceBook(found);
  return (
    <article className={styles.sheet}>
      <Body {...{ question, diagramsOf, pictureAt, book }} showKey={open} part={undefined} />
      {question.questions?.map((inner, index) => (
        <section key={strings.question.part(index + 1)} className={styles.part}>
          <h2>{strings.question.part(index + 1)}</h2>
          <Body {...{ diagramsOf, pictureAt, book }} question={inner} showKey={open} part={index + 1} />
        </section>
      ))}
      <Button
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={keyId}
        onClick={() => setOpen(!open)}
      >
        {open ? strings.question.hideSolution : strings.question.showSolution}
      </Button>
      <div id={keyId} className={styles.key} hidden={!open}>
        {open && <QuestionKeys question={question} book={book} />}
      </div>
    </article>
  );
}

type BodyProps = SheetProps & { showKey: boolean; part: number | undefined; book: PlaceBook };

function Body({ question, diagramsOf, pictureAt, showKey, part, book }: BodyProps) {
  const { findings, marks } = book.aboutWhole(part);
  return (
    <div className={styles.body}>
      {question.title && <TrustedHtml html={question.title} className={styles.title ?? ''} />}
      {question.vignette && <TrustedHtml html={question.vignette} />}
      <TrustedHtml html={question.stem} />
      <EngineTicks marks={marks} />
      <FindingNotes findings={findings} />
      {question.diagrams.map((diagram, index) => {
        const place = part === undefined ? `${index + 1}` : `${part}.${index + 1}`;
        if (diagram.kind === 'image')
          return <QuestionDiagram key={place} diagram={diagram} address={pictureAt?.(diagram.path)} />;
        if (diagramsOf === undefined) return <DrawnDiagram key={place} diagram={diagram} />;
        const address = `/api/v1/bank/questions/${encodeURIComponent(diagramsOf)}/diagrams/${place}`;
        return <QuestionDiagram key={place} diagram={diagram} address={address} />;
      })}
      {question.table && <TrustedHtml html={question.table} />}
      <Options options={question.options} showKey={showKey} part={part} book={book} />
    </div>
  );
}

type OptionsProps = Pick<BodyProps, 'showKey' | 'part' | 'book'> & { options: RenderedQuestion['options'] };

function Options({ options, showKey, part, book }: OptionsProps) {
  const at = (field: string) => book.at(part === undefined ? { field } : { part, field });
  const ofAll = <FindingNotes findings={at('options').findings} />;
  if (options.length === 0) return ofAll;
  return (
    <>
      <ol className={styles.options} aria-label={strings.question.options}>
        {options.map((option) => {
          const { findings, marks } = at(`options.${option.id}`);
          return (
            <li key={option.id} data-correct={showKey && option.correct ? true : undefined}>
              <span className={styles.letter}>{option.id.toUpperCase()}</span>
              <TrustedHtml as="span" html={option.html} />
              {showKey && option.correct && (
                <span className={styles.tick}>
                  <Icon name="check" size={16} />
                  {strings.question.correct}
                  <EngineTicks marks={marks} />
                </span>
              )}
              {findings.length > 0 && (
                <div className={styles.said}>
                  <FindingNotes findings={findings} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {ofAll}
    </>
  );
}
