/** A row of a license that counts for as long as any test runs. */
export const licenseRow = (clinicianId: string, state: string) => ({
  clinician_id: clinicianId,
  state,
  number: `${state}-10001`,
  expires_on: '2060-01-01',
  ends_at: new Date('2060-01-02T05:00:00Z'),
});
