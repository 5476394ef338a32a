interface OnLeave {
  readonly leaves: readonly { readonly isNow: boolean; readonly coverId: string | null }[];
}

/** Whether a clinician is on leave now. */
export const isOnLeave = ({ leaves }: OnLeave): boolean => leaves.some(({ isNow }) => isNow);

/**
 * Who is asked or told instead of a clinician: they themselves, or during their leave the colleague who covers for them, if that
 * one may treat in all of these states and is not on leave too. Null for nobody. `working`: the clinicians who work here.
 */
export const standInOf = <
  Clinician extends OnLeave & { readonly id: string; readonly states: readonly string[] },
>(
  clinicianId: string | null,
  working: readonly Clinician[],
  states: readonly string[],
): Clinician | null => {
  const clinician = working.find(({ id }) => id === clinicianId);
  const leave = clinician?.leaves.find(({ isNow }) => isNow);
  if (!clinician || !leave) return clinician ?? null;
  const cover = working.find(({ id }) => id === leave.coverId);
  const mayStandIn = cover && !isOnLeave(cover) && states.every((state) => cover.states.includes(state));
  return mayStandIn ? cover : null;
};
