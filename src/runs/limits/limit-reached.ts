import { Fault } from '../../domain/fault.ts';

/** Thrown when a person reached a daily limit of their institution. */
export class LimitReached extends Fault {
  /** Seconds until the limit is reset, at midnight UTC. */
  readonly retryAfterSeconds: number;

  constructor(message: string, { setting, now }: { readonly setting: string; readonly now: Date }) {
    super('service-down', message, {
      advice: `Continue tomorrow (the day ends at midnight UTC), or ask an admin to raise ${setting} in the settings of the institution.`,
    });
    this.name = 'LimitReached';
    const nextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    this.retryAfterSeconds = Math.ceil((nextDay - now.getTime()) / 1000);
  }
}
