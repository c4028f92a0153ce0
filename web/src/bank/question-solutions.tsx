import type { RenderedPart, RenderedQuestion } from '../api/schema.ts';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { EngineTicks } from './engine-ticks.tsx';
import { FindingNotes } from './finding-notes.tsx';
import type { FindingsByPlace, OwnerFindings } from './findings-by-place.ts';
import styles from './question-sheet.module.css';
import { listParts } from './sheet-parts.tsx';

type SolutionsProps = { question: RenderedQuestion; checkResults: FindingsByPlace };

/** The answers, solutions and key ideas of a question and its parts, with the check results at each step. */
export function QuestionSolutions({ question, checkResults }: SolutionsProps) {
  const questions = question.questions ?? [question];
  return questions.map((single, index) => {
    const number = question.questions ? index + 1 : undefined;
    return (
      <section key={strings.question.subQuestion(index + 1)} className={styles.body}>
        {questions.length > 1 && <h2>{strings.question.subQuestion(index + 1)}</h2>}
        {listParts(single.parts ?? []).map(({ path, part }) => (
          <PartSolution key={path} part={part} path={path} results={checkResults({ number, path })} />
        ))}
        <AnswerAndSolution content={single} results={checkResults({ number })} />
        <MoreSolutions question={single} results={checkResults({ number })} />
      </section>
    );
  });
}

/** Whether there is anything to show: an answer, a solution or a key idea of the question or one of its parts. */
export function hasSolution(question: RenderedQuestion): boolean {
  return (question.questions ?? [question]).some(
    (single) =>
      [single, ...listParts(single.parts ?? []).map(({ part }) => part)].some(
        (content) =>
          content.answer !== undefined ||
          content.solution.length > 0 ||
          content.options?.some(({ correct }) => correct) === true,
      ) || single.alternate_solutions.length + single.ideas.length > 0,
  );
}

type PartSolutionProps = { part: RenderedPart; path: string; results: OwnerFindings };

/** The answer and the solution of a part. Shows nothing if the part has neither of them and no finding about them. */
function PartSolution({ part, path, results }: PartSolutionProps) {
  const hasFindings = ['answer', 'solution'].some(
    (field) => results.getFindingsAt(field).findings.length > 0,
  );
  if (part.answer === undefined && part.solution.length === 0 && !hasFindings) return null;
  return (
    <section className={styles.partSolution}>
      <h3>{strings.question.part(path)}</h3>
      <AnswerAndSolution content={part} unit={part.unit} results={results} />
    </section>
  );
}

type AnswerProps = {
  content: Pick<RenderedPart, 'answer' | 'solution'>;
  /** The unit printed beside the answer. */
  unit?: string | undefined;
  results: OwnerFindings;
};

/** The answer and the solution of a question or part. The answer may be a table or code. */
function AnswerAndSolution({ content, unit, results }: AnswerProps) {
  return (
    <>
      {content.answer && (
        <div className={styles.answer}>
          <strong>{strings.question.answer}</strong> <TrustedHtml html={content.answer} />
          {unit !== undefined && <TrustedHtml as="span" html={unit} />}
        </div>
      )}
      <FindingNotes findings={results.getFindingsAt('answer').findings} />
      <Working
        heading={strings.question.solution}
        steps={content.solution}
        results={results}
        field="solution"
      />
    </>
  );
}

function MoreSolutions({ question, results }: { question: RenderedQuestion; results: OwnerFindings }) {
  return (
    <>
      {question.alternate_solutions.map((steps, index) => (
        <Working
          key={strings.question.alternate(index + 1)}
          heading={strings.question.alternate(index + 1)}
          steps={steps}
          results={results}
          field={`alternate_solutions.${index + 1}`}
        />
      ))}
      {question.ideas.map((steps) => (
        <Working
          key={steps.join()}
          heading={strings.question.idea}
          steps={steps}
          results={results}
          field="ideas"
        />
      ))}
    </>
  );
}

type WorkingProps = {
  heading: string;
  steps: readonly string[];
  results: OwnerFindings;
  field: string;
};

function Working({ heading, steps, results, field }: WorkingProps) {
  const generalFindings = results.getFindingsAt(field).findings;
  if (steps.length === 0 && generalFindings.length === 0) return null;
  return (
    <div className={styles.working}>
      <h3>{heading}</h3>
      {steps.map((html, index) => {
        const { findings, marks } = results.getFindingsAt(field, index + 1);
        return (
          <div key={strings.findings.step(index + 1)} className={styles.step}>
            <TrustedHtml html={html} />
            <EngineTicks marks={marks} />
            <FindingNotes findings={findings} />
          </div>
        );
      })}
      <FindingNotes findings={generalFindings} />
    </div>
  );
}
