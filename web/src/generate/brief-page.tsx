import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import { type BriefDraft, storedDraft, toBrief } from './brief-draft.ts';
import { type BriefError, checkDraft, toBriefError } from './brief-error.ts';
import { BriefForm } from './brief-form.tsx';
import styles from './brief-page.module.css';
import { GENERATION_LISTS, generationQuery, startGeneration } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import { GenerationList } from './generation-list.tsx';

const createIdempotencyKey = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The form to generate questions, and the author's recent batches. */
export function BriefPage() {
  usePageTitle(generateStrings.title);
  const [draft, setDraft] = useState(storedDraft.read);
  const { error, isStarting, start, reset } = useStartGeneration(draft);
  useEffect(() => storedDraft.write(draft), [draft]);
  return (
    <div className={styles.page}>
      <Link to="/make" className={styles.back}>
        <Icon name="back" size={16} />
        {generateStrings.toBank}
      </Link>
      <header className={styles.header}>
        <h1>{generateStrings.title}</h1>
        <p>{generateStrings.brief.lead}</p>
      </header>
      <BriefForm
        draft={draft}
        fieldErrors={error?.fields ?? {}}
        isStarting={isStarting}
        onChange={(changes) => {
          setDraft({ ...draft, ...changes });
          reset();
        }}
        onSubmit={start}
      >
        {error && <ErrorSummary key={error.title} error={error} />}
      </BriefForm>
      <GenerationList />
    </div>
  );
}

/** Starts a batch. The idempotency key makes a repeated request start only one batch. */
function useStartGeneration(draft: BriefDraft) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const idempotencyKey = useRef(createIdempotencyKey());
  const [error, setError] = useState<BriefError>();
  const startRequest = useMutation({
    mutationFn: () => startGeneration(toBrief(draft), idempotencyKey.current),
    onSuccess: ({ id }) => {
      idempotencyKey.current = createIdempotencyKey();
      void queryClient.prefetchQuery(generationQuery(id));
      void navigate({ to: '/make/generate/$id', params: { id } });
    },
    onError: (thrown) => {
      setError(toBriefError(thrown, draft));
      void queryClient.invalidateQueries({ queryKey: GENERATION_LISTS });
    },
  });
  const start = () => {
    if (startRequest.isPending) return;
    const fields = checkDraft(draft);
    const [firstError] = Object.values(fields);
    if (firstError === undefined) {
      setError(undefined);
      startRequest.mutate();
    } else setError({ title: firstError, message: '', fields });
  };
  // A changed form is a new request, so it gets a new key.
  const reset = () => {
    idempotencyKey.current = createIdempotencyKey();
    setError(undefined);
  };
  return { error, isStarting: startRequest.isPending, start, reset };
}

function ErrorSummary({ error: { title, message, advice, requestId, fields } }: { error: BriefError }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isShownAtField = Object.values(fields).includes(message);
  return (
    <section ref={section} className={styles.error} role="alert">
      <h2>
        <Icon name="alert" size={18} />
        {title}
      </h2>
      {message && !isShownAtField && <p>{message}</p>}
      {advice && <p>{advice}</p>}
      <p>{generateStrings.errors.kept}</p>
      {requestId && (
        <small>
          {strings.errors.requestId} <code>{requestId}</code>
        </small>
      )}
    </section>
  );
}
