import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';

/** The other clinicians who work here, as those who may take over from a member of staff. */
export const colleaguesOf = (
  { email }: Pick<DeskStaffRowFragment, 'email'>,
  members: readonly DeskStaffRowFragment[],
): readonly { readonly id: string; readonly name: string }[] =>
  members.flatMap((one) =>
    one.email !== email && one.role === 'clinician' && one.state === 'active' && one.clinician
      ? [{ id: one.clinician.id, name: one.clinician.name }]
      : [],
  );
