import type { ItemMetadata } from '../../domain/generation.ts';
import { createExampleItem } from './example-item.ts';
import type { GeneratedItemCheck } from './item-check.ts';

const withConfidence = <Value>(value: Value) => ({ value, confidence: 0.9 });
const complete: ItemMetadata = {
  bloomsLevel: withConfidence('apply'),
  topic: withConfidence('Average speed'),
  outcome: withConfidence('PHY-5-01'),
};
const FIELD_NAMES = { bloomsLevel: 'Bloom level', topic: 'topic', outcome: 'outcome' } as const;

export const metadataIsComplete: GeneratedItemCheck = {
  id: 'metadata-is-complete',
  meaning: 'An item has a Bloom level, a topic and a tested outcome, each with enough confidence.',
  severity: 'warning',
  thresholds: { confidence: 0.5 },
  fails: createExampleItem({}, { metadata: { ...complete, topic: null } }),
  passes: createExampleItem({}, { metadata: complete }),
  run: ({ metadata }, getThreshold) => {
    if (metadata === undefined) return [];
    const fields = [
      [FIELD_NAMES.bloomsLevel, metadata.bloomsLevel],
      [FIELD_NAMES.topic, metadata.topic],
      [FIELD_NAMES.outcome, metadata.outcome],
    ] as const;
    return fields.flatMap(([name, tag]) => {
      if (tag === null) return [{ field: 'metadata' as const, message: `The item has no ${name}; add it.` }];
      if (tag.confidence >= getThreshold('confidence')) return [];
      return [
        {
          field: 'metadata' as const,
          message: `The ${name} “${tag.value}” has a low confidence; confirm or correct it.`,
        },
      ];
    });
  },
};
