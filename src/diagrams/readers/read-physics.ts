import { drawElectricField } from '../families/electric-field.ts';
import { drawEnergyLevels } from '../families/energy-levels.ts';
import { drawGasCylinder } from '../families/gas-cylinder.ts';
import { drawPvGraph } from '../families/pv-graph.ts';
import { drawRayDiagram, refract } from '../families/ray-diagram.ts';
import { drawWave } from '../families/wave.ts';
import { findPoints } from './polynomials.ts';
import { findQuantities, formatQuantity, quantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readRayDiagram: Reader = {
  family: 'ray-diagram',
  cue: /\b(?:refract\w*|critical angle|ray|light)\b/i,
  draws: ['prism', 'block', 'semicircle', 'rectangle'],
  read: (text) => {
    const index = quantityAfter(text, 'refractive index|index')?.value;
    if (/critical angle/i.test(text)) {
      const angle = quantityAfter(text, 'critical angle') ?? findQuantities(text, 'angle')[0];
      return angle && drawRayDiagram({ kind: 'critical-angle', angle: angle.value });
    }
    const angles = findQuantities(text, 'angle');
    const incidence = quantityAfter(text, 'incidence|incident')?.value;
    if (/prism/i.test(text)) {
      const apex = quantityAfter(text, 'apex angle|prism angle|apex');
      const unlabelled = { apexTex: '', incidenceTex: '' };
      return drawRayDiagram({
        kind: 'prism',
        apex: apex?.value ?? 60,
        index: index ?? 1.5,
        incidence: incidence ?? 50,
        ...unlabelled,
        ...(apex && { apexTex: apex.tex }),
        ...(incidence !== undefined && { incidenceTex: formatQuantity(incidence, '°') }),
      });
    }
    const first = incidence ?? angles[0]?.value;
    if (first === undefined || !/refract|boundary|into|from/i.test(text)) return undefined;
    const second =
      quantityAfter(text, 'refraction')?.value ?? angles.find(({ value }) => value !== first)?.value;
    const refraction =
      second ?? (index === undefined ? undefined : Number(refract(first, 1 / index).toFixed(1)));
    if (refraction === undefined) return undefined;
    const [, above = 'air', below = 'glass'] = /from (\w+) (?:in)?to (?:a )?(\w+)/i.exec(text) ?? [];
    return drawRayDiagram({ kind: 'boundary', incidence: first, refraction, above, below });
  },
};

export const readWave: Reader = {
  family: 'wave',
  cue: /\bwaves?\b|\bwavelength\b/i,
  draws: ['wave'],
  read: (text) => {
    const wavelength = quantityAfter(text, 'wavelength');
    const amplitude = quantityAfter(text, 'amplitude');
    const waves = Number(
      /(\d+(?:\.\d+)?) (?:complete )?(?:waves|wavelengths|cycles)/i.exec(text)?.[1] ?? 2.5,
    );
    const labelled = /wavelength|amplitude/i.test(text);
    if (!labelled || waves > 8) return undefined;
    return drawWave({
      waves,
      ...(/wavelength(?!s)/i.test(text) && {
        wavelengthTex: wavelength?.unit ? wavelength.tex : '$\\lambda$',
      }),
      ...(/amplitude/i.test(text) && { amplitudeTex: amplitude?.unit ? amplitude.tex : '$A$' }),
    });
  },
};

export const readEnergyLevels: Reader = {
  family: 'energy-levels',
  cue: /\benergy[- ]levels?\b/i,
  draws: ['atom'],
  read: (text) => {
    const found = findQuantities(text, 'energy');
    const levels = found
      .toSorted((a, b) => a.value - b.value)
      .map(({ value, unit }, index) => ({
        energy: value,
        name: `$E_${index}$`,
        tex: formatQuantity(`$${value}$`, unit),
      }));
    const jump = /(?:transition|jump|drops?|falls?)[^.]*?(?:E_?|level )(\d)[^.]*?(?:E_?|level )(\d)/i.exec(
      text,
    );
    if (levels.length < 2) return undefined;
    return drawEnergyLevels({
      levels,
      ...(jump && { transitions: [{ from: Number(jump[1]), to: Number(jump[2]) }] }),
    });
  },
};

export const readElectricField: Reader = {
  family: 'electric-field',
  cue: /\b(?:parallel|charged|metal)\b[^.]*\bplates\b|\bfield between\b/i,
  draws: ['plates'],
  read: (text) => {
    const voltage = findQuantities(text, 'voltage')[0];
    const gap = findQuantities(text, 'length')[0];
    const charge = /\belectron\b/i.test(text)
      ? ('-' as const)
      : /\bproton\b|positive charge\b/i.test(text)
        ? ('+' as const)
        : undefined;
    return drawElectricField({
      ...(voltage && { voltageTex: voltage.tex }),
      ...(gap && { separationTex: gap.tex }),
      ...(charge && { charge: { sign: charge } }),
    });
  },
};

export const readGasCylinder: Reader = {
  family: 'gas-cylinder',
  cue: /\bgas\b[^.]*\b(?:cylinder|piston|syringe)\b|\b(?:cylinder|piston|syringe)\b[^.]*\bgas\b/i,
  draws: ['cylinder', 'piston'],
  read: (text) => {
    const [pressure] = findQuantities(text, 'pressure');
    const [temperature] = findQuantities(text, 'temperature');
    return drawGasCylinder({
      ...(pressure && { pressureTex: pressure.tex }),
      ...(temperature && { temperatureTex: temperature.tex }),
      heated: /heat/i.test(text),
    });
  },
};

export const readPvGraph: Reader = {
  family: 'pv-graph',
  cue: /\bp[- –]?V (?:graph|diagram)\b|\bpressure[- ]volume (?:graph|diagram)\b|pressure against volume/i,
  draws: [],
  read: (text) => {
    const points = findPoints(text);
    if (points.length < 2) return undefined;
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const states = points.map(([volume, pressure], index) => ({
      name: names[index] ?? `${index}`,
      volume,
      pressure,
    }));
    const kind = /isotherm/i.test(text) ? ('isothermal' as const) : ('straight' as const);
    const cycle = /cycle/i.test(text) ? states : states.slice(0, -1);
    const changes = cycle.map(({ name }, index) => ({
      from: name,
      to: states[(index + 1) % states.length]?.name ?? name,
      kind,
    }));
    return drawPvGraph({ states, changes, shaded: /shaded|area/i.test(text) });
  },
};
