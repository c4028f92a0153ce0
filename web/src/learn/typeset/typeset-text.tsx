import 'katex/dist/katex.min.css';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { TrustedHtml } from '../../design/trusted-html.tsx';
import styles from './typeset-text.module.css';
import { typesetBlocks, typesetLine } from './typesetter.ts';

/** Matches text without TeX, which needs no typesetting. */
const PLAIN_TEXT = /^[\w ,.:;!?()=+/·×£°–’‘“”-]*$/u;

const RETRY_MS = 1500;

/** Shows LaTeX text, typeset by the server (formulas with MathML), or its source while the server cannot be reached. */
export function TypesetText({ tex, inline = false }: { tex: string; inline?: boolean }) {
  // `--` is a dash in TeX.
  const isPlainText = PLAIN_TEXT.test(tex) && !tex.includes('--');
  const { data: html, failureCount } = useQuery({
    queryKey: ['typeset', inline, tex],
    queryFn: () => (inline ? typesetLine(tex) : typesetBlocks(tex)),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isPlainText,
    // Retries until the server is back; the reader sees the source until then.
    retry: (_failures, error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
    retryDelay: RETRY_MS,
  });
  const Tag = inline ? 'span' : 'div';
  if (isPlainText) return <Tag className={styles.text}>{tex}</Tag>;
  if (html !== undefined) return <TrustedHtml as={Tag} className={styles.text ?? ''} html={html} />;
  if (failureCount > 0) return <Tag className={styles.source}>{tex}</Tag>;
  return (
    <Tag className={styles.loading} aria-hidden="true">
      {stripTex(tex)}
    </Tag>
  );
}

/** Returns text of about the same length as the typeset text, which keeps its place until it arrives. */
function stripTex(tex: string): string {
  return tex.replaceAll(/\\[a-z]+|[\\${}^_]/giu, '');
}

/** Shows a line of a learner's answer: typeset if it is TeX from the maths keyboard, otherwise as typed. */
export function WrittenLine({ line }: { line: string }) {
  // Matches a TeX command such as `\frac`, or a group such as `^{2}` or `_{1}`.
  const isTex = /\\[a-z]|[\^_]\{/i.test(line) && !line.includes('$');
  return isTex ? (
    <TypesetText inline tex={`$\\displaystyle ${line}$`} />
  ) : (
    <span className={styles.typed}>{line}</span>
  );
}
