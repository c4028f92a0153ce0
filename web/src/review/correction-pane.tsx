import { useEffect, useId, useState } from 'react';
import { Button } from '../design/button.tsx';
import field from '../design/field.module.css';
import { useSettled } from '../design/use-settled.ts';
import { reviewStrings } from '../review-strings.ts';
import { AskedFor } from './asked-for.tsx';
import { CheckResult } from './check-result.tsx';
import styles from './correction-pane.module.css';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { FindingList } from './finding-list.tsx';
import { QUESTIONS, QuestionPaper } from './item-paper.tsx';
import { Panel } from './panel.tsx';
import type { OpenItem } from './review-api.ts';
import { useCheck } from './review-queries.ts';
import { editsOf, useMergeEditor, useShowFirst } from './use-merge-editor.ts';
import { Verdict } from './verdict.tsx';

type PaneProps = {
  open: OpenItem;
  onSave: (text: string, note: string) => void;
  onClose: () => void;
};

/** The original and the correction side by side, with what the engine says of the correction as it is typed. */
export function CorrectionPane({ open: { item }, onSave, onClose }: PaneProps) {
  const original = item.generated_query;
  const [begin] = useState(() => readDraft(item.id) ?? { text: original, note: '' });
  const [text, setText] = useState(begin.text);
  const [note, setNote] = useState(begin.note);
  const settled = useSettled(text);
  const check = useCheck(item.provider_id, settled);
  const noteId = useId();
  const words = reviewStrings.edit;
  const isChanged = text.trim() !== '' && text !== original;
  const isAccepted = check.data?.accepted === true && settled === text && !check.isPlaceholderData;
  const canSave = isChanged && isAccepted;

  useEffect(() => {
    if (text === original && note === '') dropDraft(item.id);
    else keepDraft(item.id, { text, note });
  }, [item.id, original, text, note]);

  const save = () => {
    if (canSave) onSave(text, note.trim());
  };
  const { place, editor } = useMergeEditor({
    original,
    text: begin.text,
    language: item.provider_id === QUESTIONS ? 'tex' : 'sql',
    onChange: setText,
    onSave: save,
    onClose,
  });
  const findings = check.data?.findings ?? [];
  useShowFirst(editor, check.isPlaceholderData ? undefined : check.data?.findings);
  return (
    <section className={styles.pane} aria-label={words.title}>
      <AskedFor item={item} />
      <div className={styles.heads} aria-hidden="true">
        <span>{words.originalLabel}</span>
        <span>{words.label}</span>
      </div>
      <div ref={place} className={styles.editor} />
      <div className={styles.below}>
        {item.provider_id === QUESTIONS && (
          <div className={styles.preview}>
            <h2>{words.preview}</h2>
            <QuestionPaper tex={settled} withSource={false} />
          </div>
        )}
        <div className={styles.side}>
          <Panel title={reviewStrings.item.checks}>
            <div aria-live="polite" aria-busy={check.isFetching}>
              {findings.length > 0 ? (
                <FindingList
                  findings={findings}
                  onShow={(finding) => editor.current?.show(finding)}
                  onApply={(finding) => editor.current?.apply(editsOf(finding))}
                />
              ) : (
                <CheckResult providerId={item.provider_id} check={check} />
              )}
            </div>
          </Panel>
          <label className={field.field} htmlFor={noteId}>
            <span className={field.label}>{words.note}</span>
            <textarea
              id={noteId}
              rows={2}
              maxLength={10_000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
                if (event.key === 'Escape') onClose();
              }}
            />
          </label>
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

type HintProps = { isChanged: boolean; isAccepted: boolean; message: string | null | undefined };

/** Whether the correction would be taken, in sight of the button that sends it. */
function SaveHint({ isChanged, isAccepted, message }: HintProps) {
  const words = reviewStrings.edit;
  if (!isChanged) return <Verdict tone="plain" text={words.unchanged} />;
  if (isAccepted) return <Verdict tone="right" text={`${words.accepted} ${words.keyHint}`} />;
  if (!message) return <Verdict tone="plain" text={words.kept} />;
  return <Verdict tone="wrong" text={reviewStrings.item.refused(message)} />;
}
