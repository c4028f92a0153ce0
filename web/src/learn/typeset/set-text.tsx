import 'katex/dist/katex.min.css';
import { useQuery } from '@tanstack/react-query';
import { TrustedHtml } from '../../design/trusted-html.tsx';
import styles from './set-text.module.css';
import { typesetBlocks, typesetLine } from './typeset-texts.ts';

/** Text that means itself, so that nobody needs to set it. */
const PLAIN = /^[\w ,.:;!?()=+/·×£°–’‘“”-]*$/u;

/** LaTeX text as the server sets it, formulas with their MathML; its source while the server is away. */
export function SetText({ tex, inline = false }: { tex: string; inline?: boolean }) {
  const isPlain = PLAIN.test(tex) && !tex.includes('--');
  const { data: html, isError } = useQuery({
    queryKey: ['typeset', inline, tex],
    queryFn: () => (inline ? typesetLine(tex) : typesetBlocks(tex)),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isPlain,
  });
  const Tag = inline ? 'span' : 'div';
  if (isPlain) return <Tag className={styles.text}>{tex}</Tag>;
  if (html !== undefined) return <TrustedHtml as={Tag} className={styles.text ?? ''} html={html} />;
  if (isError) return <Tag className={styles.source}>{tex}</Tag>;
  return <Tag className={styles.awaited} aria-hidden="true" />;
}

/** What a learner wrote: maths where it was written with the maths keyboard, else as it was typed. */
export function WrittenLine({ line }: { line: string }) {
  const isTex = /\\[a-z]|[\^_]\{/i.test(line) && !line.includes('$');
  return isTex ? <SetText inline tex={`$${line}$`} /> : <span className={styles.typed}>{line}</span>;
}
