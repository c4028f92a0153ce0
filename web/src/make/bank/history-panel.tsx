import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { VersionList } from '../../api/schema.ts';
import { usePrincipal } from '../../api/use-principal.ts';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { Button } from '../../design/button.tsx';
import { FindingList } from '../../review/finding-list.tsx';
import { formatTime } from '../../review/format-time.ts';
import { Panel } from '../../review/panel.tsx';
import styles from './history-panel.module.css';
import { versionsQuery } from './work-api.ts';
import { workStrings } from './work-strings.ts';

// Loaded on demand, because it needs the dialog library and the diff.
const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

type PanelProps = { question: EditableQuestion; canEdit: boolean };
type Version = VersionList['versions'][number];

/** All versions with who saved them and why; each can be compared with the current one and restored. */
export function HistoryPanel({ question, canEdit }: PanelProps) {
  const versions = useQuery(versionsQuery(question.id));
  const [compared, setCompared] = useState<number>();
  const texts = workStrings.history;
  return (
    <Panel title={texts.title}>
      <ol className={styles.versions}>
        {versions.data?.versions.map((version) => (
          <li key={version.version}>
            <VersionLine version={version} />
            {version.version !== question.version && (
              <Button
                aria-label={texts.compareVersion(version.version)}
                onClick={() => setCompared(version.version)}
              >
                {texts.compare}
              </Button>
            )}
            <KeptFindings version={version} />
          </li>
        ))}
      </ol>
      {compared !== undefined && (
        <Suspense>
          <CompareDialog
            question={question}
            version={compared}
            canEdit={canEdit}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** Versions with these reasons have the id of another question as their note. */
const REASONS_WITH_ORIGIN: ReadonlySet<Version['reason']> = new Set(['copied', 'varied', 'converted']);

function VersionLine({
  version: { version, reason, author, note, created_at: createdAt },
}: {
  version: Version;
}) {
  const texts = workStrings.history;
  const ownId = usePrincipal()?.id;
  const origin = note !== null && REASONS_WITH_ORIGIN.has(reason) ? note : undefined;
  return (
    <p>
      <strong>{texts.version(version)}</strong> {reason === null ? texts.unknown : texts.reasons[reason]}
      {author !== null && ` ${texts.by(author === ownId ? texts.you : author)}`}
      {origin !== undefined && (
        <>
          {' · '}
          <Link to="/make/questions/$id" params={{ id: origin }}>
            {texts.origin}
          </Link>
        </>
      )}
      {note && origin === undefined && ` · ${note}`}
      <time dateTime={createdAt}> · {formatTime(createdAt)}</time>
    </p>
  );
}

/** The problems that were found in the text of a version when it was saved. */
function KeptFindings({ version: { findings } }: { version: Version }) {
  if (findings.length === 0) return null;
  return (
    <div className={styles.kept}>
      <p>{workStrings.history.kept}</p>
      <FindingList findings={findings} />
    </div>
  );
}
