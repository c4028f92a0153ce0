import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../api/client.ts';
import type { BankQuestion, ChildOutcome, ChildRequest } from '../../api/schema.ts';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { kindName } from '../../bank/kind-name.ts';
import { QuestionSheet } from '../../bank/question-sheet.tsx';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { FindingList } from '../../review/finding-list.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import styles from './children-section.module.css';
import { showUndo } from './undo-store.ts';
import { getChildren, makeChild } from './work-api.ts';
import { workStrings } from './work-strings.ts';

type SectionProps = { question: EditableQuestion; canEdit: boolean };

const VARIANTS = ['numerical', 'context', 'conceptual', 'calculus'] as const;
const KINDS = ['mcq_sc', 'mcq_mc', 'subjective', 'integer', 'assertion_reason'] as const;

/** The questions made from this one, beside it, and buttons to make more. */
export function ChildrenSection({ question, canEdit }: SectionProps) {
  const texts = workStrings.children;
  const children = useQuery({
    queryKey: ['bank', 'children', question.id],
    queryFn: ({ signal }) => getChildren(question.id, signal),
  });
  const questions = children.data?.questions ?? [];
  const parentId = question.provenance?.parent_id;
  if (!canEdit && questions.length === 0 && parentId === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="children">
      <h2 id="children">{texts.title}</h2>
      {parentId !== undefined && (
        <Link to="/make/questions/$id" params={{ id: parentId }}>
          {texts.parent}
        </Link>
      )}
      {canEdit && <MakeChild question={question} />}
      {questions.length === 0 ? (
        canEdit && <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <div className={styles.pairs}>
          {questions.map((child) => (
            <ChildPair key={child.id} original={question} child={child} />
          ))}
        </div>
      )}
    </section>
  );
}

function ChildPair({ original, child }: { original: EditableQuestion; child: BankQuestion }) {
  const texts = workStrings.children;
  return (
    <div className={styles.pair}>
      <div className={styles.side}>
        <h3>{texts.original}</h3>
        <QuestionSheet question={original.html} questionId={original.id} />
      </div>
      <div className={styles.side}>
        <h3>
          {getRelation(child)} · {kindName(child.kind)}{' '}
          <Link to="/make/questions/$id" params={{ id: child.id }}>
            {texts.open}
          </Link>
        </h3>
        {child.html && <QuestionSheet question={child.html} questionId={child.id} />}
      </div>
    </div>
  );
}

/** Some variants can only be written by a model; the server answers 422 if none is connected. */
function explainFailure(error: Error): string {
  const needsModel = error instanceof ApiError && error.status === 422;
  return needsModel ? workStrings.children.needsModel : describeError(error);
}

/** How a question was made from its original, in words. */
function getRelation({ provenance }: BankQuestion): string {
  const { relations } = workStrings.children;
  return relations[provenance?.relation ?? 'variant'];
}

/** Buttons that make a variant or a conversion; what fails its checks is shown with the reason. */
function MakeChild({ question }: { question: EditableQuestion }) {
  const texts = workStrings.children;
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: (request: ChildRequest) => makeChild(question.id, request),
    onSuccess: ({ status }) => {
      if (status === 'saved') showUndo({ text: texts.saved });
      return queryClient.invalidateQueries({ queryKey: ['bank'] });
    },
  });
  const button = (label: string, request: ChildRequest) => (
    <Button key={label} disabled={make.isPending} onClick={() => make.mutate(request)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.make}>
      <p className={styles.row}>
        <span>{texts.make}</span>
        {VARIANTS.map((type) => button(texts.types[type], { kind: 'variant', type }))}
      </p>
      <p className={styles.row}>
        <span>{texts.convert}</span>
        {KINDS.filter((kind) => kind !== question.kind).map((to) =>
          button(kindName(to), { kind: 'conversion', to }),
        )}
      </p>
      <div role="status">
        {make.isPending && <p>{texts.working}</p>}
        {make.error && <StatusMessage tone="wrong" text={explainFailure(make.error)} />}
        {make.data && <Refusal outcome={make.data} />}
      </div>
    </div>
  );
}

function Refusal({ outcome }: { outcome: ChildOutcome }) {
  if (outcome.status === 'saved') return null;
  return (
    <>
      <StatusMessage
        tone="partly"
        text={[outcome.status === 'flagged' ? workStrings.children.flagged : '', outcome.reason ?? '']
          .filter(Boolean)
          .join(' ')}
      />
      <FindingList findings={outcome.findings} />
    </>
  );
}
