import type { Principal } from '../api/schema.ts';
import { accessStrings } from './access-strings.ts';
import styles from './settings-page.module.css';

type Role = Principal['roles'][number];

const allRoles = ['learner', 'author', 'expert', 'teacher', 'admin'] as const satisfies readonly Role[];

type RoleBoxesProps = { roles: readonly Role[]; onChange: (roles: Role[]) => void };

/** One check box for each role. */
export function RoleBoxes({ roles, onChange }: RoleBoxesProps) {
  return (
    <fieldset className={styles.roles}>
      <legend>{accessStrings.people.roles}</legend>
      {allRoles.map((role) => (
        <label key={role} className={styles.option}>
          <input
            type="checkbox"
            checked={roles.includes(role)}
            onChange={({ target }) =>
              onChange(target.checked ? [...roles, role] : roles.filter((other) => other !== role))
            }
          />
          {accessStrings.roles[role]}
        </label>
      ))}
    </fieldset>
  );
}
