import { useEffect } from 'react';
import { strings } from '../strings.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${strings.product}`;
  }, [title]);
}
