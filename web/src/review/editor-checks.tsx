import type { UseQueryResult } from '@tanstack/react-query';
import type { CheckedText } from '../api/schema.ts';
import { CheckResult, JudgedSteps } from './check-result.tsx';
import { FindingList } from './finding-list.tsx';
import type { MergeEditor } from './merge-editor.ts';
import { Panel } from './panel.tsx';
import { reviewStrings } from './review-strings.ts';
import { toEditorChanges } from './use-merge-editor.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

type ChecksProps = {
  providerId: string;
  check: UseQueryResult<CheckedText>;
  /** Without an editor, findings are not linked to their positions. */
  editor: React.RefObject<MergeEditor | undefined> | undefined;
};

/** The check results of the text in the editor; each finding links to its line and offers its fix. */
export function EditorChecks({ providerId, check, editor }: ChecksProps) {
  const findings = check.data?.findings ?? [];
  return (
    <Panel title={reviewStrings.item.checks}>
      <div aria-live="polite" aria-busy={check.isFetching}>
        {findings.length > 0 ? (
          <>
            <FindingList
              findings={findings}
              {...(editor && {
                onShow: (finding) => editor.current?.show(finding),
                onApply: (finding) => editor.current?.apply(toEditorChanges(finding)),
              })}
            />
            {check.data && <JudgedSteps check={check.data} />}
          </>
        ) : (
          <CheckResult providerId={providerId} check={check} />
        )}
      </div>
    </Panel>
  );
}
