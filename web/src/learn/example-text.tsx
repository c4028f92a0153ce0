import styles from './example-text.module.css';
import { toDisplayStyle } from './typeset/to-display-style.ts';
import { TypesetText } from './typeset/typeset-text.tsx';

/** From this number of statements, an example is shown as a list. */
const MIN_LIST_LENGTH = 4;

/** Matches the words before the statements, which are for the marker. */
const LEAD = /^(?:any (?:\d+ )?of|ideas that an answer may use): /iu;

/** Lists the statements of an example; schemes separate them by semicolons, two topics of choice by `. B: `, and a remark by a full stop. */
const listPoints = (example: string): string[] =>
  example.replace(LEAD, '').split(/; |(?<=\.) (?=[A-Z]: |Restating )/u);

/** Whether an example only repeats its step: “The answer shows a good understanding.” for “Show a good understanding”. */
export function repeatsStep(step: string, example: string): boolean {
  const words = step.split(' ').slice(1).join(' ').toLowerCase();
  return words !== '' && example.toLowerCase().includes(words) && !example.includes('$');
}

/** Writes `G1 / gap 1 / first gap phase`, the answers that a marker accepts, as “G1 (or gap 1, first gap phase)”. */
function nameAlternatives(example: string): string {
  const [first, ...others] = example.includes('$') ? [example] : example.split(' / ');
  return others.length === 0 ? example : `${first} (or ${others.join(', ')})`;
}

/** Whether the example lists many statements, any of which may be made. */
export function isPointList(example: string): boolean {
  return listPoints(example).length >= MIN_LIST_LENGTH;
}

/** An example of a step. Many statements are a list, because they are hard to read as one paragraph. */
export function ExampleText({ example }: { example: string }) {
  if (!isPointList(example)) return <TypesetText tex={toDisplayStyle(nameAlternatives(example))} />;
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
