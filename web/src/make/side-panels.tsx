import { Link } from '@tanstack/react-router';
import type { Problem } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { CopyButton } from '../design/copy-button.tsx';
import { TypesetText } from '../learn/typeset/typeset-text.tsx';
import { formatTime } from '../review/format-time.ts';
import panelStyles from '../review/panel.module.css';
import { Panel } from '../review/panel.tsx';
import { strings } from '../strings.ts';
import { getFileUrl } from './make-queries.ts';
import { formatSectionTitle, makeStrings } from './make-strings.ts';
import styles from './side-panels.module.css';

type Content = NonNullable<Problem['content']>;

/** The uploaded photo or TeX file. */
export function SourcePanel({ problem: { id, kind, source } }: { problem: Problem }) {
  const texts = makeStrings.problem;
  return (
    <Panel title={texts.source}>
      <p className={panelStyles.quiet}>
        {source.path}
        {source.confidence !== null && ` · ${texts.confidence(source.confidence)}`}
      </p>
      {kind === 'photo' && (
        <a href={getFileUrl(id, 'source')} target="_blank" rel="noreferrer">
          <img
            className={panelStyles.image}
            src={getFileUrl(id, 'source')}
            alt={texts.sourceImage(source.path)}
          />
        </a>
      )}
      {source.tex !== null && (
        <details>
          <summary className={styles.summary}>{kind === 'photo' ? texts.readTex : texts.sourceTex}</summary>
          <pre>{source.tex}</pre>
        </details>
      )}
    </Panel>
  );
}

/** The classification of the question: type, topic, difficulty and so on. */
export function ClassificationPanel({ content: { classification } }: { content: Content }) {
  const texts = makeStrings.facts;
  const rows: readonly (readonly [string, string])[] = [
    [texts.kind, kindName(classification.question_type)],
    [texts.topic, [classification.topic, classification.subtopic].filter(Boolean).join(' / ')],
    [texts.difficulty, strings.difficulty[classification.difficulty]],
    [texts.marks, String(classification.estimated_marks)],
    [texts.diagram, classification.diagram_type?.replaceAll('_', ' ') ?? texts.no],
    [texts.calculus, classification.requires_calculus ? texts.yes : texts.no],
    [texts.confidence, `${Math.round(classification.confidence * 100)}%`],
  ];
  return (
    <Panel title={makeStrings.problem.classification}>
      <dl className={panelStyles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** The concepts, techniques and formulas behind the question. */
export function IdeasPanel({ ideas }: { ideas: NonNullable<Content['ideas']> }) {
  const texts = makeStrings.problem;
  const lists = [
    [texts.concepts, ideas.concepts],
    [texts.techniques, ideas.techniques],
    [texts.difficulties, ideas.difficulty_factors],
  ] as const;
  return (
    <Panel title={texts.ideas}>
      {lists.map(
        ([title, entries]) =>
          entries.length > 0 && (
            <div key={title}>
              <p className={panelStyles.quiet}>{title}</p>
              <ul className={styles.ideas}>
                {entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            </div>
          ),
      )}
      {ideas.formulas.length > 0 && (
        <div>
          <p className={panelStyles.quiet}>{texts.formulas}</p>
          {ideas.formulas.map((formula) => (
            <TypesetText key={formula} tex={`$${formula}$`} />
          ))}
        </div>
      )}
      <CopyButton text={JSON.stringify(ideas, null, 2)} label={texts.copyAll} />
    </Panel>
  );
}

/** All versions with the changed section; each links to its page. */
export function HistoryPanel({
  problem: { id, versions, version: latestVersion, shown_version: shownVersion },
}: {
  problem: Problem;
}) {
  return (
    <Panel title={makeStrings.problem.history}>
      <ol className={styles.versions}>
        {versions.map((entry) => (
          <li key={entry.version}>
            <Link
              to="/make/problems/$id"
              params={{ id }}
              search={entry.version === latestVersion ? {} : { version: entry.version }}
              aria-current={entry.version === shownVersion ? 'true' : undefined}
            >
              <span>
                {entry.version}. {formatSectionTitle(entry.part)} {makeStrings.reasons[entry.reason]}
              </span>
              <time dateTime={entry.created_at}>{formatTime(entry.created_at)}</time>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
