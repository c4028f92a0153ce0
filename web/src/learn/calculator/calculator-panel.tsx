import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { learnStrings } from '../learn-strings.ts';
import { type AngleUnit, calculate, formatResult } from './calculate.ts';
import styles from './calculator.module.css';

/** The keys, row by row; each inserts its text, or the second text of a pair. */
const KEYS: readonly (string | readonly [label: string, inserted: string])[] = [
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['log', 'log('],
  ['ln', 'ln('],
  ['sin⁻¹', 'asin('],
  ['cos⁻¹', 'acos('],
  ['tan⁻¹', 'atan('],
  ['√', '√('],
  'π',
  '7',
  '8',
  '9',
  '(',
  ')',
  '4',
  '5',
  '6',
  '×',
  '÷',
  '1',
  '2',
  '3',
  '+',
  '−',
  '0',
  '.',
  ['×10ⁿ', 'E'],
  ['x²', '²'],
  ['xʸ', '^'],
];

const getInserted = (key: (typeof KEYS)[number]): string => (typeof key === 'string' ? key : key[1]);

/** A scientific calculator that leaves the question visible. */
export function CalculatorPanel({ onClose }: { onClose: () => void }) {
  const texts = learnStrings.calculator;
  const calculator = useCalculator();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const insert = (inserted: string) => {
    const { text } = calculator;
    const { selectionStart, selectionEnd } = field.current ?? {};
    const start = selectionStart ?? text.length;
    calculator.write(text.slice(0, start) + inserted + text.slice(selectionEnd ?? start));
  };
  return (
    <section
      className={styles.panel}
      aria-label={texts.title}
      onKeyDown={(event) => {
        // The page has shortcuts for letters, and Enter would submit the answer.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && event.target === field.current) {
          event.preventDefault();
          calculator.equals();
        }
      }}
    >
      <input
        ref={field}
        aria-label={texts.field}
        value={calculator.text}
        autoComplete="off"
        onChange={(event) => calculator.write(event.target.value)}
      />
      <output className={styles.result}>{calculator.result}</output>
      <CalculatorKeys calculator={calculator} onInsert={insert} />
      <Button onClick={onClose}>{texts.close}</Button>
    </section>
  );
}

type KeysProps = { calculator: ReturnType<typeof useCalculator>; onInsert: (text: string) => void };

function CalculatorKeys({ calculator, onInsert }: KeysProps) {
  const texts = learnStrings.calculator;
  const { text, write, angleUnit } = calculator;
  return (
    // A press on a key leaves the focus in the field, so that typing can go on.
    <div className={styles.keys} onPointerDown={(event) => event.preventDefault()}>
      {KEYS.map((key) => (
        <Button key={getInserted(key)} onClick={() => onInsert(getInserted(key))}>
          {typeof key === 'string' ? key : key[0]}
        </Button>
      ))}
      <Button onClick={() => onInsert('Ans')}>Ans</Button>
      <Button aria-label={texts.angleUnit[angleUnit]} onClick={calculator.toggleAngleUnit}>
        {angleUnit === 'degrees' ? 'Deg' : 'Rad'}
      </Button>
      <Button aria-label={texts.erase} onClick={() => write(text.slice(0, -1))}>
        ⌫
      </Button>
      <Button aria-label={texts.clear} onClick={() => write('')}>
        C
      </Button>
      <Button look="primary" aria-label={texts.equals} onClick={calculator.equals}>
        =
      </Button>
    </div>
  );
}

/** The typed calculation, its result and the unit of angles. */
function useCalculator() {
  const [text, setText] = useState('');
  const [result, setResult] = useState('');
  const [angleUnit, setAngleUnit] = useState<AngleUnit>('degrees');
  const lastAnswer = useRef(0);
  return {
    text,
    result,
    angleUnit,
    write(newText: string) {
      setText(newText);
      setResult('');
    },
    toggleAngleUnit: () => setAngleUnit(angleUnit === 'degrees' ? 'radians' : 'degrees'),
    equals() {
      const value = calculate(text, { angleUnit, lastAnswer: lastAnswer.current });
      if (value !== undefined) lastAnswer.current = value;
      setResult(value === undefined ? learnStrings.calculator.invalid : `= ${formatResult(value)}`);
    },
  };
}
