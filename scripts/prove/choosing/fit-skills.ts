// Writes skill-parameters.table.ts from the log ASSISTments 2009: `node scripts/prove/choosing/fit-skills.ts FOLDER`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitTracing } from '../learner-model/fit-tracing.ts';
import { readLog } from '../learner-model/response-log.ts';

const MIN_ANSWERS = 150;

const [, , sets = ''] = process.argv;
const answers = readLog(sets, 'assistments09/preprocessed_data_train.csv');
const skills = [...Map.groupBy(answers, ({ skill }) => skill).values()].filter(
  ({ length }) => length >= MIN_ANSWERS,
);
const rows = skills.map((skillAnswers) => {
  const byLearner = Map.groupBy(skillAnswers, ({ learner }) => learner);
  const fitted = fitTracing(
    [...byLearner.values()].map((learnerAnswers) => learnerAnswers.map(({ isRight }) => isRight)),
  );
  const fields = Object.entries(fitted).map(([name, value]) => `${name}: ${value.toFixed(3)}`);
  return `  { ${fields.join(', ')} },`;
});
const text = `import type { TracingParameters } from '../learner-model/fit-tracing.ts';

/** Parameters of ${rows.length} skills of ASSISTments 2009 with at least ${MIN_ANSWERS} answers, written by \`fit-skills.ts\`. */
export const skillParameters: readonly TracingParameters[] = [
${rows.join('\n')}
];
`;
writeFileSync(join(import.meta.dirname, 'skill-parameters.table.ts'), text);
