import { badInput } from '#kernel/result.ts';
import type { RenewalPart } from '#modules/eligibility/index.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';

/** The page that asks; null for the whole questionnaire. BAD_USER_INPUT names `step`. */
export const readPart = (step: string | null | undefined): RenewalPart | null => {
  if (step == null) return null;
  return step === 'progress' || step === 'medicalHistory'
    ? step
    : valueOrThrow(badInput([{ field: 'step', message: 'There is no such step.' }]));
};
