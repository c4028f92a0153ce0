import type { MarkingScheme } from '../../api/schema.ts';
import { Button } from '../../design/button.tsx';
import fieldStyles from '../../design/field.module.css';
import { Icon } from '../../design/icon.tsx';
import styles from './scheme-form.module.css';
import { workStrings } from './work-strings.ts';

type Bullet = MarkingScheme['bullets'][number];
type FormProps = {
  /** The heading. */
  title: string;
  scheme: MarkingScheme | undefined;
  onChange: (scheme: MarkingScheme) => void;
};

/** The points of a marking scheme: their marks and what they are for. A new point is marked by a person. */
export function SchemeForm({ title, scheme, onChange }: FormProps) {
  const texts = workStrings.scheme;
  const bullets = scheme?.bullets ?? [];
  const setBullets = (changed: readonly Bullet[]) =>
    onChange({ ...emptyScheme, ...scheme, bullets: [...changed] });
  const setBullet = (n: number, changes: Partial<Bullet>) =>
    setBullets(bullets.map((bullet) => (bullet.n === n ? { ...bullet, ...changes } : bullet)));
  return (
    <fieldset className={styles.scheme}>
      <legend>{title}</legend>
      {bullets.map((bullet) => (
        <BulletFields
          key={bullet.n}
          bullet={bullet}
          onChange={(changes) => setBullet(bullet.n, changes)}
          onRemove={
            bullet.n === bullets.length && bullets.length > 1
              ? () => setBullets(bullets.slice(0, -1))
              : undefined
          }
        />
      ))}
      {bullets.length > 0 && (
        <p className={fieldStyles.hint}>{texts.total(bullets.reduce((sum, { marks }) => sum + marks, 0))}</p>
      )}
      <Button
        className={styles.add}
        onClick={() => setBullets([...bullets, createBullet(bullets.length + 1)])}
      >
        <Icon name="plus" size={16} />
        {scheme === undefined ? texts.create : texts.add}
      </Button>
    </fieldset>
  );
}

/** A right final answer earns full marks unless the scheme states otherwise. */
const emptyScheme: MarkingScheme = {
  bullets: [],
  policies: { answer_only: 'full', units: 'none' },
  misconceptions: [],
};

type BulletProps = {
  bullet: Bullet;
  onChange: (changes: Partial<Bullet>) => void;
  /** Only the last point can be removed, because others refer to points by their numbers. */
  onRemove: (() => void) | undefined;
};

function BulletFields({ bullet, onChange, onRemove }: BulletProps) {
  const texts = workStrings.scheme;
  return (
    <div className={`${fieldStyles.field} ${styles.bullet}`}>
      <span className={styles.number}>{bullet.n}</span>
      <label>
        <span className={fieldStyles.label}>{texts.marksLabel}</span>
        <input
          type="number"
          min={1}
          aria-label={texts.marks(bullet.n)}
          value={bullet.marks}
          onChange={({ target }) => onChange({ marks: Math.max(1, Number(target.value) || 1) })}
        />
      </label>
      <label>
        <span className={fieldStyles.label}>{texts.genericLabel}</span>
        <textarea
          rows={2}
          aria-label={texts.generic(bullet.n)}
          placeholder={texts.newPoint}
          value={bullet.generic === texts.newPoint ? '' : bullet.generic}
          onChange={({ target }) => onChange({ generic: target.value || texts.newPoint })}
        />
      </label>
      <label>
        <span className={fieldStyles.label}>{texts.illustrativeLabel}</span>
        <textarea
          rows={2}
          aria-label={texts.illustrative(bullet.n)}
          value={bullet.illustrative ?? ''}
          onChange={({ target }) => onChange({ illustrative: target.value })}
        />
      </label>
      {onRemove && (
        <Button aria-label={texts.remove(bullet.n)} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </div>
  );
}

function createBullet(n: number): Bullet {
  return {
    n,
    marks: 1,
    kind: 'process',
    generic: workStrings.scheme.newPoint,
    evidence: { kind: 'person', reason: workStrings.scheme.byPerson },
    requires: [],
    implied_by: [],
    follow_through: { mode: 'no' },
    gap_tags: [],
  };
}
