import { useId, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { formatOrder, moveOption, parseOrder } from './option-order.ts';
import styles from './order-field.module.css';

type OrderProps = {
  label: string;
  options: readonly { readonly id: string; readonly text: string }[];
  /** The ids of the options in the learner's order, separated by `, `; empty until the learner has ordered them. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
};

/** A list that the learner puts in order with buttons, or with the arrow keys while a button has the focus. */
export function OrderField({ label, options, value, onChange, isDisabled = false }: OrderProps) {
  const texts = learnStrings.order;
  const helpId = useId();
  const [announcement, setAnnouncement] = useState('');
  const ids = parseOrder(
    value,
    options.map(({ id }) => id),
  );
  const move = (id: string, step: 1 | -1) => {
    const moved = moveOption(ids, id, step);
    if (isDisabled || moved === ids) return;
    onChange(formatOrder(moved));
    setAnnouncement(texts.moved(id.toUpperCase(), moved.indexOf(id) + 1, ids.length));
  };
  return (
    <fieldset className={styles.group} aria-describedby={helpId}>
      <legend className="visually-hidden">{label}</legend>
      <p className={styles.help} id={helpId}>
        {texts.help}
      </p>
      <ol className={styles.list}>
        {ids.map((id, index) => (
          <OrderItem
            key={id}
            id={id}
            position={index + 1}
            text={options.find((option) => option.id === id)?.text ?? ''}
            isDisabled={isDisabled}
            onMove={(step) => move(id, step)}
          />
        ))}
      </ol>
      {value === '' && !isDisabled && (
        <Button className={styles.keep} onClick={() => onChange(formatOrder(ids))}>
          {texts.keep}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}

type ItemProps = {
  id: string;
  position: number;
  text: string;
  isDisabled: boolean;
  onMove: (step: 1 | -1) => void;
};

function OrderItem({ id, position, text, isDisabled, onMove }: ItemProps) {
  const texts = learnStrings.order;
  const moveByKey = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li className={styles.item} onKeyDown={moveByKey}>
      <span className={styles.position}>{position}</span>
      <span className={styles.letter}>{id.toUpperCase()}</span>
      <TypesetText inline tex={text} />
      <span className={styles.buttons}>
        <Button aria-label={texts.up(id.toUpperCase())} disabled={isDisabled} onClick={() => onMove(-1)}>
          <Icon name="up" size={18} />
        </Button>
        <Button aria-label={texts.down(id.toUpperCase())} disabled={isDisabled} onClick={() => onMove(1)}>
          <Icon name="down" size={18} />
        </Button>
      </span>
    </li>
  );
}
