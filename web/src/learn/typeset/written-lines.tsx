import type { ResponseKind } from '../../../../src/domain/response-kind.ts';
import styles from './typeset-text.module.css';
import { WrittenLine } from './typeset-text.tsx';

type WrittenProps = { text: string; response?: ResponseKind | undefined };

/** Shows a learner's answer line by line. Options are shown by their capital letters, words in the font of the page. */
export function WrittenLines({ text, response }: WrittenProps) {
  if (response === 'code') return <pre className={styles.typed}>{text}</pre>;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isChosen = response === 'choice' || response === 'choices' || response === 'order';
  const isInWords = response === 'text' || response === 'prose';
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
    <p key={index}>{isInWords ? line : <WrittenLine line={isChosen ? line.toUpperCase() : line} />}</p>
  ));
}
