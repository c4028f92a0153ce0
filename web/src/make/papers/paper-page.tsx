import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { BankPaper } from '../../api/schema.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Button } from '../../design/button.tsx';
import { ConfirmButton } from '../../design/confirm-button.tsx';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { SuperscriptText } from '../../design/superscript-text.tsx';
import { AssignPaper } from './assign-paper.tsx';
import { ExportPaper } from './export-paper.tsx';
import { paperPath, paperQuery, removePaper } from './paper-queries.ts';
import { PaperStatistics } from './paper-statistics.tsx';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';
import { saveDraftOf } from './stored-draft.ts';

const VERSION_DOCUMENTS = ['normal', 'scheme', 'solutions', 'large'] as const;
const FILE_FORMATS = ['pdf', 'html', 'tex'] as const;

/** A paper with the documents of each version. */
export function PaperPage() {
  const { id } = useParams({ from: '/make/papers/$id' });
  const query = useQuery(paperQuery(id));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: removePaper,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['papers'] });
      await navigate({ to: '/make/papers' });
    },
  });
  usePageTitle(query.data?.plan.title ?? texts.title);
  if (query.error) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton label={texts.loading} />;
  const { plan, versions } = query.data;
  const questionCount = versions[0]?.sections.reduce((sum, { questions }) => sum + questions.length, 0) ?? 0;
  return (
    <div className={styles.page}>
      <Link to="/make/papers" className={styles.back}>
        <Icon name="back" size={16} />
        {texts.back}
      </Link>
      <h1>{plan.title}</h1>
      <p className={fieldStyles.hint}>
        {texts.facts(questionCount, versions[0]?.marks ?? 0, plan.minutes, versions.length)}
      </p>
      {versions.map(({ label, sections }) => (
        <section key={label} className={styles.card}>
          <h2>{texts.version(label)}</h2>
          <ul className={styles.documents}>
            {VERSION_DOCUMENTS.map((kind) => (
              <DocumentLinks key={kind} id={id} kind={kind} label={label} />
            ))}
          </ul>
          <details>
            <summary>{texts.questions}</summary>
            {sections.map((section, index) => (
              <QuestionTexts
                key={section.title}
                section={section}
                first={1 + sections.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 0)}
              />
            ))}
          </details>
        </section>
      ))}
      <section className={styles.card}>
        <ul className={styles.documents}>
          <DocumentLinks id={id} kind="keys" />
        </ul>
      </section>
      <PaperNotes paper={query.data} />
      <div>
        <ExportPaper id={id} />
      </div>
      <AssignPaper paper={query.data} />
      <PaperStatistics paper={query.data} />
      <div className={styles.actions}>
        <Button
          onClick={() => {
            saveDraftOf(query.data);
            void navigate({ to: '/make/papers/new' });
          }}
        >
          {texts.reuse}
        </Button>
        <ConfirmButton
          label={texts.removePaper}
          question={texts.confirmRemovePaper}
          onConfirm={() => remove.mutate(id)}
        />
      </div>
    </div>
  );
}

/** What stays the same in other versions than A: each question once, with the reason and the versions. */
function PaperNotes({ paper: { versions } }: { paper: BankPaper }) {
  const all = versions.flatMap(({ label, notes }) => notes.map((note) => ({ ...note, label })));
  if (all.length === 0) return null;
  const textById = new Map(
    (versions[0]?.sections ?? []).flatMap(({ questions }) =>
      questions.map((each) => [each.bank_id, each.text] as const),
    ),
  );
  const groups = Map.groupBy(all, ({ question_id: id, message }) => `${id}:${message}`);
  return (
    <details className={styles.card}>
      <summary>{texts.notes}</summary>
      <ul className={styles.notes}>
        {[...groups].map(([key, group]) => {
          const [{ question_id: id, message } = { question_id: '', message: '' }] = group;
          return (
            <li key={key}>
              <Link to="/make/questions/$id" params={{ id }}>
                <SuperscriptText text={texts.shortText(textById.get(id) ?? id)} />
              </Link>
              <br />
              {texts.inVersions(group.map(({ label }) => label))} {message}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

type QuestionsProps = {
  readonly section: BankPaper['versions'][number]['sections'][number];
  /** The number of its first question. */
  readonly first: number;
};

/** Lists the questions of a section of one version. */
function QuestionTexts({ section, first }: QuestionsProps) {
  return (
    <>
      <h3>{section.title}</h3>
      <ol className={styles.texts} start={first}>
        {section.questions.map(({ id, bank_id, text, marks }) => (
          <li key={id}>
            <Link to="/make/questions/$id" params={{ id: bank_id }}>
              <SuperscriptText text={text} />
            </Link>{' '}
            <span className={fieldStyles.hint}>{texts.marks(marks)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

type DocumentProps = {
  readonly id: string;
  readonly kind: keyof typeof texts.documents;
  /** Absent for the document of all versions. */
  readonly label?: string;
};

function DocumentLinks({ id, kind, label = '' }: DocumentProps) {
  const name = texts.documents[kind];
  return (
    <li>
      <span>{name}</span>
      {FILE_FORMATS.map((format) => (
        <a
          key={format}
          href={`${paperPath(id)}/documents/${kind}?version=${label || 'A'}&form=${format}`}
          download
        >
          {format.toUpperCase()}
          <span className="visually-hidden">
            {' '}
            {name} {label}
          </span>
        </a>
      ))}
    </li>
  );
}
