import type { JudgeCalibration } from '../domain/judge-calibration.ts';

/** The measured quality of judges. */
export type JudgeCalibrations = {
  save(calibration: JudgeCalibration): Promise<void>;
  /** Lists the newest calibration of each model and prompt, newest first. */
  listNewest(): Promise<JudgeCalibration[]>;
};
