import type { PageLevel } from './due-steps.ts';

/** Whom a page is for; the same groups as in `server/ports/pager.ts`. */
export type PageAudience = 'assigned' | 'on_duty' | 'licensed' | 'directors';

/** The groups, as the desk names them. */
export const pageAudienceLabels: Readonly<Record<PageAudience, string>> = {
  assigned: 'the clinician of the case, or who covers for them',
  on_duty: 'the clinicians on duty',
  licensed: 'every clinician who may take the case',
  directors: 'the medical director and the operators',
};

interface WorkingClinician {
  readonly id: string;
  /** New cases are assigned to them in turn: they are on duty. */
  readonly takesTurns: boolean;
}

/**
 * Who is paged. `clinicians`: those who work here, are licensed in the patient's state and are not on leave; where there are none,
 * all who are not on leave, because every clinician may answer an emergency there, and those licensed. `assignedId`: the clinician
 * of the case if they work here, or who covers for them during their leave.
 */
export const audienceOf = (
  level: PageLevel,
  clinicians: readonly WorkingClinician[],
  assignedId: string | null,
): { readonly audience: PageAudience; readonly recipients: readonly string[] } => {
  const everyone = clinicians.map(({ id }) => id);
  const onDuty = clinicians.filter(({ takesTurns }) => takesTurns).map(({ id }) => id);
  if (level === 3) return { audience: 'directors', recipients: [] };
  if (level === 2) return { audience: 'licensed', recipients: everyone };
  if (assignedId !== null) return { audience: 'assigned', recipients: [assignedId] };
  return { audience: 'on_duty', recipients: onDuty.length > 0 ? onDuty : everyone };
};
