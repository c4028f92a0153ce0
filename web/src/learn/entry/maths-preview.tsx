import { useQuery } from '@tanstack/react-query';
import { sendJson } from '../../api/client.ts';
import type { PreviewedMaths } from '../../api/schema.ts';
import { useDebounced } from '../../browser/use-debounced.ts';
import { TrustedHtml } from '../../design/trusted-html.tsx';
import { learnStrings } from '../learn-strings.ts';
import styles from './maths-preview.module.css';

/**
 * Matches what looks different when it is typeset: fractions, powers, roots, products, inequalities, names such as pi and units such as
 * `cm2`.
 */
const WORTH_SHOWING = /[\^/*_]|sqrt|pi|theta|<=|>=|\\|\d\s*[a-zµ]+\s?[-−]?\d/iu;
const MAX_LENGTH = 300;

/** Shows typed maths as the engine reads it, so that the learner sees a missing bracket before submitting. */
export function MathsPreview({ text }: { text: string }) {
  const typed = useDebounced(text.trim());
  const { data: html } = useQuery({
    queryKey: ['maths-preview', typed],
    queryFn: async ({ signal }) => {
      const body = { texts: [typed] };
      const response = await sendJson<PreviewedMaths>('POST', '/api/v1/practice/preview', { body, signal });
      return response.body.html[0] ?? null;
    },
    enabled: WORTH_SHOWING.test(typed) && typed.length <= MAX_LENGTH,
    staleTime: Number.POSITIVE_INFINITY,
    // The preview is only a help: without the server there is none.
    retry: false,
    placeholderData: (previous) => previous,
  });
  const isShown = typeof html === 'string' && WORTH_SHOWING.test(typed);
  return (
    <div className={styles.preview} aria-live="polite">
      {isShown && (
        <>
          <span>{learnStrings.practice.preview}</span>
          <TrustedHtml as="span" html={html} />
        </>
      )}
    </div>
  );
}
