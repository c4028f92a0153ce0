import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { Problem } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { useSettled } from '../design/use-settled.ts';
import { CheckResult } from '../review/check-result.tsx';
import styles from '../review/correction-pane.module.css';
import { dropDraft, keepDraft, readDraft } from '../review/drafts.ts';
import { FindingList } from '../review/finding-list.tsx';
import { QUESTIONS } from '../review/item-paper.tsx';
import { Panel } from '../review/panel.tsx';
import { useCheck } from '../review/review-queries.ts';
import { editsOf, useMergeEditor, useShowFirst } from '../review/use-merge-editor.ts';
import { type Tone, Verdict } from '../review/verdict.tsx';
import { reviewStrings } from '../review-strings.ts';
import { editProblem, problemQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { PartPaper } from './part-paper.tsx';
import { SourcePanel } from './side-panels.tsx';

type PaneProps = { problem: Problem; part: string; latex: string; onClose: () => void };

/** An editor upon the newest text; when somebody saves another one meanwhile, what was typed stands beside that. */
export function EditPane(props: PaneProps) {
  const { problem, part, latex } = props;
  const draftKey = `problem.${problem.id}.${part}`;
  const [draft] = useState(() => readDraft(draftKey));
  const [upon] = useState(draft?.upon ?? latex);
  const [typed, setTyped] = useState(draft?.text);
  return <Editing key={latex} {...props} {...{ draftKey, upon, typed, setTyped }} />;
}

type EditingProps = PaneProps & {
  draftKey: string;
  /** The saved text when what is typed was begun: another one may be saved meanwhile. */
  upon: string;
  typed: string | undefined;
  setTyped: (text: string) => void;
};

/** The saved text and what is typed side by side, with what the engine says of it at every pause. */
function Editing({ problem, part, latex, onClose, draftKey, upon, typed, setTyped }: EditingProps) {
  const text = typed ?? latex;
  const hasMoved = latex !== upon && typed !== undefined;
  const [begin] = useState(text);
  const settled = useSettled(text);
  const isAlternate = part.startsWith('alternates/');
  const check = useCheck(
    QUESTIONS,
    isAlternate ? `${problem.content?.latex.trimEnd()}\n${settled}` : settled,
  );
  const isChanged = text.trim() !== '' && text.trim() !== latex.trim();
  const saving = useSaving({ problem, part, draftKey, onClose });
  useEffect(() => {
    if (text === latex) dropDraft(draftKey);
    else keepDraft(draftKey, { text, note: '', upon });
  }, [draftKey, latex, text, upon]);
  const save = () => {
    if (isChanged && !saving.isPending) saving.mutate(text);
  };
  const plan = {
    original: latex,
    text: begin,
    language: 'tex',
    onChange: setTyped,
    onSave: save,
    onClose,
  } as const;
  const { place, editor } = useMergeEditor(plan);
  const findings = check.data?.findings ?? [];
  useShowFirst(editor, isAlternate || check.isPlaceholderData ? undefined : check.data?.findings);
  const words = makeStrings.edit;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <div className={styles.pane}>
      <div ref={place} className={styles.editor} />
      <div className={styles.below}>
        <div className={styles.preview}>
          <h2>{words.preview}</h2>
          <PartPaper problem={problem} part={part} latex={settled} />
        </div>
        <div className={styles.side}>
          {problem.kind === 'photo' && part === 'problem' && <SourcePanel problem={problem} />}
          <Panel title={reviewStrings.item.checks}>
            <div aria-live="polite" aria-busy={check.isFetching}>
              {findings.length > 0 ? (
                <FindingList
                  findings={findings}
                  {...(!isAlternate && {
                    onShow: (finding) => editor.current?.show(finding),
                    onApply: (finding) => editor.current?.apply(editsOf(finding)),
                  })}
                />
              ) : (
                <CheckResult providerId={QUESTIONS} check={check} />
              )}
            </div>
          </Panel>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.hint} role={hasMoved || saving.error ? 'alert' : undefined}>
          <Hint {...{ isChanged, errors, hasMoved, error: saving.error }} />
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

/** Saves upon the version whose text stands beside what was typed. */
function useSaving({ problem, part, draftKey, onClose }: Saving) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (latex: string) => editProblem(problem.id, { part, latex }, problem.version),
    onSuccess: async (saved) => {
      dropDraft(draftKey);
      queries.setQueryData(problemQuery(problem.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['problems', 'list'] });
      onClose();
    },
    onError: () => queries.invalidateQueries({ queryKey: problemQuery(problem.id).queryKey }),
  });
}

type HintProps = { isChanged: boolean; errors: number; hasMoved: boolean; error: Error | null };

function Hint({ isChanged, errors, hasMoved, error }: HintProps) {
  const words = makeStrings.edit;
  const [tone, text]: [Tone, string] =
    error instanceof ApiError && error.status === 412
      ? ['wrong', words.stale]
      : error
        ? ['wrong', error.message]
        : !isChanged
          ? ['plain', words.unchanged]
          : hasMoved
            ? ['partly', words.moved]
            : errors > 0
              ? ['partly', words.wrong(errors)]
              : ['right', words.sound];
  return <Verdict tone={tone} text={text} />;
}
