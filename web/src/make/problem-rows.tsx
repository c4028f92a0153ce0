import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProblemSummary } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { SuperscriptText } from '../design/superscript-text.tsx';
import { DownloadLinks } from './download-links.tsx';
import { removeProblem } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { ProblemBadge } from './problem-badge.tsx';
import styles from './problem-rows.module.css';
import { SendSelected } from './send-selected.tsx';

/** The list of uploads with their status; selected ones can be downloaded or deleted. */
export function ProblemRows({ problems }: { problems: readonly ProblemSummary[] }) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const texts = makeStrings.list;
  const selectedProblems = problems.filter(({ id }) => selectedIds.has(id));
  const isAllSelected = selectedProblems.length === problems.length;
  const toggle = (id: string) => setSelectedIds((ids) => ids.symmetricDifference(new Set([id])));
  return (
    <section className={styles.section} aria-label={texts.title}>
      <header className={styles.head}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAllSelected}
            onChange={() => setSelectedIds(new Set(isAllSelected ? [] : problems.map(({ id }) => id)))}
          />
          {selectedProblems.length === 0 ? texts.selectAll : texts.selected(selectedProblems.length)}
        </label>
        {selectedProblems.length > 0 && (
          <SelectionActions problems={selectedProblems} onRemoved={() => setSelectedIds(new Set())} />
        )}
      </header>
      <ol className={styles.rows}>
        {problems.map((problem) => (
          <li key={problem.id} className={styles.row}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={selectedIds.has(problem.id)}
                onChange={() => toggle(problem.id)}
              />
              <span className="visually-hidden">{texts.select(problem.name)}</span>
            </label>
            <Row problem={problem} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ problem }: { problem: ProblemSummary }) {
  const { id, name, digest: questionSummary, error, kind: sourceKind } = problem;
  return (
    <Link to="/make/problems/$id" params={{ id }} className={styles.link}>
      <span className={styles.details}>
        <span className={styles.text}>
          {questionSummary ? <SuperscriptText text={questionSummary.text} /> : name}
        </span>
        <span className={styles.facts}>
          <Badge>{makeStrings.kinds[sourceKind]}</Badge>
          {[
            questionSummary && name,
            questionSummary && kindName(questionSummary.kind),
            questionSummary?.topic,
            questionSummary &&
              questionSummary.variants > 0 &&
              makeStrings.list.variants(questionSummary.variants),
          ]
            .filter(Boolean)
            .join(' · ')}
          {error && <span className={styles.error}>{error.message}</span>}
        </span>
      </span>
      <ProblemBadge problem={problem} />
    </Link>
  );
}

/** The server's limit for one archive. */
const MAX_DOWNLOADS = 200;

function SelectionActions({
  problems,
  onRemoved,
}: {
  problems: readonly ProblemSummary[];
  onRemoved: () => void;
}) {
  const queryClient = useQueryClient();
  // Version 0: the upload has no result yet.
  const downloadableIds = problems.filter(({ version }) => version > 0).map(({ id }) => id);
  const remove = async () => {
    await Promise.allSettled(problems.map(({ id }) => removeProblem(id)));
    onRemoved();
    await queryClient.invalidateQueries({ queryKey: ['problems', 'list'] });
  };
  const [isSending, setSending] = useState(false);
  return (
    <div className={styles.actions}>
      {downloadableIds.length > MAX_DOWNLOADS && (
        <p className={styles.facts}>{makeStrings.list.tooMany(MAX_DOWNLOADS)}</p>
      )}
      {downloadableIds.length > 0 && downloadableIds.length <= MAX_DOWNLOADS && (
        <DownloadLinks ids={downloadableIds} zip={makeStrings.list.zip} json={makeStrings.list.json} />
      )}
      {downloadableIds.length > 0 && (
        <Button aria-expanded={isSending} onClick={() => setSending(true)}>
          {makeStrings.problem.toReview}
        </Button>
      )}
      <ConfirmButton
        label={makeStrings.list.remove}
        question={makeStrings.list.confirmRemove}
        onConfirm={() => void remove()}
      />
      {isSending && <SendSelected problems={problems} onClose={() => setSending(false)} />}
    </div>
  );
}
