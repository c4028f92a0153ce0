import { useEffect, useState } from 'react';
import { strings } from '../strings.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const SHOWN_MS = 2000;

/** Copies the text to the clipboard and confirms it for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button onClick={copy}>
      {copied && <Icon name="check" size={16} />}
      <span aria-live="polite">{copied ? strings.question.copied : label}</span>
    </Button>
  );
}
