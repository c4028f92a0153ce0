import type { ItemMetadata } from '../../domain/generation.ts';
import { itemWith } from './example-item.ts';
import type { ItemCheck } from './item-check.ts';

const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });
const complete: ItemMetadata = {
  bloomsLevel: sure('apply'),
  topic: sure('Average speed'),
  outcome: sure('PHY-5-01'),
};
const names = { bloomsLevel: 'Bloom level', topic: 'topic', outcome: 'outcome' } as const;

export const metadataIsComplete: ItemCheck = {
  id: 'metadata-is-complete',
  meaning: 'An item says its Bloom level, its topic and the outcome it tests, and surely enough.',
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
      if (tag === null) return [{ field: 'metadata' as const, message: `The item has no ${name}.` }];
      if (tag.confidence >= limit('confidence')) return [];
      return [
        { field: 'metadata' as const, message: `The ${name} “${tag.value}” is hardly more than a guess.` },
      ];
    });
  },
};
