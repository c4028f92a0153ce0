import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EXPORT_FORMATS } from '../../api/export-formats.ts';
import { formatTime } from '../../review/format-time.ts';
import panelStyles from '../../review/panel.module.css';
import { Panel } from '../../review/panel.tsx';
import { getUses } from './work-api.ts';
import { workStrings } from './work-strings.ts';

const FORMAT_NAMES: ReadonlyMap<string, string> = new Map(EXPORT_FORMATS);

/** The papers, courses, collections and exports that contain a question, and how many learners answered it. */
export function UsesPanel({ id }: { id: string }) {
  const { data } = useQuery({ queryKey: ['bank', 'uses', id], queryFn: ({ signal }) => getUses(id, signal) });
  const texts = workStrings.uses;
  if (data === undefined) return null;
  const { papers, learners, courses, exports, collections } = data;
  const isUnused =
    [papers, courses, exports, collections].every((list) => list.length === 0) && learners === 0;
  return (
    <Panel title={texts.title}>
      {isUnused && <p className={panelStyles.quiet}>{texts.nowhere}</p>}
      <ul className={panelStyles.list}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <Link to="/make/papers/$id" params={{ id: paper.id }}>
              {texts.paper(paper.title)}
            </Link>{' '}
            <time dateTime={paper.used_at}>{formatTime(paper.used_at)}</time>
          </li>
        ))}
        {courses.map(({ subject, level }) => (
          <li key={`${subject} ${level}`}>{texts.course(subject, level)}</li>
        ))}
        {collections.map((collection) => (
          <li key={collection.id}>
            <Link to="/make" search={{ collection: collection.id }}>
              {texts.collection(collection.name)}
            </Link>
          </li>
        ))}
        {learners > 0 && <li>{texts.learners(learners)}</li>}
        {exports.map(({ format, author, at }) => (
          <li key={`${at} ${format}`}>
            {texts.exported(FORMAT_NAMES.get(format) ?? format, author)}{' '}
            <time dateTime={at}>{formatTime(at)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
