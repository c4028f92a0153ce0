import type { UseQueryResult } from '@tanstack/react-query';
import type { CheckedText } from '../api/schema.ts';
import { FindingList } from './finding-list.tsx';
import { QUESTIONS } from './item-paper.tsx';
import styles from './panel.module.css';
import { reviewStrings } from './review-strings.ts';
import { StatusMessage } from './status-message.tsx';

type ResultProps = { providerId: string; check: UseQueryResult<CheckedText> };

/** The result of the automatic checks: of verification for a question, of the SQL parser for a query. */
export function CheckResult({ providerId, check }: ResultProps) {
  const words = reviewStrings.item;
  if (check.isPending) return <p className={styles.quiet}>{words.checking}</p>;
  if (check.isError) return <p className={styles.quiet}>{words.checkFailed}</p>;
  const { accepted, message, findings, complexity_level: complexity } = check.data;
  if (findings.length > 0) return <FindingList findings={findings} />;
  if (!accepted) return <StatusMessage tone="wrong" text={words.refused(message ?? '')} />;
  if (providerId === QUESTIONS) return <StatusMessage tone="right" text={words.noFindings} />;
  // A text without a complexity was not parsed.
  if (complexity === null) return <StatusMessage tone="plain" text={words.unread(providerId)} />;
  return <StatusMessage tone="right" text={words.parses(providerId)} />;
}
