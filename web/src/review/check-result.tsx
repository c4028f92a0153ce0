import type { UseQueryResult } from '@tanstack/react-query';
import type { CheckedText } from '../api/schema.ts';
import { strings } from '../strings.ts';
import { FindingList } from './finding-list.tsx';
import { QUESTIONS_PROVIDER } from './item-paper.tsx';
import styles from './panel.module.css';
import { reviewStrings } from './review-strings.ts';
import { StatusMessage } from './status-message.tsx';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect. (`web/src/review/README.md`
// explains the names.)

type ResultProps = { providerId: string; check: UseQueryResult<CheckedText> };

/** Shows the result of the automatic checks: verification for a question, the SQL parser for a database query. */
export function CheckResult({ providerId, check }: ResultProps) {
  const texts = reviewStrings.item;
  if (check.isPending) return <p className={styles.quiet}>{texts.checking}</p>;
  if (check.isError) return <p className={styles.quiet}>{texts.checkFailed}</p>;
  const { accepted, message, findings, complexity_level: complexity } = check.data;
  // The result is that of the text before the last change.
  if (check.isPlaceholderData && findings.length === 0)
    return <p className={styles.quiet}>{texts.checking}</p>;
  if (findings.length > 0)
    return (
      <>
        <FindingList findings={findings} />
        <JudgedSteps check={check.data} />
      </>
    );
  if (!accepted) return <StatusMessage tone="wrong" text={texts.refused(message ?? '')} />;
  if (providerId === QUESTIONS_PROVIDER)
    return (
      <>
        <StatusMessage tone="right" text={texts.noFindings} />
        <JudgedSteps check={check.data} />
      </>
    );
  // A text without a complexity was not parsed.
  if (complexity === null) return <StatusMessage tone="plain" text={texts.notChecked(providerId)} />;
  return <StatusMessage tone="right" text={texts.validSql(providerId)} />;
}

/** Shows how many steps (equalities) of a question were checked, or a warning if only few were. */
export function JudgedSteps({ check }: { check: CheckedText }) {
  const { read, coverage_warning: warning } = check;
  if (read === null) return null;
  // The finding already explains it.
  if (check.findings.some(({ rule }) => rule === 'document-has-questions')) return null;
  if (warning !== null) return <StatusMessage tone="partly" text={warning} />;
  return read.equalities === 0 ? null : <p className={styles.quiet}>{strings.findings.judged(read)}</p>;
}
