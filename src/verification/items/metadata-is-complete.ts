import type { ItemMetadata } from '../../domain/generation.ts';
import { itemWith } from './example-item.ts';
import type { GeneratedItemCheck } from './item-check.ts';

const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });
const complete: ItemMetadata = {
  bloomsLevel: sure('apply'),
  topic: sure('Average speed'),
  outcome: sure('PHY-5-01'),
};
const names = { bloomsLevel: 'Bloom level', topic: 'topic', outcome: 'outcome' } as const;

export const metadataIsComplete: GeneratedItemCheck = {
  id: 'metadata-is-complete',
  meaning: 'An item has a Bloom level, a topic and a tested outcome, each with enough confidence.',
  severity: 'warning',
  thresholds: { confidence: 0.5 },
  fails: itemWith({}, { metadata: { ...complete, topic: null } }),
  passes: itemWith({}, { metadata: complete }),
  run: ({ metadata }, limit) => {
    if (metadata === undefined) return [];
    const fields = [
      [names.bloomsLevel, metadata.bloomsLevel],
      [names.topic, metadata.topic],
      [names.outcome, metadata.outcome],
    ] as const;
    return fields.flatMap(([name, tag]) => {
      if (tag === null) return [{ field: 'metadata' as const, message: `The item has no ${name}; add it.` }];
      if (tag.confidence >= limit('confidence')) return [];
      return [
        {
          field: 'metadata' as const,
          message: `The ${name} “${tag.value}” has a low confidence; confirm or correct it.`,
        },
      ];
    });
  },
};
