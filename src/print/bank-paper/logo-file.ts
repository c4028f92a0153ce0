import type { PaperPlan } from '../../domain/paper-plan.ts';

/** A file that a TeX document includes. */
export type IncludedFile = { readonly name: string; readonly bytes: Uint8Array };

/** Returns the logo of a paper as a file beside its TeX; none without a logo. */
export function listLogoFiles({ logo }: Pick<PaperPlan, 'logo'>): IncludedFile[] {
  const [, type, data] = /^data:image\/(png|jpeg);base64,(.*)$/s.exec(logo ?? '') ?? [];
  if (type === undefined || data === undefined) return [];
  return [{ name: type === 'png' ? 'logo.png' : 'logo.jpg', bytes: Buffer.from(data, 'base64') }];
}
