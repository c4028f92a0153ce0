import type { Finding, ReviewBackground } from '../api/schema.ts';
import { FindingList } from './finding-list.tsx';
import panelStyles from './panel.module.css';
import { Panel } from './panel.tsx';
import { useBackground } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';
import { areSameFindings } from './same-findings.ts';

type BackgroundProps = {
  itemId: string;
  /** What the automatic checks find in the text, which is shown above. */
  checked: readonly Finding[] | undefined;
};

/** What the author of the item sees (the text that was read, the findings), and what learners reported. */
export function BackgroundView({ itemId, checked }: BackgroundProps) {
  const { upload, reports = [] } = useBackground(itemId).data ?? {};
  const texts = reviewStrings.background;
  return (
    <>
      {upload && <UploadPanel upload={upload} checked={checked} />}
      {reports.length > 0 && (
        <Panel title={texts.reports(reports.length)}>
          <ul className={panelStyles.list}>
            {reports.map((report) => (
              <li key={report.created_at}>
                <ReportView report={report} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

type Upload = NonNullable<ReviewBackground['upload']>;

function UploadPanel({ upload, checked }: { upload: Upload; checked: readonly Finding[] | undefined }) {
  const texts = reviewStrings.background;
  const facts = [upload.subject, upload.level, upload.topic].filter((fact) => fact !== null);
  return (
    <Panel title={texts.author}>
      <p className={panelStyles.quiet}>{[upload.name, ...facts].join(' · ')}</p>
      {upload.photo && upload.confidence !== null && (
        <p className={panelStyles.quiet}>{texts.reading(upload.confidence)}</p>
      )}
      {checked !== undefined &&
        (areSameFindings(upload.findings, checked) ? (
          <p>{upload.findings.length > 0 ? texts.sameFindings : texts.noFindings}</p>
        ) : (
          <FindingList findings={upload.findings} />
        ))}
      {upload.read_tex !== null && (
        <details>
          <summary>{upload.photo ? texts.readTex : texts.uploadedTex}</summary>
          <pre>{upload.read_tex}</pre>
        </details>
      )}
    </Panel>
  );
}

type Report = ReviewBackground['reports'][number];

/** One report: what the learner wrote about the question, and their own answer with its marks. */
function ReportView({ report }: { report: Report }) {
  const texts = reviewStrings.background;
  return (
    <>
      <p>
        <strong>{report.reason}</strong>
        {report.comment !== null && `: ${report.comment}`}
      </p>
      {report.answers.length === 0 && <p className={panelStyles.quiet}>{texts.noAnswer}</p>}
      {report.answers.map((answer) => (
        <div key={answer.part ?? ''}>
          <p className={panelStyles.quiet}>
            {texts.answer(answer.part)} {texts.marks(answer.marks_awarded, answer.marks_available)}
          </p>
          <pre>{formatResponse(answer.response) || texts.emptyAnswer}</pre>
        </div>
      ))}
    </>
  );
}

/** Shows the letters of chosen options as on the page of the question: `a, c` becomes `A, C`. */
function formatResponse(response: string): string {
  return /^[a-z](?:[\s,]+[a-z])*$/.test(response) ? response.toUpperCase() : response;
}
