import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { ImportAnswer } from '../../api/schema.ts';
import { kindName } from '../../bank/kind-name.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import { FindingList } from '../../review/finding-list.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import styles from './import-page.module.css';
import { importFile } from './work-api.ts';
import { workStrings } from './work-strings.ts';

/** Imports questions by paste, drop or file: first shows what was read, then saves it. */
export function ImportPage() {
  const texts = workStrings.import;
  usePageTitle(texts.title);
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const preview = useMutation({ mutationFn: (chosen: File) => importFile(chosen, false) });
  const save = useMutation({
    mutationFn: (chosen: File) => importFile(chosen, true),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['bank'] }),
  });
  const read = (chosen: File) => {
    setFile(chosen);
    save.reset();
    preview.mutate(chosen);
  };
  const error = save.error ?? preview.error;
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
        {error && <StatusMessage tone="wrong" text={describeError(error)} />}
        {save.data?.saved && <SavedNote saved={save.data.saved} />}
      </div>
      {preview.data && file && !save.isSuccess && (
        <Preview answer={preview.data} isSaving={save.isPending} onSave={() => save.mutate(file)} />
      )}
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
  const texts = workStrings.import;
  const id = useId();
  const takeFile = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onFile(first);
  };
  return (
    <form
      className={fieldStyles.field}
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
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          takeFile(event.dataTransfer.files);
        }}
      />
      <div className={styles.buttons}>
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

type PreviewProps = { answer: ImportAnswer; isSaving: boolean; onSave: () => void };

function Preview({ answer, isSaving, onSave }: PreviewProps) {
  const texts = workStrings.import;
  const { questions, findings, format } = answer;
  return (
    <section className={styles.preview}>
      <h2>{questions.length === 0 ? texts.none : texts.found(questions.length, format)}</h2>
      {questions.length > 0 && <p>{texts.checked(questions.filter(hasError).length)}</p>}
      <ol className={styles.questions}>
        {questions.map(({ id, kind, text, findings: found }) => (
          <li key={id}>
            <Badge>{kindName(kind)}</Badge> {text}
            {found.length > 0 && <FindingList findings={found} />}
          </li>
        ))}
      </ol>
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

function hasError({ findings }: ImportAnswer['questions'][number]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

function SavedNote({ saved }: { saved: NonNullable<ImportAnswer['saved']> }) {
  const texts = workStrings.import;
  const count = (outcome: string) => saved.filter((each) => each.outcome === outcome).length;
  return (
    <>
      <StatusMessage
        tone="right"
        text={texts.saved(count('created'), count('updated'), count('unchanged'))}
      />
      <Link to="/make">{texts.open}</Link>
    </>
  );
}
