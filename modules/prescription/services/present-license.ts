import { addDays } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import { timeZoneOfState } from '#kernel/time-zones.ts';
import { LICENSE_WARNING_DAYS } from '../domain/license-input.ts';
import type { License } from '../repositories/licenses.ts';

type LicenseCondition = 'valid' | 'ending' | 'ended';

/** A license with its condition on the day that it is now in its state. */
export const presentLicense = (license: License, now: Date): License & { condition: LicenseCondition } => {
  const day = (instant: Date) => localDate(instant, timeZoneOfState(license.state));
  if (license.expiresOn < day(now)) return { ...license, condition: 'ended' };
  const isEnding = license.expiresOn < day(addDays(now, LICENSE_WARNING_DAYS));
  return { ...license, condition: isEnding ? 'ending' : 'valid' };
};
