import type { UseQueryResult } from '@tanstack/react-query';
import type { CheckedText } from '../api/schema.ts';
import { reviewStrings } from '../review-strings.ts';
import { FindingList } from './finding-list.tsx';
import { QUESTIONS } from './item-paper.tsx';
import styles from './panel.module.css';
import { Verdict } from './verdict.tsx';

type ResultProps = { providerId: string; check: UseQueryResult<CheckedText> };

/** What verification says of the question, or the parser of the query. */
export function CheckResult({ providerId, check }: ResultProps) {
  const words = reviewStrings.item;
  if (check.isPending) return <p className={styles.quiet}>{words.checking}</p>;
  if (check.isError) return <p className={styles.quiet}>{words.checkFailed}</p>;
  const { accepted, message, findings, complexity_level: complexity } = check.data;
  if (findings.length > 0) return <FindingList findings={findings} />;
  if (!accepted) return <Verdict tone="wrong" text={words.refused(message ?? '')} />;
  if (providerId === QUESTIONS) return <Verdict tone="right" text={words.noFindings} />;
  // Whatever was parsed is more or less complex.
  if (complexity === null) return <Verdict tone="plain" text={words.unread(providerId)} />;
  return <Verdict tone="right" text={words.parses(providerId)} />;
}
