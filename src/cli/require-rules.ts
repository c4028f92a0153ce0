import { Fault } from '../domain/fault.ts';
import { hasModel, type Settings } from '../domain/settings.ts';

const ADVICE =
  'Set OPENAI_API_KEY, or OPENAI_BASE_URL for a compatible server, and VBAGENT_MODEL to name the model.';

/** Stops work that asks for a model before any of it is done; answers the line that says who works. */
export function requireRules(settings: Settings, work: string): string {
  if (settings.engine === 'model') throw needsModel(settings, work);
  return settings.engine === 'auto' && hasModel(settings)
    ? `${work} works by rules in this release; the model that is set up is not asked.`
    : `${work} works by rules, without a model.`;
}

/** The fault of a step that rules cannot do. */
export function needsModel(settings: Settings, work: string): Fault {
  if (!hasModel(settings))
    return new Fault('needs-model', `${work} needs a model, and none is set up.`, { advice: ADVICE });
  return new Fault('needs-model', `${work} needs a model, and this release cannot ask one yet.`, {
    advice: 'Use a TeX file with --engine rules.',
  });
}
