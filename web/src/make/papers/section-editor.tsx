import { type DragEvent, useState } from 'react';
import { useFacets } from '../../bank/bank-queries.ts';
import { kindName } from '../../bank/kind-name.ts';
import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import { strings } from '../../strings.ts';
import type { DraftQuestion, DraftRule, DraftSection } from './paper-draft.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';
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
};

/** One section: its questions, a search for more, and a rule that fills the rest. */
export function SectionEditor(props: SectionProps) {
  const { section, index, usedIds, onChange, onMove } = props;
  const { questions } = section;
  return (
    <section
      className={styles.card}
      aria-label={section.title}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, { section: index, index: questions.length }, onMove)}
    >
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.sectionTitle}</span>
        <input
          value={section.title}
          maxLength={200}
          onChange={({ target }) => onChange({ ...section, title: target.value })}
        />
      </label>
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
      <FillForm {...props} />
    </section>
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
        {text || id}
        <span className={fieldStyles.hint}>
          {' '}
          {[topic, texts.marks(marks)].filter((text) => text !== null).join(' · ')}
        </span>
      </span>
      <Button aria-label={texts.up(id)} disabled={place.index === 0} onClick={() => moveBy(-1)}>
        <Icon name="up" size={16} />
      </Button>
      <Button aria-label={texts.down(id)} disabled={isLast} onClick={() => moveBy(1)}>
        <Icon name="down" size={16} />
      </Button>
      <Button aria-label={texts.remove(id)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}

function FillForm({ isFilling, onFill }: Pick<SectionProps, 'isFilling' | 'onFill'>) {
  const facets = useFacets();
  const [rule, setRule] = useState<DraftRule>({ count: 5, topic: '', kind: '', difficulty: '' });
  const kinds = (facets.data?.kinds ?? []).map(({ value }) => value).filter((kind) => kind !== 'passage');
  const selects = [
    ['topic', texts.fillTopic, (facets.data?.topics ?? []).map(({ value }) => [value, value] as const)],
    ['kind', texts.fillKind, kinds.map((kind) => [kind, kindName(kind)] as const)],
    ['difficulty', texts.fillDifficulty, Object.entries(strings.difficulty)],
  ] as const;
  return (
    <form
      className={styles.row}
      aria-label={texts.fillTitle}
      onSubmit={(event) => {
        event.preventDefault();
        onFill(rule);
      }}
    >
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.fillCount}</span>
        <input
          type="number"
          min={1}
          max={200}
          value={rule.count}
          onChange={({ target }) => setRule({ ...rule, count: target.valueAsNumber || 1 })}
        />
      </label>
      {selects.map(([name, label, options]) => (
        <label key={name} className={fieldStyles.field}>
          <span className={fieldStyles.label}>{label}</span>
          <select value={rule[name]} onChange={({ target }) => setRule({ ...rule, [name]: target.value })}>
            <option value="">{texts.any}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" disabled={isFilling}>
        {texts.fill}
      </Button>
    </form>
  );
}
