import { z } from 'zod';
import { Loss, LossSummary } from '../../domain/loss.ts';
import { getFormatInfo, WRITABLE_FORMAT_IDS } from '../../formats/all-formats.ts';

export const MAX_SHOWN_LOSSES = 500;

export const ExportLosses = z.object({ summary: LossSummary, losses: z.array(Loss) }).meta({
  id: 'ExportLosses',
  description: `At most ${MAX_SHOWN_LOSSES} losses are listed; all are counted.`,
});

/** The response content of an exported file, which depends on its format. */
export const exportedFileContent = Object.fromEntries(
  WRITABLE_FORMAT_IDS.map((id) => [getFormatInfo(id).mediaType, { schema: z.string() }]),
);
