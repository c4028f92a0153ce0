import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import styles from '../papers/papers.module.css';
import { addRow, type CourseDraft, type DraftExamSection } from './course-draft.ts';
import { courseStrings as texts } from './course-strings.ts';

type ExamProps = { readonly draft: CourseDraft; readonly onChange: (draft: CourseDraft) => void };

/** The mock exam of the course: its time and its sections. */
export function ExamFields({ draft, onChange }: ExamProps) {
  const { hasExam, minutes, sections } = draft;
  return (
    <section className={styles.card}>
      <h2>{texts.exam}</h2>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hasExam}
          onChange={({ target }) => onChange({ ...draft, hasExam: target.checked })}
        />
        {texts.hasExam}
      </label>
      {hasExam && (
        <>
          <label className={`${fieldStyles.field} ${styles.number}`}>
            <span className={fieldStyles.label}>{texts.minutes}</span>
            <input
              type="number"
              min={1}
              max={1000}
              value={minutes}
              onChange={({ target }) => onChange({ ...draft, minutes: target.valueAsNumber || 1 })}
            />
          </label>
          {sections.map((section, index) => (
            <SectionRow
              key={section.key}
              section={section}
              onChange={(changed) => onChange({ ...draft, sections: sections.with(index, changed) })}
              onRemove={
                sections.length > 1
                  ? () => onChange({ ...draft, sections: sections.toSpliced(index, 1) })
                  : undefined
              }
            />
          ))}
          <div>
            <Button
              onClick={() => {
                const title = `Section ${String.fromCharCode(65 + sections.length)}`;
                onChange({ ...draft, sections: addRow(sections, { title, marks: 10, outcomes: '' }) });
              }}
            >
              {texts.addSection}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

type SectionProps = {
  readonly section: DraftExamSection;
  readonly onChange: (section: DraftExamSection) => void;
  readonly onRemove: (() => void) | undefined;
};

function SectionRow({ section, onChange, onRemove }: SectionProps) {
  const { title, marks, outcomes } = section;
  return (
    <div className={styles.row}>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.sectionTitle}</span>
        <input
          value={title}
          maxLength={200}
          onChange={({ target }) => onChange({ ...section, title: target.value })}
        />
      </label>
      <label className={`${fieldStyles.field} ${styles.number}`}>
        <span className={fieldStyles.label}>{texts.sectionMarks}</span>
        <input
          type="number"
          min={1}
          max={1000}
          value={marks}
          onChange={({ target }) => onChange({ ...section, marks: target.valueAsNumber || 1 })}
        />
      </label>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.sectionOutcomes}</span>
        <input
          value={outcomes}
          maxLength={1000}
          placeholder={texts.sectionOutcomesHint}
          onChange={({ target }) => onChange({ ...section, outcomes: target.value })}
        />
      </label>
      {onRemove && <Button onClick={onRemove}>{texts.removeSection}</Button>}
    </div>
  );
}
