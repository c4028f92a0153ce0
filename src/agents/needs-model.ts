import { Fault } from '../domain/fault.ts';
import { hasModel, type Settings } from '../domain/settings.ts';

/** Creates the fault for work that rules cannot do; `work` is the subject of its message, such as `Reading a photo`. */
export function createNeedsModelFault(work: string): Fault {
  return new Fault('needs-model', `${work} needs a model.`, {
    advice:
      'Set OPENAI_API_KEY, or OPENAI_BASE_URL and VBAGENT_MODEL for a compatible server, and leave --engine at auto.',
  });
}

/** Returns the mode that the settings select; throws if they require a model and none is configured. */
export function chooseMode(settings: Pick<Settings, 'engine' | 'openai'>): 'model' | 'rules' {
  if (settings.engine === 'model' && !hasModel(settings)) throw createNeedsModelFault('The engine `model`');
  return settings.engine !== 'rules' && hasModel(settings) ? 'model' : 'rules';
}
