import { bench as faults } from '../../bench/faults.bench.ts';
import { bench as speed } from '../../bench/verification.bench.ts';

/** Counts how many injected faults verification finds, and measures its speed. */
export const proof = {
  name: 'verification-faults',
  run: async (): Promise<string> => {
    const faultTable = await faults.run();
    const speedTable = await speed.run();
    return [
      'Faults are injected at random places of the clean samples and of questions from all item models, by text edits only. The list of fault kinds was fixed before the injector was written. A fault counts as caught if some rule reports more findings than on the clean text.',
      '',
      '```',
      faultTable,
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
