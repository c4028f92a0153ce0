import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { BankPaper } from '../../api/schema.ts';
import { usePrincipal } from '../../api/use-principal.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import fieldStyles from '../../design/field.module.css';
import { classesQuery, setAssignment, useTeachChange } from '../../teach/teach-queries.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';

/** Sets a version of a paper for a class or for everyone; only teachers may. */
export function AssignPaper({ paper }: { paper: BankPaper }) {
  const principal = usePrincipal();
  const isTeacher = principal?.roles.some((role) => role === 'teacher' || role === 'admin') ?? false;
  return isTeacher ? <AssignForm paper={paper} /> : null;
}

/** In place of the id of a class: everyone who signs in. */
const EVERYONE = 'everyone';

function AssignForm({ paper }: { paper: BankPaper }) {
  const classes = useQuery(classesQuery);
  const [chosen, setChosen] = useState('');
  const [version, setVersion] = useState('A');
  const navigate = useNavigate();
  const assign = useTeachChange(setAssignment);
  const list = (classes.data?.classes ?? []).filter((each) => !each.is_open);
  const classId = chosen || (list[0]?.id ?? EVERYONE);
  const { title, course } = paper.plan;
  const submit = () =>
    assign.mutate(
      {
        classId,
        title,
        subject: course?.subject ?? title,
        level: course?.level ?? title,
        work: { kind: 'paper', paper_id: paper.id, version },
      },
      { onSuccess: ({ id }) => navigate({ to: '/teach/assignments/$id', params: { id }, search: {} }) },
    );
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{texts.assignTitle}</h2>
      <p className={fieldStyles.hint}>{texts.assignHint}</p>
      <div className={styles.row}>
        <label className={fieldStyles.field}>
          <span className={fieldStyles.label}>{texts.chooseClass}</span>
          <select value={classId} onChange={({ target }) => setChosen(target.value)}>
            {list.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={EVERYONE}>{texts.everyone}</option>
          </select>
        </label>
        <label className={fieldStyles.field}>
          <span className={fieldStyles.label}>{texts.chooseVersion}</span>
          <select value={version} onChange={({ target }) => setVersion(target.value)}>
            {paper.versions.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        <Button type="submit" disabled={assign.isPending}>
          {texts.assign}
        </Button>
      </div>
      {assign.isError && <p role="alert">{describeError(assign.error)}</p>}
    </form>
  );
}
