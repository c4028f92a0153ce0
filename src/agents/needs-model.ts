import { Fault } from '../domain/fault.ts';
import { hasModel, type Settings } from '../domain/settings.ts';

/** The fault for work that rules cannot do; `work` is the subject of its message, such as `Reading a photo`. */
export function needsModel(work: string): Fault {
  return new Fault('needs-model', `${work} needs a model.`, {
    advice:
      'Set OPENAI_API_KEY, or OPENAI_BASE_URL and VBAGENT_MODEL for a compatible server, and leave --engine at auto.',
  });
}

/** The mode that these settings select; throws when they require a model and none is configured. */
export function chooseMode(settings: Pick<Settings, 'engine' | 'openai'>): 'model' | 'rules' {
  if (settings.engine === 'model' && !hasModel(settings)) throw needsModel('The engine `model`');
  return settings.engine !== 'rules' && hasModel(settings) ? 'model' : 'rules';
}
