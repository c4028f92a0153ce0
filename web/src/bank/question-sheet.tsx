import 'katex/dist/katex.min.css';
import { useId, useState } from 'react';
import type { RenderedQuestion } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { DrawnDiagram } from './drawn-diagram.tsx';
import { QuestionDiagram } from './question-diagram.tsx';
import styles from './question-sheet.module.css';

type SheetProps = {
  question: RenderedQuestion;
  /** The question of the bank that holds the diagrams; without one they are drawn from their source. */
  diagramsOf?: string | undefined;
};

/** The paper: stem, figure, options; the key and the working wait behind one button. */
export function QuestionSheet({
  question,
  diagramsOf,
  keyShown = false,
}: SheetProps & { keyShown?: boolean }) {
  const [open, setOpen] = useState(keyShown);
  const keyId = useId();
  return (
    <article className={styles.sheet}>
      <Body question={question} diagramsOf={diagramsOf} showKey={open} part="" />
      {question.questions?.map((inner, index) => (
        <section key={strings.question.part(index + 1)} className={styles.part}>
          <h2>{strings.question.part(index + 1)}</h2>
          <Body question={inner} diagramsOf={diagramsOf} showKey={open} part={`${index + 1}.`} />
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
        {open && <Keys question={question} />}
      </div>
    </article>
  );
}

function Body({ question, diagramsOf, showKey, part }: SheetProps & { showKey: boolean; part: string }) {
  return (
    <div className={styles.body}>
      {question.title && <TrustedHtml html={question.title} className={styles.title ?? ''} />}
      {question.vignette && <TrustedHtml html={question.vignette} />}
      <TrustedHtml html={question.stem} />
      {question.diagrams.map((diagram, index) => {
        const place = `${part}${index + 1}`;
        if (diagramsOf === undefined) return <DrawnDiagram key={place} diagram={diagram} />;
        const address = `/api/v1/bank/questions/${encodeURIComponent(diagramsOf)}/diagrams/${place}`;
        return <QuestionDiagram key={place} diagram={diagram} address={address} />;
      })}
      {question.table && <TrustedHtml html={question.table} />}
      <Options options={question.options} showKey={showKey} />
    </div>
  );
}

function Options({ options, showKey }: { options: RenderedQuestion['options']; showKey: boolean }) {
  if (options.length === 0) return null;
  return (
    <ol className={styles.options} aria-label={strings.question.options}>
      {options.map((option) => (
        <li key={option.id} data-correct={showKey && option.correct ? true : undefined}>
          <span className={styles.letter}>{option.id.toUpperCase()}</span>
          <TrustedHtml as="span" html={option.html} />
          {showKey && option.correct && (
            <span className={styles.tick}>
              <Icon name="check" size={16} />
              {strings.question.correct}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Keys({ question }: { question: RenderedQuestion }) {
  const parts = question.questions ?? [question];
  return parts.map((part, index) => (
    <section key={strings.question.part(index + 1)} className={styles.body}>
      {parts.length > 1 && <h2>{strings.question.part(index + 1)}</h2>}
      {part.answer && (
        <p className={styles.answer}>
          <strong>{strings.question.answer}</strong> <TrustedHtml as="span" html={part.answer} />
        </p>
      )}
      <Working heading={strings.question.solution} html={part.solution} />
      {part.alternate_solutions.map((html, at) => (
        <Working
          key={strings.question.alternate(at + 1)}
          heading={strings.question.alternate(at + 1)}
          html={html}
        />
      ))}
      {part.ideas.map((html) => (
        <Working key={html} heading={strings.question.idea} html={html} />
      ))}
    </section>
  ));
}

function Working({ heading, html }: { heading: string; html: string }) {
  if (html === '') return null;
  return (
    <div className={styles.working}>
      <h3>{heading}</h3>
      <TrustedHtml html={html} />
    </div>
  );
}
