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
import styles from './question-sheet.module.css';
import { QuestionSolutions } from './question-solutions.tsx';

type SheetProps = {
  question: RenderedQuestion;
  /** The bank id used to fetch diagrams; without it, diagrams are drawn from their source. */
  questionId?: string | undefined;
  /** Returns the URL of an image that the question refers to. */
  getImageUrl?: ((path: string) => string) | undefined;
};

/** Shows a question like an exam paper: stem, diagrams and options. A button shows the answer and solution. */
export function QuestionSheet({
  question,
  questionId,
  getImageUrl,
  defaultShowSolution = false,
  inspection,
}: SheetProps & { defaultShowSolution?: boolean; inspection?: TexInspection | undefined }) {
  const [isSolutionShown, setSolutionShown] = useState(defaultShowSolution);
  const solutionId = useId();
  const checkResults = indexFindings(inspection);
  const bodyProps = { questionId, getImageUrl, checkResults, showSolution: isSolutionShown };
  return (
    <article className={styles.sheet}>
      <Body {...bodyProps} question={question} part={undefined} />
      {question.questions?.map((subQuestion, index) => (
        <section key={strings.question.subQuestion(index + 1)} className={styles.part}>
          <h2>{strings.question.subQuestion(index + 1)}</h2>
          <Body {...bodyProps} question={subQuestion} part={index + 1} />
        </section>
      ))}
      <Button
        className={styles.toggle}
        aria-expanded={isSolutionShown}
        aria-controls={solutionId}
        onClick={() => setSolutionShown(!isSolutionShown)}
      >
        {isSolutionShown ? strings.question.hideSolution : strings.question.showSolution}
      </Button>
      <div id={solutionId} className={styles.solutions} hidden={!isSolutionShown}>
        {isSolutionShown && <QuestionSolutions question={question} checkResults={checkResults} />}
      </div>
    </article>
  );
}

type BodyProps = SheetProps & {
  showSolution: boolean;
  part: number | undefined;
  checkResults: FindingsByPlace;
};

function Body({ question, questionId, getImageUrl, showSolution, part, checkResults }: BodyProps) {
  const { findings, marks } = checkResults.getGeneralFindings(part);
  return (
    <div className={styles.body}>
      {question.title && <TrustedHtml html={question.title} className={styles.title ?? ''} />}
      {question.vignette && <TrustedHtml html={question.vignette} />}
      <TrustedHtml html={question.stem} />
      <EngineTicks marks={marks} />
      <FindingNotes findings={findings} />
      {question.diagrams.map((diagram, index) => {
        // The server numbers diagrams from 1; "2.1" is the first diagram of part 2.
        const diagramNumber = part === undefined ? `${index + 1}` : `${part}.${index + 1}`;
        if (diagram.kind === 'image')
          return <QuestionDiagram key={diagramNumber} diagram={diagram} url={getImageUrl?.(diagram.path)} />;
        if (questionId === undefined) return <DrawnDiagram key={diagramNumber} diagram={diagram} />;
        const url = `/api/v1/bank/questions/${encodeURIComponent(questionId)}/diagrams/${diagramNumber}`;
        return <QuestionDiagram key={diagramNumber} diagram={diagram} url={url} />;
      })}
      {question.table && <TrustedHtml html={question.table} />}
      <Options
        options={question.options}
        showSolution={showSolution}
        part={part}
        checkResults={checkResults}
      />
    </div>
  );
}

type OptionsProps = Pick<BodyProps, 'showSolution' | 'part' | 'checkResults'> & {
  options: RenderedQuestion['options'];
};

function Options({ options, showSolution, part, checkResults }: OptionsProps) {
  const getResults = (field: string) =>
    checkResults.getFindingsAt(part === undefined ? { field } : { part, field });
  const generalFindings = <FindingNotes findings={getResults('options').findings} />;
  if (options.length === 0) return generalFindings;
  return (
    <>
      <ol className={styles.options} aria-label={strings.question.options}>
        {options.map((option) => {
          const { findings, marks } = getResults(`options.${option.id}`);
          return (
            <li key={option.id} data-correct={showSolution && option.correct ? true : undefined}>
              <span className={styles.letter}>{option.id.toUpperCase()}</span>
              <TrustedHtml as="span" html={option.html} />
              {showSolution && option.correct && (
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
