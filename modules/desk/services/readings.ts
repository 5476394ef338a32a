import { toCalendarDate } from '#kernel/dates.ts';
import { readingLimits } from '#modules/eligibility/index.ts';
import { type KnownFacts, visitOf } from './known-answers.ts';

/** The question whose answers are readings. */
const BLOOD_PRESSURE = 'bp';

/** The readings of blood pressure and pulse that were submitted, oldest first; the same reading once. */
export const readingsOf = ({ facts, visits }: KnownFacts) => {
  const readings = facts.flatMap((fact) => {
    const { id, question, value, stage, speaksOf } = fact;
    if (question !== BLOOD_PRESSURE || stage === 'draft') return [];
    if (value === null || typeof value !== 'object' || !('systolic' in value)) return [];
    const { systolic, diastolic, pulse = null } = value;
    const takenOn = toCalendarDate(speaksOf);
    return [{ id: String(id), takenOn, systolic, diastolic, pulse, visit: visitOf(fact, visits) }];
  });
  const distinct = new Map(
    readings.map((one) => [[one.takenOn, one.systolic, one.diastolic, one.pulse].join(), one]),
  );
  return [...distinct.values()].sort((a, b) => a.takenOn.localeCompare(b.takenOn));
};

/** Where the rules about readings begin to apply. */
export const presentLimits = () => readingLimits;
