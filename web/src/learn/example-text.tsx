import styles from './example-text.module.css';
import { toDisplayStyle } from './typeset/to-display-style.ts';
import { TypesetText } from './typeset/typeset-text.tsx';

/** From this number of statements, an example is shown as a list. */
const MIN_LIST_LENGTH = 4;

/** Lists the statements of an example; schemes separate them by semicolons, and two topics of choice by `. B: `. */
const listPoints = (example: string): string[] =>
  example.replace(/^any of: /iu, '').split(/; |(?<=\.) (?=[A-Z]: )/u);

/** Whether the example lists many statements, any of which may be made. */
export function isPointList(example: string): boolean {
  return listPoints(example).length >= MIN_LIST_LENGTH;
}

/** An example of a step. Many statements are a list, because they are hard to read as one paragraph. */
export function ExampleText({ example }: { example: string }) {
  if (!isPointList(example)) return <TypesetText tex={toDisplayStyle(example)} />;
  return (
    <ul className={styles.points}>
      {listPoints(example).map((point) => (
        <li key={point}>
          <TypesetText inline tex={point} />
        </li>
      ))}
    </ul>
  );
}
