import { drawElectricField } from '../families/electric-field.ts';
import { drawEnergyLevels } from '../families/energy-levels.ts';
import { drawGasCylinder } from '../families/gas-cylinder.ts';
import { drawRayDiagram, refract } from '../families/ray-diagram.ts';
import { drawWave } from '../families/wave.ts';
import { findQuantities, findQuantityAfter, formatQuantity } from './quantities.ts';
import type { Reader } from './reader.ts';

/** Typical refractive indices, for rays whose angle of refraction is not stated. */
const TYPICAL_INDICES: Readonly<Record<string, number>> = {
  air: 1,
  water: 1.33,
  glass: 1.5,
  perspex: 1.5,
  diamond: 2.42,
};

/** Returns the refractive index of the second material relative to the first; undefined for an unknown material. */
function getRelativeIndex(secondMaterial: string, firstMaterial: string): number | undefined {
  const second = TYPICAL_INDICES[secondMaterial.toLowerCase()];
  const first = TYPICAL_INDICES[firstMaterial.toLowerCase()];
  return second === undefined || first === undefined ? undefined : second / first;
}

export const readRayDiagram: Reader = {
  family: 'ray-diagram',
  pattern: /\b(?:refract\w*|critical angle|ray|light)\b/i,
  drawableWords: ['prism', 'block', 'semicircle', 'rectangle'],
  read: (text) => {
    const index = findQuantityAfter(text, 'refractive index|index')?.value;
    if (/critical angle/i.test(text)) {
      const angle = findQuantityAfter(text, 'critical angle') ?? findQuantities(text, 'angle')[0];
      return angle && drawRayDiagram({ kind: 'critical-angle', angle: angle.value });
    }
    const angles = findQuantities(text, 'angle');
    const incidence = findQuantityAfter(text, 'incidence|incident')?.value;
    if (/prism/i.test(text)) {
      const apex = findQuantityAfter(text, 'apex angle|prism angle|apex');
      // Empty labels, because the default labels would show angles that the text does not state.
      const noLabels = { apexTex: '', incidenceTex: '' };
      return drawRayDiagram({
        kind: 'prism',
        apex: apex?.value ?? 60,
        index: index ?? 1.5,
        incidence: incidence ?? 50,
        ...noLabels,
        ...(apex && { apexTex: apex.tex }),
        ...(incidence !== undefined && { incidenceTex: formatQuantity(incidence, '°') }),
      });
    }
    const incidenceAngle = incidence ?? angles[0]?.value;
    if (incidenceAngle === undefined || !/refract|boundary|into|from/i.test(text)) return undefined;
    const statedRefraction =
      findQuantityAfter(text, 'refraction')?.value ??
      angles.find(({ value }) => value !== incidenceAngle)?.value;
    const [, above = 'air', below = 'glass'] = /from (\w+) (?:in)?to (?:a )?(\w+)/i.exec(text) ?? [];
    const knownIndex = index ?? getRelativeIndex(below, above);
    const refraction =
      statedRefraction ??
      (knownIndex === undefined ? undefined : Number(refract(incidenceAngle, 1 / knownIndex).toFixed(1)));
    if (refraction === undefined) return undefined;
    // An angle that the text does not state is drawn, but labelled with a letter.
    const refractionLabel =
      statedRefraction === undefined && index === undefined ? { refractionTex: '$r$' } : {};
    return drawRayDiagram({
      kind: 'boundary',
      incidence: incidenceAngle,
      refraction,
      above,
      below,
      ...refractionLabel,
    });
  },
};

export const readWave: Reader = {
  family: 'wave',
  pattern: /\bwaves?\b|\bwavelength\b/i,
  drawableWords: ['wave'],
  read: (text) => {
    const wavelength = findQuantityAfter(text, 'wavelength');
    const amplitude = findQuantityAfter(text, 'amplitude');
    const waveCount = Number(
      /(\d+(?:\.\d+)?) (?:complete )?(?:waves|wavelengths|cycles)/i.exec(text)?.[1] ?? 2.5,
    );
    const hasLabel = /wavelength|amplitude/i.test(text);
    if (!hasLabel || waveCount > 8) return undefined;
    return drawWave({
      waveCount,
      ...(/wavelength(?!s)/i.test(text) && {
        wavelengthTex: wavelength?.unit ? wavelength.tex : '$\\lambda$',
      }),
      ...(/amplitude/i.test(text) && { amplitudeTex: amplitude?.unit ? amplitude.tex : '$A$' }),
    });
  },
};

export const readEnergyLevels: Reader = {
  family: 'energy-levels',
  pattern: /\benergy[- ]levels?\b/i,
  drawableWords: ['atom'],
  read: (text) => {
    const levels = findQuantities(text, 'energy')
      .toSorted((a, b) => a.value - b.value)
      .map(({ value, unit }, index) => ({
        energy: value,
        name: `$E_${index}$`,
        tex: formatQuantity(`$${value}$`, unit),
      }));
    // A transition between numbered levels, such as `an electron falls from level 3 to level 1`.
    const transition =
      /(?:transition|jump|drops?|falls?)[^.]*?(?:E_?|level )(\d)[^.]*?(?:E_?|level )(\d)/i.exec(text);
    if (levels.length < 2) return undefined;
    return drawEnergyLevels({
      levels,
      ...(transition && { transitions: [{ from: Number(transition[1]), to: Number(transition[2]) }] }),
    });
  },
};

export const readElectricField: Reader = {
  family: 'electric-field',
  pattern: /\b(?:parallel|charged|metal)\b[^.]*\bplates\b|\bfield between\b/i,
  drawableWords: ['plates'],
  read: (text) => {
    const voltage = findQuantities(text, 'voltage')[0];
    const gap = findQuantities(text, 'length')[0];
    const chargeSign = /\belectron\b/i.test(text)
      ? ('-' as const)
      : /\bproton\b|positive charge\b/i.test(text)
        ? ('+' as const)
        : undefined;
    return drawElectricField({
      ...(voltage && { voltageTex: voltage.tex }),
      ...(gap && { separationTex: gap.tex }),
      ...(chargeSign && { charge: { sign: chargeSign } }),
    });
  },
};

export const readGasCylinder: Reader = {
  family: 'gas-cylinder',
  pattern: /\bgas\b[^.]*\b(?:cylinder|piston|syringe)\b|\b(?:cylinder|piston|syringe)\b[^.]*\bgas\b/i,
  drawableWords: ['cylinder', 'piston'],
  read: (text) => {
    if (/over water|measuring cylinder/i.test(text)) return undefined;
    const [pressure] = findQuantities(text, 'pressure');
    const [temperature] = findQuantities(text, 'temperature');
    return drawGasCylinder({
      ...(pressure && { pressureTex: pressure.tex }),
      ...(temperature && { temperatureTex: temperature.tex }),
      heated: /heat/i.test(text),
    });
  },
};
