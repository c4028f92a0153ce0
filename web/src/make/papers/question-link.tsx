import { Link } from '@tanstack/react-router';
import { cutAtWord } from './paper-draft.ts';
import styles from './papers.module.css';

/** The beginning of a question; the link opens the whole question in a new tab, so that the draft stays open. */
export function QuestionLink({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Link to="/make/questions/$id" params={{ id }} target="_blank" draggable={false} className={styles.link}>
      {text === '' ? id : cutAtWord(text)}
    </Link>
  );
}
