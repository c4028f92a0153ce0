import type { Finding } from '../api/schema.ts';

/** What the desk knows how to show of an item's context; `rest` is everything else, as text. */
export type ShownContext = {
  readonly findings: readonly Finding[];
  readonly scores: readonly (readonly [name: string, share: number])[];
  readonly reasons: readonly string[];
  readonly image: string | undefined;
  readonly sourceName: string | undefined;
  readonly sourceText: string | undefined;
  readonly rest: string | undefined;
};

/** Only pictures that cannot hold a script. */
const PICTURE = /^data:image\/(png|jpeg|webp);base64,[a-z0-9+/=]+$/i;

const severities = ['error', 'warning', 'info'];

/** Takes nothing for granted: whoever sent the item may have written anything. */
export function readContext(raw: unknown): ShownContext {
  const { findings, scores, reasons, source, ...others } = recordOf(raw);
  const { image, name, text, ...otherSource } = recordOf(source);
  const isPicture = typeof image === 'string' && PICTURE.test(image);
  const rest = {
    ...(Object.keys(recordOf(raw)).length === 0 && raw !== null && raw !== undefined
      ? { value: raw }
      : others),
    ...(Object.keys(otherSource).length > 0 && { source: otherSource }),
  };
  return {
    findings: listOf(findings).filter(isFinding),
    scores: Object.entries(recordOf(scores)).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, value] as const] : [],
    ),
    reasons: listOf(reasons).map(String),
    image: isPicture ? image : undefined,
    sourceName: textOf(name),
    sourceText: textOf(text),
    rest: Object.keys(rest).length === 0 ? undefined : JSON.stringify(rest, null, 2),
  };
}

function recordOf(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}

function listOf(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : [];
}

function textOf(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw !== '' ? raw : undefined;
}

function isFinding(raw: unknown): raw is Finding {
  const { rule, message, severity } = recordOf(raw);
  return typeof rule === 'string' && typeof message === 'string' && severities.includes(String(severity));
}
