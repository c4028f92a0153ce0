import { usePrincipal } from '../api/use-principal.ts';
import { ConfirmButton } from '../design/confirm-button.tsx';
import { describeError } from '../design/describe-error.ts';
import { erasePerson, useAccessChange } from './access-queries.ts';
import { accessStrings } from './access-strings.ts';
import styles from './settings-page.module.css';

const texts = accessStrings.personalData;
const PATH = '/api/v1/personal-data';

/** Everything that the institution stores about the user, as a file. */
export function OwnData() {
  return (
    <section className={styles.card}>
      <h2>{texts.title}</h2>
      <p>{texts.hint}</p>
      <p>
        <a href={PATH} download>
          {texts.downloadOwn}
        </a>
      </p>
    </section>
  );
}

/** For admins: export and erase the data of another person. */
export function PersonalDataActions({ user }: { user: string }) {
  const erasure = useAccessChange(erasePerson);
  const isOwn = usePrincipal()?.id === user;
  const count = Object.values(erasure.data?.counts ?? {}).reduce((sum, rows) => sum + rows, 0);
  return (
    <div className={styles.actions}>
      <a href={`${PATH}?user=${encodeURIComponent(user)}`} download>
        {texts.download}
      </a>
      {!isOwn && (
        <ConfirmButton
          label={texts.erase}
          question={texts.confirmErase}
          onConfirm={() => erasure.mutate(user)}
        />
      )}
      {erasure.isPending && <p role="status">{texts.erasing}</p>}
      {erasure.data && <p role="status">{texts.erased(count)}</p>}
      {erasure.isError && <p role="alert">{describeError(erasure.error)}</p>}
    </div>
  );
}
