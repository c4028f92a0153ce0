import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../design/icon.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { strings } from '../strings.ts';
import { type BriefDraft, briefOf, keptDraft } from './brief-draft.ts';
import { BriefForm } from './brief-form.tsx';
import styles from './brief-page.module.css';
import { type BriefRefusal, problemsOf, refusalOf } from './brief-refusal.ts';
import { GENERATION_LISTS, generationQuery, startGeneration } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import { GenerationList } from './generation-list.tsx';

const newKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Where an author says which questions are needed, and finds those asked for before. */
export function BriefPage() {
  usePageTitle(generateStrings.title);
  const [draft, setDraft] = useState(keptDraft.read);
  const { refusal, isStarting, start, forget } = useStart(draft);
  useEffect(() => keptDraft.write(draft), [draft]);
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
        problems={refusal?.fields ?? {}}
        isStarting={isStarting}
        onChange={(part) => {
          setDraft({ ...draft, ...part });
          forget();
        }}
        onSubmit={start}
      >
        {refusal && <Refusal key={refusal.title} refusal={refusal} />}
      </BriefForm>
      <GenerationList />
    </div>
  );
}

/** Starts a generation once, however often the button is pressed or the answer is lost. */
function useStart(draft: BriefDraft) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const key = useRef(newKey());
  const [refusal, setRefusal] = useState<BriefRefusal>();
  const starting = useMutation({
    mutationFn: () => startGeneration(briefOf(draft), key.current),
    onSuccess: ({ id }) => {
      key.current = newKey();
      void queries.prefetchQuery(generationQuery(id));
      void navigate({ to: '/make/generate/$id', params: { id } });
    },
    onError: (error) => {
      setRefusal(refusalOf(error, draft));
      void queries.invalidateQueries({ queryKey: GENERATION_LISTS });
    },
  });
  const start = () => {
    if (starting.isPending) return;
    const fields = problemsOf(draft);
    const [first] = Object.values(fields);
    if (first === undefined) {
      setRefusal(undefined);
      starting.mutate();
    } else setRefusal({ title: generateStrings.refusal.wrongTitle, message: '', fields });
  };
  const forget = () => {
    key.current = newKey();
    setRefusal(undefined);
  };
  return { refusal, isStarting: starting.isPending, start, forget };
}

function Refusal({ refusal: { title, message, advice, requestId, fields } }: { refusal: BriefRefusal }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isAtField = Object.values(fields).includes(message);
  return (
    <section ref={place} className={styles.refusal} role="alert">
      <h2>
        <Icon name="alert" size={18} />
        {title}
      </h2>
      {message && !isAtField && <p>{message}</p>}
      {advice && <p>{advice}</p>}
      <p>{generateStrings.refusal.kept}</p>
      {requestId && (
        <small>
          {strings.errors.requestId} <code>{requestId}</code>
        </small>
      )}
    </section>
  );
}
