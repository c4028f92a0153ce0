import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const CONFIRM_TIMEOUT_MS = 5000;

type ConfirmProps = { label: string; question: string; onConfirm: () => void };

/** A button for actions that cannot be undone: the first press shows the question, the second press confirms. */
export function ConfirmButton({ label, question, onConfirm }: ConfirmProps) {
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(() => setConfirming(false), CONFIRM_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isConfirming]);
  const press = () => {
    setConfirming(!isConfirming);
    if (isConfirming) onConfirm();
  };
  return (
    <Button onClick={press} onBlur={() => setConfirming(false)}>
      <span aria-live="polite">{isConfirming ? question : label}</span>
    </Button>
  );
}
