import type { ResponseKind } from '../../../../src/domain/response-kind.ts';
import styles from './typeset-text.module.css';
import { WrittenLine } from './typeset-text.tsx';

type WrittenProps = { text: string; response?: ResponseKind | undefined };

/** A formula in an answer in words, from the maths keyboard. */
const TEX_COMMAND = /\\[a-z]/iu;

/** Shows a learner's answer line by line: options by their capital letters, pairs as `A – 2`, words in the font of the page. */
export function WrittenLines({ text, response }: WrittenProps) {
  if (response === 'code') return <pre className={styles.typed}>{text}</pre>;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isMaths = response === undefined || response === 'number' || response === 'expression';
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
    <p key={index} className={styles.written}>
      {isMaths || TEX_COMMAND.test(line) ? <WrittenLine line={line} /> : formatLine(line, response)}
    </p>
  ));
}

function formatLine(line: string, response: ResponseKind): string {
  switch (response) {
    case 'choice':
    case 'choices':
    case 'order':
      return line.toUpperCase();
    case 'matches':
      return line.replaceAll('-', ' – ');
    default:
      return line;
  }
}
