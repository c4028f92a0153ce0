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
import { type FindingsByPlace, indexFindings } from './findings-by-place.ts';
import { QuestionDiagram } from './question-diagram.tsx';
import { QuestionKeys } from './question-keys.tsx';
import styles from './question-sheet.module.css';

type SheetProps = {
  question: RenderedQuestion;
  /** The bank id used to fetch diagrams; without it, diagrams are drawn from their source. */
  questionId?: string | undefined;
  /** Returns the URL of an image that the question refers to. */
  getImageUrl?: ((path: string) => string) | undefined;
};

/** A question as an exam paper: stem, figure and options. A button shows the answer and solution. */
export function QuestionSheet({
  question,
  questionId,
  getImageUrl,
  keyShown = false,
  found,
}: SheetProps & { keyShown?: boolean; found?: TexInspection | undefined }) {
  const [open, setOpen] = useState(keyShown);
  const keyId = useId();
  const checks = indexFindings(found);
  return (
    <article className={styles.sheet}>
      <Body {...{ question, questionId, getImageUrl, checks }} showKey={open} part={undefined} />
      {question.questions?.map((inner, index) => (
        <section key={strings.question.part(index + 1)} className={styles.part}>
          <h2>{strings.question.part(index + 1)}</h2>
          <Body {...{ questionId, getImageUrl, checks }} question={inner} showKey={open} part={index + 1} />
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
        {open && <QuestionKeys question={question} checks={checks} />}
      </div>
    </article>
  );
}

type BodyProps = SheetProps & { showKey: boolean; part: number | undefined; checks: FindingsByPlace };

function Body({ question, questionId, getImageUrl, showKey, part, checks }: BodyProps) {
  const { findings, marks } = checks.aboutWhole(part);
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
          return <QuestionDiagram key={place} diagram={diagram} url={getImageUrl?.(diagram.path)} />;
        if (questionId === undefined) return <DrawnDiagram key={place} diagram={diagram} />;
        const url = `/api/v1/bank/questions/${encodeURIComponent(questionId)}/diagrams/${place}`;
        return <QuestionDiagram key={place} diagram={diagram} url={url} />;
      })}
      {question.table && <TrustedHtml html={question.table} />}
      <Options options={question.options} showKey={showKey} part={part} checks={checks} />
    </div>
  );
}

type OptionsProps = Pick<BodyProps, 'showKey' | 'part' | 'checks'> & { options: RenderedQuestion['options'] };

function Options({ options, showKey, part, checks }: OptionsProps) {
  const at = (field: string) => checks.at(part === undefined ? { field } : { part, field });
  const generalFindings = <FindingNotes findings={at('options').findings} />;
  if (options.length === 0) return generalFindings;
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
                <div className={styles.optionFindings}>
                  <FindingNotes findings={findings} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {generalFindings}
    </>
  );
}
