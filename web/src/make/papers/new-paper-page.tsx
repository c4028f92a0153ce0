import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PaperChoice } from '../../api/schema.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import {
  applyChoice,
  type DraftRule,
  type DraftSection,
  moveQuestion,
  sumDraft,
  toPlan,
} from './paper-draft.ts';
import { createPaper, fillPaper } from './paper-queries.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';
import { SectionEditor } from './section-editor.tsx';

const INITIAL_FIELDS = { title: '', minutes: 60, versions: 2, variantsPerVersion: false };

/** The page on which a user makes a paper: its sections with questions, and the totals so far. */
export function NewPaperPage() {
  const [fields, setFields] = useState(INITIAL_FIELDS);
  const [sections, setSections] = useState<readonly DraftSection[]>([
    { title: texts.sectionName(1), questions: [] },
  ]);
  /** Why the server could not add as many questions as requested. */
  const [blocks, setBlocks] = useState<PaperChoice['blocks']>([]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  usePageTitle(texts.newTitle);
  const fill = useMutation({
    mutationFn: ({ section, rule }: { section: number; rule: DraftRule }) =>
      fillPaper(toPlan({ ...fields, title: fields.title || texts.newTitle }, sections, { section, rule })),
    onSuccess: (choice) => {
      setSections((current) => applyChoice(current, choice));
      setBlocks(choice.blocks);
    },
  });
  const create = useMutation({
    mutationFn: () => createPaper(toPlan(fields, sections)),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['papers'] });
      await navigate({ to: '/make/papers/$id', params: { id } });
    },
  });
  const missing = findMissing(fields.title, sections);
  const error = fill.error ?? create.error;
  return (
    <div className={styles.page}>
      <Link to="/make/papers" className={styles.back}>
        <Icon name="back" size={16} />
        {texts.back}
      </Link>
      <h1>{texts.newTitle}</h1>
      <PaperFields fields={fields} onChange={setFields} />
      {sections.map((section, index) => (
        <SectionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id, and only the last one is removed.
          key={index}
          section={section}
          index={index}
          isFilling={fill.isPending}
          usedIds={sections.flatMap(({ questions }) => questions.map(({ id }) => id))}
          onChange={(changed) => setSections(sections.with(index, changed))}
          onMove={(from, to) => setSections(moveQuestion(sections, from, to))}
          onFill={(rule) => fill.mutate({ section: index, rule })}
        />
      ))}
      <div className={styles.actions}>
        <Button
          onClick={() =>
            setSections([...sections, { title: texts.sectionName(sections.length + 1), questions: [] }])
          }
        >
          {texts.addSection}
        </Button>
        {sections.length > 1 && (
          <Button onClick={() => setSections(sections.slice(0, -1))}>{texts.removeSection}</Button>
        )}
      </div>
      {blocks.length > 0 && (
        <section className={styles.card} role="alert">
          <h2>{texts.blocked}</h2>
          <ul className={styles.notes}>
            {blocks.map(({ section, message }) => (
              <li key={message}>
                <b>{section}:</b> {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Totals sections={sections} />
      <div className={styles.actions}>
        <Button
          look="primary"
          disabled={missing !== undefined || create.isPending}
          onClick={() => create.mutate()}
        >
          {create.isPending ? texts.making : texts.make}
        </Button>
        {missing !== undefined && <span className={fieldStyles.hint}>{missing}</span>}
      </div>
      {error && <p role="alert">{describeError(error)}</p>}
    </div>
  );
}

function findMissing(title: string, sections: readonly DraftSection[]): string | undefined {
  if (title.trim() === '') return texts.needsTitle;
  return sections.every(({ questions }) => questions.length === 0) ? texts.needsQuestions : undefined;
}

type Fields = typeof INITIAL_FIELDS;

function PaperFields({ fields, onChange }: { fields: Fields; onChange: (fields: Fields) => void }) {
  const numbers = [
    ['minutes', texts.minutes, 1000],
    ['versions', texts.versions, 26],
  ] as const;
  return (
    <>
      <div className={styles.row}>
        <label className={fieldStyles.field}>
          <span className={fieldStyles.label}>{texts.name}</span>
          <input
            value={fields.title}
            maxLength={200}
            placeholder={texts.nameHint}
            onChange={({ target }) => onChange({ ...fields, title: target.value })}
          />
        </label>
        {numbers.map(([name, label, max]) => (
          <label key={name} className={`${fieldStyles.field} ${styles.number}`}>
            <span className={fieldStyles.label}>{label}</span>
            <input
              type="number"
              min={1}
              max={max}
              value={fields[name]}
              onChange={({ target }) =>
                onChange({ ...fields, [name]: Math.min(max, Math.max(1, target.valueAsNumber || 1)) })
              }
            />
          </label>
        ))}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={fields.variantsPerVersion}
          onChange={({ target }) => onChange({ ...fields, variantsPerVersion: target.checked })}
        />
        {texts.variants}
      </label>
    </>
  );
}

/** The running totals; screen readers announce changes. */
function Totals({ sections }: { sections: readonly DraftSection[] }) {
  const { marks, minutes, topics } = sumDraft(sections);
  return (
    <section className={styles.card} aria-live="polite">
      <h2>{texts.totals}</h2>
      <p>{texts.totalMarks(marks, minutes)}</p>
      {topics.length > 0 && (
        <p className={fieldStyles.hint}>
          {topics.map(([topic, sum]) => `${topic} ${texts.marks(sum)}`).join(' · ')}
        </p>
      )}
    </section>
  );
}
