import { useEffect, useId, useState } from 'react';
import { useDebounced } from '../browser/use-debounced.ts';
import { Button } from '../design/button.tsx';
import fieldStyles from '../design/field.module.css';
import { deleteDraft, readDraft, saveDraft } from './correction-drafts.ts';
import styles from './correction-pane.module.css';
import { EditorChecks } from './editor-checks.tsx';
import { QUESTIONS_PROVIDER, QuestionPaper } from './item-paper.tsx';
import { ItemPhoto } from './item-photo.tsx';
import { OriginalRequest } from './original-request.tsx';
import type { OpenItem } from './review-api.ts';
import { useCheck } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';
import { StatusMessage } from './status-message.tsx';
import { useMergeEditor, useShowFirstError } from './use-merge-editor.ts';

// The "query" of an item is the LaTeX of an exam question, or an SQL text. (`web/src/review/README.md` explains the
// names.)

type PaneProps = {
  openItem: OpenItem;
  onSave: (text: string, note: string) => void;
  onClose: () => void;
};

/** The original and the correction side by side; the correction is checked while the reviewer types. */
export function CorrectionPane({ openItem: { item }, onSave, onClose }: PaneProps) {
  const original = item.generated_query;
  const { initialDraft, text, note, setText, setNote } = useCorrectionDraft(item.id, original);
  const debouncedText = useDebounced(text);
  const check = useCheck(item.provider_id, debouncedText);
  const texts = reviewStrings.edit;
  const isChanged = text.trim() !== '' && text !== original;
  const isAccepted = check.data?.accepted === true && debouncedText === text && !check.isPlaceholderData;
  const canSave = isChanged && isAccepted;
  const save = () => {
    if (canSave) onSave(text, note.trim());
  };
  const { container, editor } = useMergeEditor({
    original,
    text: initialDraft.text,
    language: item.provider_id === QUESTIONS_PROVIDER ? 'tex' : 'sql',
    onChange: setText,
    onSave: save,
    onClose,
  });
  useShowFirstError(editor, check.isPlaceholderData ? undefined : check.data?.findings);
  return (
    <section className={styles.pane} aria-label={texts.title}>
      <OriginalRequest item={item} />
      <ItemPhoto itemId={item.id} />
      <div className={styles.headings} aria-hidden="true">
        <span>{texts.originalLabel}</span>
        <span>{texts.label}</span>
      </div>
      <div ref={container} className={styles.editor} />
      <div className={styles.below}>
        {item.provider_id === QUESTIONS_PROVIDER && (
          <div className={styles.preview}>
            <h2>{texts.preview}</h2>
            <QuestionPaper tex={debouncedText} showSource={false} />
          </div>
        )}
        <div className={styles.side}>
          <EditorChecks providerId={item.provider_id} check={check} editor={editor} />
          <NoteField note={note} onChange={setNote} onSave={save} onClose={onClose} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.hint} title={texts.keyHint}>
          <SaveHint isChanged={isChanged} isAccepted={isAccepted} message={check.data?.message} />
        </div>
        <Button onClick={() => editor.current?.replace(original)}>{texts.restore}</Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="primary" aria-disabled={!canSave} onClick={save}>
          {texts.save}
        </Button>
      </div>
    </section>
  );
}

/** The text and note of the correction. They are stored in this browser while they differ from the original. */
function useCorrectionDraft(itemId: string, original: string) {
  const [initialDraft] = useState(() => readDraft(itemId) ?? { text: original, note: '' });
  const [text, setText] = useState(initialDraft.text);
  const [note, setNote] = useState(initialDraft.note);
  useEffect(() => {
    if (text === original && note === '') deleteDraft(itemId);
    else saveDraft(itemId, { text, note });
  }, [itemId, original, text, note]);
  return { initialDraft, text, note, setText, setNote };
}

type NoteProps = { note: string; onChange: (note: string) => void; onSave: () => void; onClose: () => void };

function NoteField({ note, onChange, onSave, onClose }: NoteProps) {
  const id = useId();
  return (
    <label className={fieldStyles.field} htmlFor={id}>
      <span className={fieldStyles.label}>{reviewStrings.edit.note}</span>
      <textarea
        id={id}
        rows={2}
        maxLength={10_000}
        value={note}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
          if (event.key === 'Escape') onClose();
        }}
      />
    </label>
  );
}

type HintProps = { isChanged: boolean; isAccepted: boolean; message: string | null | undefined };

/** States whether the correction can be approved, next to the button that approves it. */
function SaveHint({ isChanged, isAccepted, message }: HintProps) {
  const texts = reviewStrings.edit;
  if (!isChanged) return <StatusMessage tone="plain" text={texts.unchanged} />;
  if (isAccepted) return <StatusMessage tone="right" text={`${texts.accepted} ${texts.keyHint}`} />;
  if (!message) return <StatusMessage tone="plain" text={texts.draftSaved} />;
  return <StatusMessage tone="wrong" text={reviewStrings.item.refused(message)} />;
}
