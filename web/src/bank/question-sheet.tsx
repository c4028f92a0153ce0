import 'katex/dist/katex.min.css';
import { useId, useState } from 'react';
import type { RenderedQuestion, TexInspection } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { EngineTicks } from './engine-ticks.tsx';
import { FindingNotes } from './finding-notes.tsx';
import { type FindingsByPlace, indexFindings, selectSolutionProblems } from './findings-by-place.ts';
import styles from './question-sheet.module.css';
import { hasSolution, QuestionSolutions } from './question-solutions.tsx';
import { SheetContent, type SheetSettings } from './sheet-content.tsx';
import { SheetParts } from './sheet-parts.tsx';

type SheetProps = Pick<SheetSettings, 'questionId' | 'getImageUrl'> & {
  question: RenderedQuestion;
  defaultShowSolution?: boolean;
  inspection?: TexInspection | undefined;
};

/**
 * Shows a question like an exam paper: stem, diagrams, options and parts with their marks. A button shows the answers and
 * solutions.
 */
export function QuestionSheet({
  question,
  questionId,
  getImageUrl,
  defaultShowSolution = false,
  inspection,
}: SheetProps) {
  const [isSolutionShown, setSolutionShown] = useState(defaultShowSolution);
  const solutionId = useId();
  const checkResults = indexFindings(inspection);
  const settings = { questionId, getImageUrl, showSolution: isSolutionShown };
  return (
    <article className={styles.sheet}>
      <Body {...{ question, settings, checkResults }} number={undefined} />
      {question.questions?.map((subQuestion, index) => (
        <section key={strings.question.subQuestion(index + 1)} className={styles.subQuestion}>
          <h2>{strings.question.subQuestion(index + 1)}</h2>
          <Body question={subQuestion} number={index + 1} {...{ settings, checkResults }} />
        </section>
      ))}
      {hasSolution(question) && (
        <Button
          className={styles.toggle}
          aria-expanded={isSolutionShown}
          aria-controls={solutionId}
          onClick={() => setSolutionShown(!isSolutionShown)}
        >
          {isSolutionShown ? strings.question.hideSolution : strings.question.showSolution}
        </Button>
      )}
      {!isSolutionShown && <FindingNotes findings={selectSolutionProblems(inspection)} />}
      <div id={solutionId} className={styles.solutions} hidden={!isSolutionShown}>
        {isSolutionShown && <QuestionSolutions question={question} checkResults={checkResults} />}
      </div>
    </article>
  );
}

type BodyProps = {
  question: RenderedQuestion;
  /** The number of the question in a passage; undefined for other questions. */
  number: number | undefined;
  settings: SheetSettings;
  checkResults: FindingsByPlace;
};

function Body({ question, number, settings, checkResults }: BodyProps) {
  const results = checkResults({ number });
  const { findings, marks } = results.getGeneralFindings();
  return (
    <div className={styles.body}>
      {question.title && <TrustedHtml html={question.title} className={styles.title ?? ''} />}
      {question.vignette && <TrustedHtml html={question.vignette} />}
      <TrustedHtml html={question.stem} />
      <EngineTicks marks={marks} />
      <FindingNotes findings={findings} />
      <SheetContent
        content={question}
        place={number === undefined ? '' : `${number}.`}
        settings={settings}
        results={results}
      />
      {question.parts && (
        <SheetParts parts={question.parts} parentPath="" {...{ number, settings, checkResults }} />
      )}
    </div>
  );
}
