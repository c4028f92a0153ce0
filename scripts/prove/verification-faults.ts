import { bench as plantedErrors } from '../../bench/faults.bench.ts';
import { bench as speed } from '../../bench/verification.bench.ts';

/** Counts how many planted errors verification finds, and measures its speed. */
export const proof = {
  name: 'verification-faults',
  run: async (): Promise<string> => {
    const errorTable = await plantedErrors.run();
    const speedTable = await speed.run();
    return [
      'Errors are planted at random places of the clean samples and of questions from all item models, by text edits only. The list of error kinds was fixed before the code that plants them was written. A planted error counts as caught if some rule reports more findings than on the clean text.',
      '',
      '```',
      errorTable,
      '```',
      '',
      'Speed on one core, without drawings:',
      '',
      '```',
      speedTable,
      '```',
    ].join('\n');
  },
};
