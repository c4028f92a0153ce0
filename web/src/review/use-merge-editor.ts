import { useEffect, useMemo, useRef, useState } from 'react';
import type { Finding } from '../api/schema.ts';
import { reviewStrings } from '../review-strings.ts';
import { type MergeEditor, openMergeEditor } from './merge-editor.ts';

/** What mends a finding, as the editor takes it. */
export const editsOf = ({ fix }: Finding) =>
  (fix?.edits ?? []).map(({ span, replacement }) => ({
    from: span.start,
    to: span.end,
    insert: replacement,
  }));

/** Begins at the first thing that is wrong. */
export function useShowFirst(
  editor: React.RefObject<MergeEditor | undefined>,
  findings: readonly Finding[] | undefined,
): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (findings === undefined || isShown.current) return;
    isShown.current = true;
    const first = findings.find(({ severity, position }) => severity === 'error' && position !== undefined);
    // Only the place: what is selected would vanish under the first key.
    if (first) editor.current?.show({ position: first.position });
  }, [editor, findings]);
}

type EditorPlan = {
  original: string;
  text: string;
  language: 'tex' | 'sql';
  onChange: (text: string) => void;
  onSave: () => void;
  onClose: () => void;
};

/** The editor in its place, opened once; what is typed is told to the newest plan. */
export function useMergeEditor(plan: EditorPlan) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<MergeEditor>(undefined);
  const latest = useRef(plan);
  latest.current = plan;
  const [opening] = useState(plan);
  const labels = useMemo(
    () => ({ original: reviewStrings.edit.originalLabel, yours: reviewStrings.edit.label }),
    [],
  );
  useEffect(() => {
    if (place.current === null) return;
    const { original, text, language } = opening;
    const opened = openMergeEditor(place.current, {
      original,
      text,
      language,
      labels,
      onChange: (typed) => latest.current.onChange(typed),
      onSave: () => latest.current.onSave(),
      onClose: () => latest.current.onClose(),
    });
    editor.current = opened;
    opened.focus();
    return () => opened.close();
  }, [opening, labels]);
  return { place, editor };
}
