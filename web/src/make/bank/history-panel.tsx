import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VersionList } from '../../api/schema.ts';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { FindingList } from '../../review/finding-list.tsx';
import { formatTime } from '../../review/format-time.ts';
import { Panel } from '../../review/panel.tsx';
import styles from './history-panel.module.css';
import { VersionDiff } from './version-diff.tsx';
import { getVersions, restoreVersion } from './work-api.ts';
import { workStrings } from './work-strings.ts';

type PanelProps = { question: EditableQuestion; canEdit: boolean };
type Version = VersionList['versions'][number];

/** All versions with who saved them and why; each can be compared with the current one and restored. */
export function HistoryPanel({ question, canEdit }: PanelProps) {
  const { id } = question;
  const versions = useQuery({
    queryKey: ['bank', 'versions', id],
    queryFn: ({ signal }) => getVersions(id, signal),
  });
  const [compared, setCompared] = useState<number>();
  const texts = workStrings.history;
  return (
    <Panel title={texts.title}>
      <ol className={styles.versions}>
        {versions.data?.versions.map((version) => (
          <li key={version.version}>
            <VersionLine version={version} />
            {version.version === question.version ? (
              <KeptFindings version={version} />
            ) : (
              <Button
                aria-expanded={compared === version.version}
                onClick={() => setCompared(compared === version.version ? undefined : version.version)}
              >
                {compared === version.version ? texts.hide : texts.compare}
              </Button>
            )}
            {compared === version.version && (
              <OlderVersion question={question} version={version.version} canEdit={canEdit} />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function VersionLine({ version }: { version: Version }) {
  const texts = workStrings.history;
  return (
    <p>
      <strong>{texts.version(version.version)}</strong>{' '}
      {version.reason === null ? texts.unknown : texts.reasons[version.reason]}
      {version.author !== null && ` ${texts.by(version.author)}`}
      {version.note && ` · ${version.note}`}
      <time dateTime={version.created_at}> · {formatTime(version.created_at)}</time>
    </p>
  );
}

/** The problems that were found in the text of the current version when it was saved. */
function KeptFindings({ version }: { version: Version }) {
  if (version.findings.length === 0) return null;
  return (
    <>
      <p>{workStrings.history.kept}</p>
      <FindingList findings={version.findings} />
    </>
  );
}

type OlderProps = PanelProps & { version: number };

function OlderVersion({ question, version, canEdit }: OlderProps) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => restoreVersion(question.id, version, question.version),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['bank'] }),
  });
  return (
    <div className={styles.older}>
      <VersionDiff question={question} version={version} />
      {canEdit && (
        <Button onClick={() => restore.mutate()} disabled={restore.isPending}>
          {workStrings.history.restore}
        </Button>
      )}
      {restore.error && <p role="alert">{describeError(restore.error)}</p>}
    </div>
  );
}
