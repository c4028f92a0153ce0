import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { Problem } from '../api/schema.ts';
import { useDebounced } from '../browser/use-debounced.ts';
import { Button } from '../design/button.tsx';
import { deleteDraft, readDraft, saveDraft } from '../review/correction-drafts.ts';
import styles from '../review/correction-pane.module.css';
import { EditorChecks } from '../review/editor-checks.tsx';
import { QUESTIONS } from '../review/item-paper.tsx';
import { useCheck } from '../review/review-queries.ts';
import { StatusMessage, type Tone } from '../review/status-message.tsx';
import { useMergeEditor, useShowFirstError } from '../review/use-merge-editor.ts';
import { editProblem, problemQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { PartPaper } from './part-paper.tsx';
import { SourcePanel } from './side-panels.tsx';

type PaneProps = { problem: Problem; part: string; latex: string; onClose: () => void };

/** The editor of a part. When someone else saves a newer version, it reopens with the user's text beside that version. */
export function EditPane(props: PaneProps) {
  const { problem, part, latex } = props;
  const draftKey = `problem.${problem.id}.${part}`;
  const [draft] = useState(() => readDraft(draftKey));
  const [baseText] = useState(draft?.baseText ?? latex);
  const [typed, setTyped] = useState(draft?.text);
  return <Editing key={latex} {...props} {...{ draftKey, baseText, typed, setTyped }} />;
}

type EditingProps = PaneProps & {
  draftKey: string;
  /** The saved text that the user started from; a newer one may have been saved since. */
  baseText: string;
  typed: string | undefined;
  setTyped: (text: string) => void;
};

/** The saved text and the user's text side by side, with a preview and check results. */
function Editing({ problem, part, latex, onClose, draftKey, baseText, typed, setTyped }: EditingProps) {
  const text = typed ?? latex;
  const hasNewerVersion = latex !== baseText && typed !== undefined;
  const [initialText] = useState(text);
  const debounced = useDebounced(text);
  const isAlternate = part.startsWith('alternates/');
  const check = useCheck(
    QUESTIONS,
    isAlternate ? `${problem.content?.latex.trimEnd()}\n${debounced}` : debounced,
  );
  const isChanged = text.trim() !== '' && text.trim() !== latex.trim();
  const saving = useSaving({ problem, part, draftKey, onClose });
  useEffect(() => {
    if (text === latex) deleteDraft(draftKey);
    else saveDraft(draftKey, { text, note: '', baseText });
  }, [draftKey, latex, text, baseText]);
  const save = () => {
    if (isChanged && !saving.isPending) saving.mutate(text);
  };
  const { container, editor } = useMergeEditor({
    original: latex,
    text: initialText,
    language: 'tex',
    onChange: setTyped,
    onSave: save,
    onClose,
  });
  useShowFirstError(editor, isAlternate || check.isPlaceholderData ? undefined : check.data?.findings);
  const words = makeStrings.edit;
  const errors = (check.data?.findings ?? []).filter(({ severity }) => severity === 'error').length;
  return (
    <div className={styles.pane}>
      <div ref={container} className={styles.editor} />
      <div className={styles.below}>
        <div className={styles.preview}>
          <h2>{words.preview}</h2>
          <PartPaper problem={problem} part={part} latex={debounced} />
        </div>
        <div className={styles.side}>
          {problem.kind === 'photo' && part === 'problem' && <SourcePanel problem={problem} />}
          <EditorChecks providerId={QUESTIONS} check={check} editor={isAlternate ? undefined : editor} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.hint} role={hasNewerVersion || saving.error ? 'alert' : undefined}>
          <SaveHint {...{ isChanged, errors, hasNewerVersion, error: saving.error }} />
        </div>
        <Button onClick={() => editor.current?.replace(latex)}>{words.restore}</Button>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="primary" aria-disabled={!isChanged || saving.isPending} onClick={save}>
          {saving.isPending ? words.saving : words.save}
        </Button>
      </div>
    </div>
  );
}

type Saving = Pick<PaneProps, 'problem' | 'part' | 'onClose'> & { draftKey: string };

/** Saves the text as a new version; fails when someone else has saved one in the meantime. */
function useSaving({ problem, part, draftKey, onClose }: Saving) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (latex: string) => editProblem(problem.id, { part, latex }, problem.version),
    onSuccess: async (saved) => {
      deleteDraft(draftKey);
      queries.setQueryData(problemQuery(problem.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['problems', 'list'] });
      onClose();
    },
    onError: () => queries.invalidateQueries({ queryKey: problemQuery(problem.id).queryKey }),
  });
}

type HintProps = { isChanged: boolean; errors: number; hasNewerVersion: boolean; error: Error | null };

function SaveHint({ isChanged, errors, hasNewerVersion, error }: HintProps) {
  const words = makeStrings.edit;
  const [tone, text]: [Tone, string] =
    error instanceof ApiError && error.status === 412
      ? ['wrong', words.stale]
      : error
        ? ['wrong', error.message]
        : !isChanged
          ? ['plain', words.unchanged]
          : hasNewerVersion
            ? ['partly', words.newer]
            : errors > 0
              ? ['partly', words.wrong(errors)]
              : ['right', words.sound];
  return <StatusMessage tone={tone} text={text} />;
}
