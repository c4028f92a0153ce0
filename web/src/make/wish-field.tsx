import { createStoredValue } from '../shell/stored-value.ts';
import type { Wish } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import styles from './wish-field.module.css';

const VARIANTS = ['numerical', 'context', 'conceptual', 'calculus'] as const;
const WITH_MODEL: readonly string[] = ['conceptual', 'calculus'];

/** Kept in this browser, so that a content team says it once. */
export const keptWish = createStoredValue(localStorage, 'vbagent.make.wish', (raw): Wish => {
  const kept: Readonly<Record<string, unknown>> = { ...Object(raw) };
  const said = Array.isArray(kept.variants) ? kept.variants : ['numerical'];
  return {
    variants: VARIANTS.filter((type) => said.includes(type)),
    alternate: kept.alternate === true,
    ideas: kept.ideas !== false,
  };
});

/** What a server without a model can be asked for. */
export function feasible(wish: Wish, way: 'model' | 'rules' | undefined): Wish {
  if (way !== 'rules') return wish;
  return { ...wish, alternate: false, variants: wish.variants.filter((type) => !WITH_MODEL.includes(type)) };
}

type WishProps = { wish: Wish; way: 'model' | 'rules' | undefined; onChange: (wish: Wish) => void };

/** What is to be made of each question; what needs a model is offered where there is one. */
export function WishField({ wish, way, onChange }: WishProps) {
  const words = makeStrings.drop;
  const lacksModel = way === 'rules';
  const toggle = (type: string) => {
    const others = wish.variants.filter((one) => one !== type);
    onChange({ ...wish, variants: others.length < wish.variants.length ? others : [...others, type] });
  };
  return (
    <fieldset className={styles.wish}>
      <legend>{words.wish}</legend>
      <Tick
        label={words.ideas}
        isOn={wish.ideas}
        onToggle={() => onChange({ ...wish, ideas: !wish.ideas })}
      />
      {VARIANTS.filter((type) => !(lacksModel && WITH_MODEL.includes(type))).map((type) => (
        <Tick
          key={type}
          label={makeStrings.problem.one(type)}
          isOn={wish.variants.includes(type)}
          onToggle={() => toggle(type)}
        />
      ))}
      {!lacksModel && (
        <Tick
          label={words.alternate}
          isOn={wish.alternate}
          onToggle={() => onChange({ ...wish, alternate: !wish.alternate })}
        />
      )}
      {lacksModel && (
        <details className={styles.note}>
          <summary>{words.noModel}</summary>
          <p>{words.byRules}</p>
        </details>
      )}
    </fieldset>
  );
}

function Tick({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={onToggle} />
      {label}
    </label>
  );
}
