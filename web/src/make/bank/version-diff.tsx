import { useQuery } from '@tanstack/react-query';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { Skeleton } from '../../design/skeleton.tsx';
import { CorrectionDiff } from '../../generate/correction-diff.tsx';
import { strings } from '../../strings.ts';
import { getVersion } from './work-api.ts';
import { workStrings } from './work-strings.ts';

/** The text of an older version beside the current one, details included, with the changed words marked. */
export function VersionDiff({ question, version }: { question: EditableQuestion; version: number }) {
  const older = useQuery({
    queryKey: ['bank', 'version', question.id, version],
    queryFn: ({ signal }) => getVersion(question.id, version, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (older.data === undefined) return <Skeleton label={strings.bank.loading} lines={2} />;
  if (older.data.tex === question.tex) return <p>{workStrings.history.same}</p>;
  return <CorrectionDiff correction={{ before: older.data.tex, after: question.tex }} />;
}
