import { useEffect, useId, useState } from 'react';
import { useDebounced } from '../browser/use-debounced.ts';
import { Button } from '../design/button.tsx';
import field from '../design/field.module.css';
import { deleteDraft, readDraft, saveDraft } from './correction-drafts.ts';
import styles from './correction-pane.module.css';
import { EditorChecks } from './editor-checks.tsx';
import { QUESTIONS, QuestionPaper } from './item-paper.tsx';
import { OriginalRequest } from './original-request.tsx';
import type { OpenItem } from './review-api.ts';
import { useCheck } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';
import { StatusMessage } from './status-message.tsx';
import { useMergeEditor, useShowFirstError } from './use-merge-editor.ts';

type PaneProps = {
  open: OpenItem;
  onSave: (text: string, note: string) => void;
  onClose: () => void;
};

/** The original and the correction side by side; the correction is checked while the reviewer types. */
export function CorrectionPane({ open: { item }, onSave, onClose }: PaneProps) {
  const original = item.generated_query;
  const { initial, text, note, setText, setNote } = useCorrectionDraft(item.id, original);
  const debounced = useDebounced(text);
  const check = useCheck(item.provider_id, debounced);
  const words = reviewStrings.edit;
  const isChanged = text.trim() !== '' && text !== original;
  const isAccepted = check.data?.accepted === true && debounced === text && !check.isPlaceholderData;
  const canSave = isChanged && isAccepted;
  const save = () => {
    if (canSave) onSave(text, note.trim());
  };
  const { container, editor } = useMergeEditor({
    original,
    text: initial.text,
    language: item.provider_id === QUESTIONS ? 'tex' : 'sql',
    onChange: setText,
    onSave: save,
    onClose,
  });
  useShowFirstError(editor, check.isPlaceholderData ? undefined : check.data?.findings);
  return (
    <section className={styles.pane} aria-label={words.title}>
      <OriginalRequest item={item} />
      <div className={styles.heads} aria-hidden="true">
        <span>{words.originalLabel}</span>
        <span>{words.label}</span>
      </div>
      <div ref={container} className={styles.editor} />
      <div className={styles.below}>
        {item.provider_id === QUESTIONS && (
          <div className={styles.preview}>
            <h2>{words.preview}</h2>
            <QuestionPaper tex={debounced} withSource={false} />
          </div>
        )}
        <div className={styles.side}>
          <EditorChecks providerId={item.provider_id} check={check} editor={editor} />
          <NoteField note={note} onChange={setNote} onSave={save} onClose={onClose} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.hint} title={words.keyHint}>
          <SaveHint isChanged={isChanged} isAccepted={isAccepted} message={check.data?.message} />
        </div>
        <Button onClick={() => editor.current?.replace(original)}>{words.restore}</Button>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="primary" aria-disabled={!canSave} onClick={save}>
          {words.save}
        </Button>
      </div>
    </section>
  );
}

/** The text and note of the correction; stored in this browser until they are the same as the original again. */
function useCorrectionDraft(itemId: string, original: string) {
  const [initial] = useState(() => readDraft(itemId) ?? { text: original, note: '' });
  const [text, setText] = useState(initial.text);
  const [note, setNote] = useState(initial.note);
  useEffect(() => {
    if (text === original && note === '') deleteDraft(itemId);
    else saveDraft(itemId, { text, note });
  }, [itemId, original, text, note]);
  return { initial, text, note, setText, setNote };
}

type NoteProps = { note: string; onChange: (note: string) => void; onSave: () => void; onClose: () => void };

function NoteField({ note, onChange, onSave, onClose }: NoteProps) {
  const id = useId();
  return (
    <label className={field.field} htmlFor={id}>
      <span className={field.label}>{reviewStrings.edit.note}</span>
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
  const words = reviewStrings.edit;
  if (!isChanged) return <StatusMessage tone="plain" text={words.unchanged} />;
  if (isAccepted) return <StatusMessage tone="right" text={`${words.accepted} ${words.keyHint}`} />;
  if (!message) return <StatusMessage tone="plain" text={words.kept} />;
  return <StatusMessage tone="wrong" text={reviewStrings.item.refused(message)} />;
}
