import type { DayUsage, PersonUsage } from '../../../ports/person-usage.ts';
import type { Database } from '../connection/database.ts';
import { runWrite } from '../connection/run-write.ts';
import { storableText } from '../connection/storable-text.ts';

const NOTHING_USED: DayUsage = { jobs: 0, calls: 0, cost: 0, unpriced: 0 };

/** Creates the usage of the people of one institution on an open, migrated database. */
export function createPersonUsage(database: Database): PersonUsage {
  const { kysely, guard } = database;
  return {
    read: (owner, day) =>
      guard(async () => {
        const row = await kysely
          .selectFrom('person_usage')
          .select(['jobs', 'calls', 'cost', 'unpriced'])
          .where('owner', '=', storableText(owner))
          .where('day', '=', day)
          .executeTakeFirst();
        return row === undefined ? NOTHING_USED : { ...row };
      }),
    add: (owner, day, usage) =>
      guard(async () => {
        const added = { ...NOTHING_USED, ...usage };
        return runWrite(database, (executor) =>
          executor
            .insertInto('person_usage')
            .values({ owner: storableText(owner), day, ...added })
            .onConflict((conflict) =>
              conflict.columns(['owner', 'day']).doUpdateSet(({ eb }) => ({
                jobs: eb('person_usage.jobs', '+', added.jobs),
                calls: eb('person_usage.calls', '+', added.calls),
                cost: eb('person_usage.cost', '+', added.cost),
                unpriced: eb('person_usage.unpriced', '+', added.unpriced),
              })),
            )
            .returning(['jobs', 'calls', 'cost', 'unpriced'])
            .executeTakeFirstOrThrow(),
        );
      }),
  };
}
