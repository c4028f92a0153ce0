import type { ImportAnswer, ImportedQuestion } from '../../api/schema.ts';
import { kindName } from '../../bank/kind-name.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { SuperscriptText } from '../../design/superscript-text.tsx';
import { FindingList } from '../../review/finding-list.tsx';
import { strings } from '../../strings.ts';
import styles from './import-page.module.css';
import { importStrings } from './import-strings.ts';

type PreviewProps = { answer: ImportAnswer; isSaving: boolean; onSave: () => void };

/** What was read of a file: each question with its options and parts, and what the checks found. */
export function ImportPreview({ answer, isSaving, onSave }: PreviewProps) {
  const texts = importStrings;
  const { questions, findings } = answer;
  return (
    <section className={styles.preview}>
      <h2>{questions.length === 0 ? texts.none : texts.found(questions.length)}</h2>
      {questions.length > 0 && (
        <>
          <p>{texts.checked(questions.filter(hasError).length)}</p>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question.id}>
                <ReadQuestion question={question} />
              </li>
            ))}
          </ol>
        </>
      )}
      {findings.length > 0 && (
        <details open>
          <summary>{texts.findings}</summary>
          <FindingList findings={findings} />
        </details>
      )}
      {questions.length > 0 && (
        <Button look="primary" className={styles.save} disabled={isSaving} onClick={onSave}>
          {isSaving ? texts.saving : texts.save(questions.length)}
        </Button>
      )}
    </section>
  );
}

function hasError({ findings }: ImportedQuestion): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function ReadQuestion({
  question: { kind, text, marks, options, parts, findings },
}: {
  question: ImportedQuestion;
}) {
  const texts = importStrings;
  return (
    <>
      <p>
        <Badge>{kindName(kind)}</Badge> <SuperscriptText text={text} /> <Marks marks={marks} />
      </p>
      {options.length > 0 && (
        <ol className={styles.options}>
          {options.map((option, index) => (
            <li key={LETTERS[index]} data-correct={option.correct}>
              <span className={styles.letter}>{LETTERS[index]}</span> <SuperscriptText text={option.text} />
              {option.correct && (
                <span className={styles.key}>
                  <Icon name="check" size={14} /> {texts.key}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {parts.length > 0 && (
        <ol className={styles.options}>
          {parts.map((part) => (
            <li key={part.label}>
              <span className={styles.letter}>{part.label}</span> <SuperscriptText text={part.text} />{' '}
              <Marks marks={part.marks} />
            </li>
          ))}
        </ol>
      )}
      {findings.length > 0 && <FindingList findings={findings} />}
    </>
  );
}

function Marks({ marks }: { marks: number | null }) {
  if (marks === null) return null;
  return <span className={styles.marks}>{strings.question.marks(marks)}</span>;
}
