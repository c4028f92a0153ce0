import { writeSync } from 'node:fs';
import { openQuestionBank } from '../../../src/compose/bank.ts';
import { createQuestion } from '../../../src/domain/question.ts';

// Saves small batches until it is killed, and prints the ids of each batch once it is acknowledged.
const [database = '', name = ''] = process.argv.slice(2);
const bank = await openQuestionBank({ database });

for (let batch = 0; ; batch++) {
  const questions = Array.from({ length: 1 + (batch % 5) }, (_, n) =>
    createQuestion({
      id: `${name}-${batch}-${n}`,
      kind: 'integer',
      stem: `What is $${batch} + ${n}$? ${'A few words to index. '.repeat(batch % 20)}`,
      topic: name,
    }),
  );
  await bank.save(questions);
  // Written synchronously, so every id that the parent process reads was acknowledged before the kill.
  writeSync(1, `${questions.map((question) => question.id).join('\n')}\n`);
}
