import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../browser/use-shortcuts.ts';
import { AreaFrame } from '../design/area-frame.tsx';
import styles from './learn-layout.module.css';
import { learnStrings } from './learn-strings.ts';

// Loaded on demand, to keep the first question fast.
const HelpDialog = lazy(async () => ({ default: (await import('../design/help-dialog.tsx')).HelpDialog }));

const tabs = [
  { to: '/learn', label: learnStrings.tabs.practice },
  { to: '/learn/exams', label: learnStrings.tabs.exams },
  { to: '/learn/progress', label: learnStrings.tabs.progress },
] as const;

/** The frame of all Learn pages: tabs and keyboard help. */
export function LearnLayout() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  useShortcuts({ '?': openHelp });
  return (
    <div className={styles.area}>
      <AreaFrame title={learnStrings.title} tabs={tabs} help={{ label: learnStrings.help, open: openHelp }} />
      {isHelpOpen && (
        <Suspense>
          <HelpDialog texts={learnStrings.helpDialog} isOpen onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
