import { Fault } from '../domain/fault.ts';
import { hasModel, type Settings } from '../domain/settings.ts';

/** The fault of work that rules cannot do; `work` begins the sentence, such as `Reading a photo`. */
export function needsModel(work: string): Fault {
  return new Fault('needs-model', `${work} needs a model.`, {
    advice:
      'Set OPENAI_API_KEY, or OPENAI_BASE_URL and VBAGENT_MODEL for a compatible server, and leave --engine at auto.',
  });
}

/** Who works under these settings; `--engine model` without a model is refused before any work. */
export function chooseWay(settings: Pick<Settings, 'engine' | 'openai'>): 'model' | 'rules' {
  if (settings.engine === 'model' && !hasModel(settings)) throw needsModel('The engine `model`');
  return settings.engine !== 'rules' && hasModel(settings) ? 'model' : 'rules';
}
