import { Link } from '@tanstack/react-router';
import type { Problem } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { CopyButton } from '../design/copy-button.tsx';
import { TypesetText } from '../learn/typeset/typeset-text.tsx';
import { formatTime } from '../review/format-time.ts';
import panel from '../review/panel.module.css';
import { Panel } from '../review/panel.tsx';
import { strings } from '../strings.ts';
import { getFileUrl } from './make-queries.ts';
import { formatPartTitle, makeStrings } from './make-strings.ts';
import styles from './side-panels.module.css';

type Content = NonNullable<Problem['content']>;

/** The uploaded photo or TeX file. */
export function SourcePanel({ problem: { id, kind, source } }: { problem: Problem }) {
  const words = makeStrings.problem;
  return (
    <Panel title={words.source}>
      <p className={panel.quiet}>
        {source.path}
        {source.confidence !== null && ` · ${words.confidence(source.confidence)}`}
      </p>
      {kind === 'photo' && (
        <a href={getFileUrl(id, 'source')} target="_blank" rel="noreferrer">
          <img className={panel.image} src={getFileUrl(id, 'source')} alt={words.sourceImage(source.path)} />
        </a>
      )}
      {source.tex !== null && (
        <details>
          <summary className={styles.summary}>{kind === 'photo' ? words.readTex : words.sourceTex}</summary>
          <pre>{source.tex}</pre>
        </details>
      )}
    </Panel>
  );
}

/** The classification of the question: type, topic, difficulty and so on. */
export function ClassificationPanel({ content: { classification } }: { content: Content }) {
  const words = makeStrings.facts;
  const facts: readonly (readonly [string, string])[] = [
    [words.kind, kindName(classification.question_type)],
    [words.topic, [classification.topic, classification.subtopic].filter(Boolean).join(' / ')],
    [words.difficulty, strings.difficulty[classification.difficulty]],
    [words.marks, String(classification.estimated_marks)],
    [words.diagram, classification.diagram_type?.replaceAll('_', ' ') ?? words.no],
    [words.calculus, classification.requires_calculus ? words.yes : words.no],
    [words.confidence, `${Math.round(classification.confidence * 100)}%`],
  ];
  return (
    <Panel title={makeStrings.problem.classification}>
      <dl className={panel.facts}>
        {facts.map(([name, value]) => (
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
  const words = makeStrings.problem;
  const lists = [
    [words.concepts, ideas.concepts],
    [words.techniques, ideas.techniques],
    [words.difficulties, ideas.difficulty_factors],
  ] as const;
  return (
    <Panel title={words.ideas}>
      {lists.map(
        ([title, entries]) =>
          entries.length > 0 && (
            <div key={title}>
              <p className={panel.quiet}>{title}</p>
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
          <p className={panel.quiet}>{words.formulas}</p>
          {ideas.formulas.map((formula) => (
            <TypesetText key={formula} tex={`$${formula}$`} />
          ))}
        </div>
      )}
      <CopyButton text={JSON.stringify(ideas, null, 2)} label={words.copyAll} />
    </Panel>
  );
}

/** All versions with the changed part; each links to its page. */
export function HistoryPanel({
  problem: { id, versions, version, shown_version: shown },
}: {
  problem: Problem;
}) {
  return (
    <Panel title={makeStrings.problem.history}>
      <ol className={styles.versions}>
        {versions.map((one) => (
          <li key={one.version}>
            <Link
              to="/make/problems/$id"
              params={{ id }}
              search={one.version === version ? {} : { version: one.version }}
              aria-current={one.version === shown ? 'true' : undefined}
            >
              <span>
                {one.version}. {formatPartTitle(one.part)} {makeStrings.reasons[one.reason]}
              </span>
              <time dateTime={one.created_at}>{formatTime(one.created_at)}</time>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
