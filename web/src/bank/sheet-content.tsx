import type { Diagram, RenderedQuestion } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { DrawnDiagram } from './drawn-diagram.tsx';
import { EngineTicks } from './engine-ticks.tsx';
import { FindingNotes } from './finding-notes.tsx';
import type { OwnerFindings } from './findings-by-place.ts';
import { QuestionDiagram } from './question-diagram.tsx';
import styles from './question-sheet.module.css';

export type SheetSettings = {
  /** The bank id used to fetch diagrams; without it, diagrams are drawn from their source. */
  questionId?: string | undefined;
  /** Returns the URL of an image that the question refers to. */
  getImageUrl?: ((path: string) => string) | undefined;
  showSolution: boolean;
};

type ContentProps = {
  content: Pick<RenderedQuestion, 'diagrams' | 'table' | 'blank_table' | 'options'>;
  /** The start of the diagram numbers on the server: `2.` in the second question of a passage, `b.i.` in a part. */
  place: string;
  settings: SheetSettings;
  results: OwnerFindings;
};

/** The diagrams, tables and options of a question or part. */
export function SheetContent({ content, place, settings, results }: ContentProps) {
  return (
    <>
      {content.diagrams.map((diagram, index) => {
        const number = `${place}${index + 1}`;
        return <SheetDiagram key={number} diagram={diagram} number={number} settings={settings} />;
      })}
      {content.table && <TrustedHtml html={content.table} />}
      {content.blank_table && <TrustedHtml html={content.blank_table} />}
      <Options options={content.options} showSolution={settings.showSolution} results={results} />
    </>
  );
}

type DiagramProps = { diagram: Diagram; number: string; settings: SheetSettings };

function SheetDiagram({ diagram, number, settings: { questionId, getImageUrl } }: DiagramProps) {
  if (diagram.kind === 'image')
    return <QuestionDiagram diagram={diagram} url={getImageUrl?.(diagram.path)} />;
  if (questionId === undefined) return <DrawnDiagram diagram={diagram} />;
  const url = `/api/v1/bank/questions/${encodeURIComponent(questionId)}/diagrams/${number}`;
  return <QuestionDiagram diagram={diagram} url={url} />;
}

type OptionsProps = {
  options: RenderedQuestion['options'];
  showSolution: boolean;
  results: OwnerFindings;
};

function Options({ options, showSolution, results }: OptionsProps) {
  const generalFindings = <FindingNotes findings={results.getFindingsAt('options').findings} />;
  if (options.length === 0) return generalFindings;
  return (
    <>
      <ol className={styles.options} aria-label={strings.question.options}>
        {options.map((option) => {
          const { findings, marks } = results.getFindingsAt(`options.${option.id}`);
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
