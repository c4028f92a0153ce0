import type { DragEvent } from 'react';
import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import { FillForm } from './fill-form.tsx';
import { type DraftQuestion, type DraftRule, type DraftSection, sumSection } from './paper-draft.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';
import { QuestionLink } from './question-link.tsx';
import { QuestionPicker } from './question-picker.tsx';

type Place = { readonly section: number; readonly index: number };

type SectionProps = {
  readonly section: DraftSection;
  readonly index: number;
  readonly isFilling: boolean;
  readonly usedIds: readonly string[];
  readonly onChange: (section: DraftSection) => void;
  readonly onMove: (from: Place, to: Place) => void;
  readonly onFill: (rule: DraftRule) => void;
  /** Absent if it is the only section. */
  readonly onRemove?: (() => void) | undefined;
};

/** One section: its questions, a search for more, and a rule that fills the rest. */
export function SectionEditor(props: SectionProps) {
  const { section, index, usedIds, isFilling, onChange, onMove, onFill } = props;
  const { questions, target } = section;
  return (
    <section
      className={styles.card}
      aria-label={section.title}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, { section: index, index: questions.length }, onMove)}
    >
      <SectionHead {...props} />
      {questions.length === 0 && <p className={fieldStyles.hint}>{texts.noQuestions}</p>}
      <ol className={styles.questions}>
        {questions.map((question, at) => (
          <QuestionRow
            key={question.id}
            question={question}
            place={{ section: index, index: at }}
            isLast={at === questions.length - 1}
            onMove={onMove}
            onRemove={() => onChange({ ...section, questions: questions.toSpliced(at, 1) })}
          />
        ))}
      </ol>
      <QuestionPicker
        usedIds={usedIds}
        onAdd={(question) => onChange({ ...section, questions: [...questions, question] })}
      />
      <FillForm
        missingMarks={target === null ? undefined : target - sumSection(section)}
        isFilling={isFilling}
        onFill={onFill}
      />
    </section>
  );
}

/** The name of the section, its marks, and a button that removes it. */
function SectionHead({ section, onChange, onRemove }: SectionProps) {
  const { title, target } = section;
  return (
    <div className={styles.row}>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.sectionTitle}</span>
        <input
          value={title}
          maxLength={200}
          onChange={({ target: input }) => onChange({ ...section, title: input.value })}
        />
      </label>
      <label className={`${fieldStyles.field} ${styles.number}`}>
        <span className={fieldStyles.label}>{texts.sectionTarget}</span>
        <input
          type="number"
          min={1}
          max={1000}
          placeholder={texts.any}
          value={target ?? ''}
          onChange={({ target: input }) => onChange({ ...section, target: input.valueAsNumber || null })}
        />
      </label>
      <p className={styles.sum}>{texts.sectionMarks(sumSection(section), target)}</p>
      {onRemove && <Button onClick={onRemove}>{texts.removeSection}</Button>}
    </div>
  );
}

/** Moves the dragged question to the place where it was dropped. */
function drop(event: DragEvent, to: Place, onMove: SectionProps['onMove']): void {
  event.preventDefault();
  event.stopPropagation();
  const [section, index] = event.dataTransfer.getData('text/plain').split(':').map(Number);
  if (section !== undefined && index !== undefined) onMove({ section, index }, to);
}

type RowProps = {
  readonly question: DraftQuestion;
  readonly place: Place;
  readonly isLast: boolean;
  readonly onMove: SectionProps['onMove'];
  readonly onRemove: () => void;
};

/** A question that can be dragged, and moved with buttons. */
function QuestionRow({ question, place, isLast, onMove, onRemove }: RowProps) {
  const { id, text, topic, marks } = question;
  const name = texts.shortText(text || id);
  const moveBy = (step: number) => onMove(place, { ...place, index: place.index + step });
  return (
    <li
      className={styles.question}
      draggable
      onDragStart={({ dataTransfer }) =>
        dataTransfer.setData('text/plain', `${place.section}:${place.index}`)
      }
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, place, onMove)}
    >
      <span>
        <QuestionLink id={id} text={text} />
        <span className={fieldStyles.hint}>
          {' '}
          {[topic, texts.marks(marks)].filter((text) => text !== null).join(' · ')}
        </span>
      </span>
      <Button aria-label={texts.up(name)} disabled={place.index === 0} onClick={() => moveBy(-1)}>
        <Icon name="up" size={16} />
      </Button>
      <Button aria-label={texts.down(name)} disabled={isLast} onClick={() => moveBy(1)}>
        <Icon name="down" size={16} />
      </Button>
      <Button aria-label={texts.remove(name)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}
