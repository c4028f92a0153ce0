import { Link } from '@tanstack/react-router';
import type { ItemStatistics } from '../../api/schema.ts';
import { strings } from '../../strings.ts';
import styles from './statistics-page.module.css';
import { StatisticsScatter } from './statistics-scatter.tsx';
import { workStrings } from './work-strings.ts';

const texts = workStrings.statistics;

type ViewProps = {
  readonly items: readonly ItemStatistics[];
  /** Names of questions by id; the others are named by their id. */
  readonly names?: ReadonlyMap<string, string>;
};

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The statistics of items as a scatter plot, and as a table with the same numbers. */
export function ItemStatisticsView({ items, names = NO_NAMES }: ViewProps) {
  const { percent, bound } = strings.statistics;
  return (
    <>
      <p>{texts.explanation}</p>
      <StatisticsScatter
        items={items}
        getName={({ item_model, question_id: id }) => item_model ?? names.get(id) ?? id}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable with the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.item}</th>
              <th scope="col">{strings.statistics.learners}</th>
              <th scope="col">{texts.facility}</th>
              <th scope="col">{texts.discrimination}</th>
              <th scope="col">{texts.check}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={`${item.item_model} ${item.question_id} ${item.question_version}`}>
                <th scope="row">
                  <ItemName item={item} name={names.get(item.question_id)} />
                </th>
                <td>{item.learners}</td>
                <td>{percent(item.facility)}</td>
                <td>{bound(item.discrimination, item.discrimination_upper_bound)}</td>
                <td className={item.flagged ? styles.flagged : undefined}>{item.flagged && texts.flagged}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

type NameProps = { readonly item: ItemStatistics; readonly name: string | undefined };

/** A link to a question of the bank; generated questions are not in the bank. */
function ItemName({ item, name }: NameProps) {
  if (item.item_model !== null) return <>{texts.model(item.item_model)}</>;
  return (
    <Link to="/make/questions/$id" params={{ id: item.question_id }}>
      {name ?? texts.question(item.question_id, item.question_version)}
    </Link>
  );
}
