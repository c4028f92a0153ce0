import type { Finding } from '../api/schema.ts';

/** The fields of an item's context that the page can show; `rest` is everything else as JSON text. */
type ItemContext = {
  readonly findings: readonly Finding[];
  readonly scores: readonly (readonly [name: string, score: number])[];
  readonly reasons: readonly string[];
  readonly image: string | undefined;
  readonly sourceName: string | undefined;
  readonly sourceText: string | undefined;
  readonly rest: string | undefined;
};

/** Matches images of types that cannot contain a script, as data URLs. */
const SAFE_IMAGE = /^data:image\/(png|jpeg|webp);base64,[a-z0-9+/=]+$/i;

const SEVERITIES = ['error', 'warning', 'info'];

/** Reads the context of an item. The sender can attach any JSON, so every field is checked. */
export function readContext(raw: unknown): ItemContext {
  const { findings, scores, reasons, source, ...others } = toRecord(raw);
  const { image, name, text, ...otherSource } = toRecord(source);
  const isSafeImage = typeof image === 'string' && SAFE_IMAGE.test(image);
  const rest = {
    ...(Object.keys(toRecord(raw)).length === 0 && raw !== null && raw !== undefined
      ? { value: raw }
      : others),
    ...(Object.keys(otherSource).length > 0 && { source: otherSource }),
  };
  return {
    findings: toList(findings).filter(isFinding),
    scores: Object.entries(toRecord(scores)).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, value] as const] : [],
    ),
    reasons: toList(reasons).map(String),
    image: isSafeImage ? image : undefined,
    sourceName: toText(name),
    sourceText: toText(text),
    rest: Object.keys(rest).length === 0 ? undefined : JSON.stringify(rest, null, 2),
  };
}

function toRecord(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}

function toList(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : [];
}

function toText(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw !== '' ? raw : undefined;
}

function isFinding(raw: unknown): raw is Finding {
  const { rule, message, severity } = toRecord(raw);
  return typeof rule === 'string' && typeof message === 'string' && SEVERITIES.includes(String(severity));
}
