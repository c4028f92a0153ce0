import { useQuery } from '@tanstack/react-query';
import type { InspectedTex, Problem } from '../api/schema.ts';
import { EngineTicks } from '../bank/engine-ticks.tsx';
import { FindingNotes } from '../bank/finding-notes.tsx';
import { indexFindings } from '../bank/findings-by-place.ts';
import { FindingsSummary } from '../bank/findings-summary.tsx';
import sheetStyles from '../bank/question-sheet.module.css';
import { QuestionSheet } from '../bank/question-sheet.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { reviewStrings } from '../review/review-strings.ts';
import { strings } from '../strings.ts';
import { getFileUrl, inspectQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import styles from './section-paper.module.css';

type PaperProps = { problem: Problem; section: string; latex: string };

/** A section of an upload, typeset with its check results; shows the source when no question can be read. */
export function SectionPaper({ problem, section, latex }: PaperProps) {
  const isAlternate = section.startsWith('alternates/');
  // A solution cannot be read on its own, so it is appended to its question.
  const text = isAlternate ? `${problem.content?.latex.trimEnd() ?? ''}\n${latex}` : latex;
  const inspectRequest = useQuery(inspectQuery(text));
  if (inspectRequest.isPending) return <Skeleton label={makeStrings.problem.loading} lines={3} />;
  const [firstQuestion] = inspectRequest.data?.questions ?? [];
  if (firstQuestion === undefined) {
    return (
      <article className={styles.unreadable}>
        <p>{inspectRequest.isError ? reviewStrings.item.checkFailed : reviewStrings.item.unreadable}</p>
        <pre>{latex}</pre>
      </article>
    );
  }
  if (isAlternate) return <AlternativeSolution {...firstQuestion} />;
  return (
    <>
      <FindingsSummary inspection={firstQuestion.found} />
      <QuestionSheet
        key={firstQuestion.html.stem}
        question={firstQuestion.html}
        inspection={firstQuestion.found}
        getImageUrl={(path) => getFileUrl(problem.id, path)}
        defaultShowSolution
      />
    </>
  );
}

/** An additional solution without its question, which is shown above it. */
function AlternativeSolution({ html, found }: InspectedTex['questions'][number]) {
  const results = indexFindings(found)({});
  const solutionNumber = html.alternate_solutions.length;
  return (
    <article className={sheetStyles.sheet}>
      <div className={sheetStyles.working}>
        {html.alternate_solutions.at(-1)?.map((step, index) => {
          const { findings, marks } = results.getFindingsAt(
            `alternate_solutions.${solutionNumber}`,
            index + 1,
          );
          return (
            <div key={strings.findings.step(index + 1)} className={sheetStyles.step}>
              <TrustedHtml html={step} />
              <EngineTicks marks={marks} />
              <FindingNotes findings={findings} />
            </div>
          );
        })}
      </div>
    </article>
  );
}
