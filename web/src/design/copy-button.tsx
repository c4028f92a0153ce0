import { useEffect, useState } from 'react';
import { strings } from '../strings.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const CONFIRMATION_MS = 2000;

/** Copies the text to the clipboard and confirms it for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button onClick={copy}>
      {isCopied && <Icon name="check" size={16} />}
      <span aria-live="polite">{isCopied ? strings.question.copied : label}</span>
    </Button>
  );
}
