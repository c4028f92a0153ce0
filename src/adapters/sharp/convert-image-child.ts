import { convertImage } from './convert-image.ts';
import type { ConversionOutcome, ConversionRequest } from './convert-in-child.ts';

// The work of one child process: a picture comes in, its conversion goes out.
process.once('message', (request: ConversionRequest) => {
  convertImage(request.bytes, request.keepLines)
    .then((image): ConversionOutcome => ({ image }))
    .catch(
      (thrown: unknown): ConversionOutcome => ({ problem: thrown instanceof Error ? thrown.message : '' }),
    )
    .then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
