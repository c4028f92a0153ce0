import type { Settings } from '../../domain/settings.ts';
import type { Publish } from '../../factory/pipeline/pipeline-tools.ts';
import { createPublisher } from '../../factory/pipeline/publish-processed.ts';
import type { CliTools } from '../cli-tools.ts';

export type Shop = { readonly publish: Publish; close(): Promise<void> };

/** The bank and the expert queue. */
export async function openShop(settings: Settings, tools: CliTools): Promise<Shop> {
  const bank = await tools.openBank(settings);
  const { intake, close } = await tools.openReview(settings);
  return {
    publish: createPublisher({ bank, intake, now: tools.now }),
    close: async () => {
      await close();
      await bank.close();
    },
  };
}
