import type { DeliveredExam } from '../../../../src/domain/exam-result.ts';
import { strings } from '../../strings.ts';
import { courseTitle } from '../learn-queries.ts';
import { learnStrings } from '../learn-strings.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { DownloadButton } from './download-button.tsx';
import styles from './paper-front.module.css';

/** The levels of the exam board. Papers of other levels are the institution's own and need no note about the board. */
const BOARD_LEVEL = /^(?:Nat [3-5]|Higher|Advanced Higher)$/u;

/** The front page of a paper: title, time, marks, instructions and formulae. */
export function PaperFront({ thread, paper }: { thread?: string | undefined; paper: DeliveredExam }) {
  const texts = learnStrings.exam;
  return (
    <header className={styles.front}>
      {BOARD_LEVEL.test(paper.level) && (
        <p className={styles.mock}>{paper.official_shape ? texts.mock : texts.noOfficialExam}</p>
      )}
      <h1>{courseTitle(paper)}</h1>
      <p className={styles.facts}>
        <span>{texts.duration(paper.time_allowed_minutes)}</span>
        <span>
          {texts.total} {strings.question.marks(paper.total_marks)}
        </span>
      </p>
      <ul className={styles.instructions}>
        {paper.instructions.split('\n').map((line) => (
          <li key={line}>
            <TypesetText inline tex={line} />
          </li>
        ))}
      </ul>
      {paper.formulae.length > 0 && (
        <details className={styles.formulae}>
          <summary>{texts.formulae}</summary>
          <dl>
            {paper.formulae.map(({ label, tex }) => (
              <div key={label + tex}>
                <dt>
                  <TypesetText inline tex={label} />
                </dt>
                <dd>
                  <TypesetText inline tex={`$${tex}$`} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {thread !== undefined && (
        <div className={styles.buttons}>
          <DownloadButton thread={thread} course={courseTitle(paper)} document="paper" />
        </div>
      )}
    </header>
  );
}
