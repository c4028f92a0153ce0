import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { ImportAnswer } from '../../api/schema.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import { BulkBar } from './bulk-bar.tsx';
import styles from './import-page.module.css';
import { ImportPreview } from './import-preview.tsx';
import { importStrings } from './import-strings.ts';
import { UndoToast } from './undo-toast.tsx';
import { useFixedSelection } from './use-selection.ts';
import { importFile } from './work-api.ts';

/** Imports questions by paste, drop or file: first shows what was read, then saves it. */
export function ImportPage() {
  const texts = importStrings;
  usePageTitle(texts.title);
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const preview = useMutation({ mutationFn: (chosen: File) => importFile(chosen, false) });
  const save = useMutation({
    mutationFn: (chosen: File) => importFile(chosen, true),
    onSuccess: () => {
      setText('');
      return queryClient.invalidateQueries({ queryKey: ['bank'] });
    },
  });
  const read = (chosen: File) => {
    setFile(chosen);
    save.reset();
    preview.mutate(chosen);
  };
  const saved = save.data?.saved;
  return (
    <div className={styles.page}>
      <Link to="/make" className={styles.back}>
        <Icon name="back" size={16} />
        {texts.back}
      </Link>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <Sources text={text} onText={setText} onFile={read} isReading={preview.isPending} />
      <div role="status" className={styles.result}>
        {preview.isPending && <p>{texts.reading}</p>}
        {preview.error && <StatusMessage tone="wrong" text={describeError(preview.error)} />}
        {saved && <StatusMessage tone="right" text={describeSaved(saved)} />}
      </div>
      {saved && save.data && (
        <SavedQuestions
          saved={saved}
          texts={new Map(save.data.questions.map((question) => [question.id, question.text]))}
        />
      )}
      {preview.data && file && !save.isSuccess && (
        <ImportPreview answer={preview.data} isSaving={save.isPending} onSave={() => save.mutate(file)} />
      )}
      {/* Below the button, because the list above it may be long. */}
      <div role="status">{save.error && <StatusMessage tone="wrong" text={describeError(save.error)} />}</div>
    </div>
  );
}

type SourcesProps = {
  text: string;
  isReading: boolean;
  onText: (text: string) => void;
  onFile: (file: File) => void;
};

/** The field to paste into, which also accepts a dropped file, and the button to choose a file. */
function Sources({ text, isReading, onText, onFile }: SourcesProps) {
  const texts = importStrings;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const takeFile = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onFile(first);
  };
  return (
    <form
      className={`${fieldStyles.field} ${styles.sources}`}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        takeFile(event.dataTransfer.files);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onFile(new File([text], 'pasted.tex', { type: 'text/plain' }));
      }}
    >
      <label htmlFor={id} className={fieldStyles.label}>
        {texts.paste}
      </label>
      <textarea
        id={id}
        rows={10}
        className={styles.text}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div className={styles.buttons}>
        <p className={styles.hint}>{isOver ? texts.release : texts.drop}</p>
        <label className={styles.file}>
          <Icon name="upload" size={16} />
          {texts.file}
          <input
            type="file"
            className="visually-hidden"
            onChange={({ target }) => {
              takeFile(target.files);
              target.value = '';
            }}
          />
        </label>
        <Button type="submit" look="primary" disabled={isReading || text.trim() === ''}>
          {texts.read}
        </Button>
      </div>
    </form>
  );
}

function describeSaved(saved: Saved): string {
  const count = (outcome: string): number => saved.filter((each) => each.outcome === outcome).length;
  return importStrings.saved(count('created'), count('updated'), count('unchanged'));
}

type Saved = NonNullable<ImportAnswer['saved']>;

/** Links to the saved questions; all of them can be classified, tagged or collected at once. */
function SavedQuestions({ saved, texts: textById }: { saved: Saved; texts: ReadonlyMap<string, string> }) {
  const texts = importStrings;
  const selected = useFixedSelection(saved.map(({ id }) => id));
  return (
    <section className={styles.preview} aria-label={texts.savedTitle}>
      <ul className={styles.saved}>
        {saved.map(({ id, outcome }) => (
          <li key={id}>
            <Link to="/make/questions/$id" params={{ id }}>
              {textById.get(id) || id}
            </Link>
            {outcome !== 'created' && <Badge>{texts.outcomes[outcome] ?? outcome}</Badge>}
          </li>
        ))}
      </ul>
      <p>{texts.next}</p>
      <BulkBar selected={selected} total={saved.length} canEdit isDeleted={false} isFixed />
      <Link to="/make">{texts.open}</Link>
      <UndoToast />
    </section>
  );
}
