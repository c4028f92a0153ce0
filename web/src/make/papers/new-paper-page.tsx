import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { PaperChoice } from '../../api/schema.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { ConfirmButton } from '../../design/confirm-button.tsx';
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
import { PaperFields } from './paper-fields.tsx';
import { createPaper, fillPaper } from './paper-queries.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';
import { SectionEditor } from './section-editor.tsx';
import { deleteDraft, EMPTY_DRAFT, readDraft, saveDraft } from './stored-draft.ts';

/** The page on which a user makes a paper: its sections with questions, and the totals so far. */
export function NewPaperPage() {
  const [{ fields, sections }, setDraft] = useState(readDraft);
  const setSections = (change: (sections: readonly DraftSection[]) => readonly DraftSection[]) =>
    setDraft((draft) => ({ ...draft, sections: change(draft.sections) }));
  /** Why the server could not add as many questions as requested. */
  const [blocks, setBlocks] = useState<PaperChoice['blocks']>([]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  usePageTitle(texts.newTitle);
  // A reload or another page does not lose the paper.
  useEffect(() => saveDraft({ fields, sections }), [fields, sections]);
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
      deleteDraft();
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
      <PaperFields fields={fields} onChange={(changed) => setDraft({ fields: changed, sections })} />
      {sections.map((section, index) => (
        <SectionEditor
          key={section.key}
          section={section}
          index={index}
          isFilling={fill.isPending}
          usedIds={sections.flatMap(({ questions }) => questions.map(({ id }) => id))}
          onChange={(changed) => setSections((current) => current.with(index, changed))}
          onMove={(from, to) => setSections((current) => moveQuestion(current, from, to))}
          onFill={(rule) => fill.mutate({ section: index, rule })}
          onRemove={
            sections.length > 1 ? () => setSections((current) => current.toSpliced(index, 1)) : undefined
          }
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={() => setSections(addSection)}>{texts.addSection}</Button>
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
        <ConfirmButton
          label={texts.startAgain}
          question={texts.confirmStartAgain}
          onConfirm={() => {
            setDraft(EMPTY_DRAFT);
            setBlocks([]);
          }}
        />
      </div>
      {error && <p role="alert">{describeError(error)}</p>}
    </div>
  );
}

function addSection(sections: readonly DraftSection[]): DraftSection[] {
  const key = Math.max(0, ...sections.map((section) => section.key)) + 1;
  return [...sections, { key, title: texts.sectionName(sections.length + 1), target: null, questions: [] }];
}

function findMissing(title: string, sections: readonly DraftSection[]): string | undefined {
  if (title.trim() === '') return texts.needsTitle;
  return sections.every(({ questions }) => questions.length === 0) ? texts.needsQuestions : undefined;
}

/** The running totals; screen readers announce changes. */
function Totals({ sections }: { sections: readonly DraftSection[] }) {
  const { questions, marks, minutes, topics } = sumDraft(sections);
  return (
    <section className={`${styles.card} ${styles.totals}`} aria-live="polite">
      <h2>{texts.totals}</h2>
      <p>{texts.totalMarks(questions, marks, minutes)}</p>
      {topics.length > 0 && (
        <p className={fieldStyles.hint}>
          {topics.map(([topic, sum]) => `${topic} ${texts.marks(sum)}`).join(' · ')}
        </p>
      )}
    </section>
  );
}
