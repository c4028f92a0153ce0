import 'katex/dist/katex.min.css';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { TrustedHtml } from '../../design/trusted-html.tsx';
import styles from './set-text.module.css';
import { typesetBlocks, typesetLine } from './typeset-texts.ts';

/** Text that means itself, so that nobody needs to set it. */
const PLAIN = /^[\w ,.:;!?()=+/·×£°–’‘“”-]*$/u;

const RETRY_MS = 1500;

/** LaTeX text as the server sets it, formulas with their MathML; its source while the server is away. */
export function SetText({ tex, inline = false }: { tex: string; inline?: boolean }) {
  const isPlain = PLAIN.test(tex) && !tex.includes('--');
  const { data: html, failureCount } = useQuery({
    queryKey: ['typeset', inline, tex],
    queryFn: () => (inline ? typesetLine(tex) : typesetBlocks(tex)),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isPlain,
    // Whoever reads the source meanwhile is helped as soon as the server is back.
    retry: (_failures, error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
    retryDelay: RETRY_MS,
  });
  const Tag = inline ? 'span' : 'div';
  if (isPlain) return <Tag className={styles.text}>{tex}</Tag>;
  if (html !== undefined) return <TrustedHtml as={Tag} className={styles.text ?? ''} html={html} />;
  if (failureCount > 0) return <Tag className={styles.source}>{tex}</Tag>;
  return <Tag className={styles.awaited} aria-hidden="true" />;
}

/** What a learner wrote: maths where it was written with the maths keyboard, else as it was typed. */
export function WrittenLine({ line }: { line: string }) {
  const isTex = /\\[a-z]|[\^_]\{/i.test(line) && !line.includes('$');
  return isTex ? <SetText inline tex={`$${line}$`} /> : <span className={styles.typed}>{line}</span>;
}
