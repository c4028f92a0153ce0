import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { Finding, Problem } from '../api/schema.ts';
import { useDebounced } from '../browser/use-debounced.ts';
import { Button } from '../design/button.tsx';
import { deleteDraft, readDraft, saveDraft } from '../review/correction-drafts.ts';
import styles from '../review/correction-pane.module.css';
import { EditorChecks } from '../review/editor-checks.tsx';
import { QUESTIONS_PROVIDER } from '../review/item-paper.tsx';
import { useCheck } from '../review/review-queries.ts';
import { StatusMessage } from '../review/status-message.tsx';
import { useMergeEditor, useShowFirstError } from '../review/use-merge-editor.ts';
import { editProblem, problemQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { SectionPaper } from './section-paper.tsx';
import { SourcePanel } from './side-panels.tsx';

type PaneProps = { problem: Problem; section: string; latex: string; onClose: () => void };

/** The editor of a section. When someone else saves a newer version, it reopens with the user's text beside that version. */
export function EditPane(props: PaneProps) {
  const { problem, section, latex } = props;
  const draftKey = `problem.${problem.id}.${section}`;
  const [draft] = useState(() => readDraft(draftKey));
  const [baseText] = useState(draft?.baseText ?? latex);
  const [editedText, setEditedText] = useState(draft?.text);
  return <Editor key={latex} {...props} {...{ draftKey, baseText, editedText, setEditedText }} />;
}

type EditorProps = PaneProps & {
  draftKey: string;
  /** The saved text that the user started from; a newer one may have been saved since. */
  baseText: string;
  editedText: string | undefined;
  setEditedText: (text: string) => void;
};

/** The saved text and the user's text side by side, with a preview and check results. */
function Editor(props: EditorProps) {
  const { problem, section, latex, onClose, draftKey, baseText, editedText, setEditedText } = props;
  const text = editedText ?? latex;
  const hasNewerVersion = latex !== baseText && editedText !== undefined;
  const [initialText] = useState(text);
  const debouncedText = useDebounced(text);
  const isAlternate = section.startsWith('alternates/');
  // An alternative solution is checked together with its question.
  const checkedText = isAlternate ? `${problem.content?.latex.trimEnd()}\n${debouncedText}` : debouncedText;
  const check = useCheck(QUESTIONS_PROVIDER, checkedText);
  const isChanged = text.trim() !== '' && text.trim() !== latex.trim();
  const saveRequest = useSaveVersion({ problem, section, draftKey, onClose });
  useEffect(() => {
    if (text === latex) deleteDraft(draftKey);
    else saveDraft(draftKey, { text, note: '', baseText });
  }, [draftKey, latex, text, baseText]);
  const save = () => {
    if (isChanged && !saveRequest.isPending) saveRequest.mutate(text);
  };
  const { container, editor } = useMergeEditor({
    original: latex,
    text: initialText,
    language: 'tex',
    layout: 'one-text',
    onChange: setEditedText,
    onSave: save,
    onClose,
  });
  useShowFirstError(editor, isAlternate || check.isPlaceholderData ? undefined : check.data?.findings);
  const texts = makeStrings.edit;
  const isChecking = debouncedText !== text || !check.isSuccess || check.isPlaceholderData;
  const count = (counted: Finding['severity']) =>
    (check.data?.findings ?? []).filter(({ severity }) => severity === counted).length;
  const [errorCount, warningCount] = [count('error'), count('warning')];
  return (
    <div className={styles.pane}>
      <div className={styles.workspace}>
        <div ref={container} className={styles.editor} />
        <div className={styles.side}>
          {problem.kind === 'photo' && section === 'problem' && <SourcePanel problem={problem} />}
          <EditorChecks
            providerId={QUESTIONS_PROVIDER}
            check={check}
            editor={isAlternate ? undefined : editor}
          />
          <div className={styles.preview}>
            <h2>{texts.preview}</h2>
            <SectionPaper problem={problem} section={section} latex={debouncedText} />
          </div>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.hint} role={hasNewerVersion || saveRequest.error ? 'alert' : undefined}>
          <SaveHint
            {...{
              isChanged,
              isChecking,
              errorCount,
              warningCount,
              hasNewerVersion,
              error: saveRequest.error,
            }}
          />
        </div>
        <Button onClick={() => editor.current?.replace(latex)}>{texts.restore}</Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="primary" aria-disabled={!isChanged || saveRequest.isPending} onClick={save}>
          {saveRequest.isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </div>
  );
}

type SaveOptions = Pick<PaneProps, 'problem' | 'section' | 'onClose'> & { draftKey: string };

/** Saves the text as a new version; fails when someone else has saved one in the meantime. */
function useSaveVersion({ problem, section, draftKey, onClose }: SaveOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (latex: string) => editProblem(problem.id, { part: section, latex }, problem.version),
    onSuccess: async (savedProblem) => {
      deleteDraft(draftKey);
      queryClient.setQueryData(problemQuery(problem.id).queryKey, savedProblem);
      void queryClient.invalidateQueries({ queryKey: ['problems', 'list'] });
      onClose();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: problemQuery(problem.id).queryKey }),
  });
}

type HintProps = {
  isChanged: boolean;
  isChecking: boolean;
  errorCount: number;
  warningCount: number;
  hasNewerVersion: boolean;
  error: Error | null;
};

/** Explains whether the text can be saved. */
function SaveHint(props: HintProps) {
  const { isChanged, isChecking, errorCount, warningCount, hasNewerVersion, error } = props;
  const texts = makeStrings.edit;
  if (error) {
    const isOutdated = error instanceof ApiError && error.status === 412;
    return <StatusMessage tone="wrong" text={isOutdated ? texts.outdated : error.message} />;
  }
  if (!isChanged) return <StatusMessage tone="plain" text={texts.unchanged} />;
  if (hasNewerVersion) return <StatusMessage tone="partly" text={texts.newer} />;
  if (isChecking) return <StatusMessage tone="plain" text={texts.checking} />;
  if (errorCount > 0) return <StatusMessage tone="partly" text={texts.hasErrors(errorCount)} />;
  if (warningCount > 0) return <StatusMessage tone="partly" text={texts.hasWarnings(warningCount)} />;
  return <StatusMessage tone="right" text={texts.noFindings} />;
}
