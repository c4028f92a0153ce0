import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { QuestionEdit } from '../../api/schema.ts';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { useDebounced } from '../../browser/use-debounced.ts';
import { TextField } from '../../generate/brief-field.tsx';
import paneStyles from '../../review/correction-pane.module.css';
import { EditorChecks } from '../../review/editor-checks.tsx';
import { QUESTIONS_PROVIDER, QuestionPaper } from '../../review/item-paper.tsx';
import { useCheck } from '../../review/review-queries.ts';
import { useMergeEditor, useShowFirstError } from '../../review/use-merge-editor.ts';
import { deleteEditDraft, readEditDraft, saveEditDraft } from './edit-drafts.ts';
import styles from './edit-question.module.css';
import { toMetadata, toMetadataDraft } from './metadata-draft.ts';
import { MetadataForm } from './metadata-form.tsx';
import { SaveBar } from './save-bar.tsx';
import { SchemesForm, toSchemeDrafts, toSchemeEdit } from './schemes-form.tsx';
import { showUndo } from './undo-store.ts';
import { editQuestion } from './work-api.ts';
import { workStrings } from './work-strings.ts';

type EditProps = { question: EditableQuestion; onClose: () => void };

/** The editor of a question. When someone else saves a newer version, it reopens with the user's text beside that version. */
export function EditQuestion({ question, onClose }: EditProps) {
  return <Editor key={question.version} question={question} onClose={onClose} />;
}

/** The text with preview and findings, the details and the marking scheme; unsaved work is kept in this browser. */
function Editor({ question, onClose }: EditProps) {
  const { id, version, edit_tex: savedText } = question;
  const [draft] = useState(() => readEditDraft(id));
  const [text, setText] = useState(draft?.text ?? savedText);
  const [metadata, setMetadata] = useState(draft?.metadata ?? toMetadataDraft(question));
  const savedSchemes = toSchemeDrafts(question);
  const [schemes, setSchemes] = useState(draft?.schemes ?? savedSchemes);
  const [note, setNote] = useState('');
  const [initialText] = useState(text);
  const savedMetadata = toMetadataDraft(question);
  const isTextChanged = text.trim() !== savedText.trim();
  const hasNewDetails = JSON.stringify(metadata) !== JSON.stringify(savedMetadata);
  const schemeEdit = toSchemeEdit(schemes, savedSchemes);
  const isSchemeChanged = Object.keys(schemeEdit).length > 0;
  const isChanged = isTextChanged || hasNewDetails || isSchemeChanged;
  useEffect(() => {
    if (isChanged) saveEditDraft(id, { text, metadata, schemes });
    else deleteEditDraft(id);
  }, [id, text, metadata, schemes, isChanged]);

  const debouncedText = useDebounced(text);
  const check = useCheck(QUESTIONS_PROVIDER, debouncedText);
  const isCheckCurrent = debouncedText === text && check.isSuccess && !check.isPlaceholderData;
  const problems = (check.data?.findings ?? []).filter(({ severity }) => severity !== 'info');
  const saveRequest = useSave(question, onClose);
  const save = () => {
    if (!isChanged || saveRequest.isPending || !isCheckCurrent) return;
    saveRequest.mutate({
      version,
      metadata: toMetadata(metadata),
      ...(isTextChanged && { tex: text, accept_findings: problems.length > 0 }),
      ...schemeEdit,
      ...(note.trim() !== '' && { note: note.trim() }),
    });
  };
  const { container, editor } = useMergeEditor({
    original: savedText,
    text: initialText,
    language: 'tex',
    layout: 'one-text',
    onChange: setText,
    onSave: save,
    onClose,
  });
  useShowFirstError(editor, check.isPlaceholderData ? undefined : check.data?.findings);
  const texts = workStrings.edit;
  return (
    <div className={paneStyles.pane}>
      <div className={paneStyles.workspace}>
        <div ref={container} className={paneStyles.editor} />
        <div className={paneStyles.side}>
          <EditorChecks providerId={QUESTIONS_PROVIDER} check={check} editor={editor} />
          <div className={paneStyles.preview}>
            <h2>{texts.preview}</h2>
            <QuestionPaper tex={debouncedText} showSource={false} />
          </div>
        </div>
      </div>
      <section className={styles.details}>
        <h2>{texts.details}</h2>
        <MetadataForm
          draft={metadata}
          hasPartMarks={question.parts !== undefined || question.questions !== undefined}
          onChange={setMetadata}
        />
        <SchemesForm question={question} drafts={schemes} onChange={setSchemes} />
        <TextField label={texts.note} errorMessage={undefined} value={note} onChange={setNote} />
      </section>
      <SaveBar
        state={{
          isChanged,
          isChecking: !isCheckCurrent,
          hasNoQuestion: isTextChanged && isCheckCurrent && check.data.html.length === 0,
          problemCount: isTextChanged ? problems.length : 0,
        }}
        request={saveRequest}
        onSave={save}
        onDiscard={() => {
          editor.current?.replace(savedText);
          setMetadata(savedMetadata);
          setSchemes(savedSchemes);
        }}
        onClose={onClose}
      />
    </div>
  );
}

/** Saves the edit as a new version. If someone else has saved one in the meantime, the server refuses the edit. */
function useSave({ id }: EditableQuestion, onClose: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: QuestionEdit) => editQuestion(id, edit),
    onSuccess: (saved) => {
      deleteEditDraft(id);
      queryClient.setQueryData(['bank', 'question', id], saved);
      void queryClient.invalidateQueries({ queryKey: ['bank'] });
      showUndo({ text: workStrings.toast.saved(saved.version) });
      onClose();
    },
  });
}
