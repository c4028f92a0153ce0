import { Link } from '@tanstack/react-router';
import type { IconName } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { strings } from '../strings.ts';

export function LearnPage() {
  usePageTitle(strings.doors.learn);
  return <QuietDoor icon="learn" words={strings.learnSoon} />;
}

export function MissingPage() {
  usePageTitle(strings.errors.notFoundTitle);
  return (
    <QuietDoor
      icon="search"
      words={{
        title: strings.errors.notFoundTitle,
        advice: strings.errors.notFoundAdvice,
        action: strings.learnSoon.action,
      }}
    />
  );
}

type Words = { readonly title: string; readonly advice: string; readonly action: string };

/** A door behind which nothing waits yet, and the way to where something does. */
function QuietDoor({ icon, words }: { icon: IconName; words: Words }) {
  return (
    <Note icon={icon} title={words.title}>
      <p>{words.advice}</p>
      <Link to="/make">{words.action}</Link>
    </Note>
  );
}
