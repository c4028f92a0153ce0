import { lazy, Suspense, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import styles from './calculator.module.css';

const CalculatorPanel = lazy(async () => ({
  default: (await import('./calculator-panel.tsx')).CalculatorPanel,
}));

/** Opens a calculator beside the question, where the paper allows one. */
export function CalculatorButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="calculator" size={18} />
        {learnStrings.calculator.title}
      </Button>
      {isOpen && (
        <Suspense>
          <CalculatorPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
