import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const PATIENCE_MS = 5000;

type ConfirmProps = { label: string; question: string; onConfirm: () => void };

/** Does what cannot be taken back at the second press; without one it goes back to its label. */
export function ConfirmButton({ label, question, onConfirm }: ConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const press = () => {
    setAsking(!isAsking);
    if (isAsking) onConfirm();
  };
  return (
    <Button onClick={press} onBlur={() => setAsking(false)}>
      <span aria-live="polite">{isAsking ? question : label}</span>
    </Button>
  );
}
