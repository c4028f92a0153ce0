import { BackgroundView } from './background-view.tsx';
import { CheckResult } from './check-result.tsx';
import { CommentList } from './comment-list.tsx';
import { ContextView } from './context-view.tsx';
import { HistoryList } from './history-list.tsx';
import styles from './item-page.module.css';
import { Panel } from './panel.tsx';
import type { OpenItem } from './review-api.ts';
import { ReviewFacts } from './review-facts.tsx';
import { useBackground, useCheck } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';
import { UserFeedback } from './user-feedback.tsx';

// The "query" of an item is the LaTeX of an exam question, or an SQL text. (`web/src/review/README.md` explains the
// names.)

type SideProps = { openItem: OpenItem; onEdit: (() => void) | undefined };

/** The details of an item that help with the decision, most important first. */
export function ItemSide({ openItem, onEdit }: SideProps) {
  const { item, record } = openItem;
  const texts = reviewStrings.item;
  const text = item.expert_corrected_query ?? item.generated_query;
  const check = useCheck(item.provider_id, text);
  // While the checks run, nothing is shown twice.
  const checked = check.data?.findings;
  const { upload, reports = [] } = useBackground(item.id).data ?? {};
  return (
    <aside className={styles.side}>
      <Panel title={texts.why}>
        <ReviewFacts openItem={openItem} />
      </Panel>
      <Panel title={texts.checks}>
        <CheckResult providerId={item.provider_id} check={check} />
      </Panel>
      <BackgroundView itemId={item.id} checked={checked} />
      <ContextView
        context={record.context}
        checked={checked}
        hasUpload={Boolean(upload)}
        hasReports={reports.length > 0}
      />
      {/* The reports of learners are shown above, without the names. */}
      {record.user_feedback.length > 0 && reports.length === 0 && (
        <Panel title={texts.users}>
          <UserFeedback itemId={item.id} feedback={record.user_feedback} onEdit={onEdit} />
        </Panel>
      )}
      <Panel title={texts.comments}>
        <CommentList itemId={item.id} comments={record.comments} />
      </Panel>
      <Panel title={texts.history}>
        <HistoryList history={record.history} />
      </Panel>
    </aside>
  );
}
