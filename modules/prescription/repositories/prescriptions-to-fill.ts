import type { Knex } from 'knex';
import type { PrescriptionsToFill } from '#modules/billing/index.ts';

interface Row {
  readonly id: string;
  readonly signedAt: Date;
  readonly expiresAt: Date;
  readonly directions: string;
  readonly clinicianId: string;
  readonly name: string;
  readonly npi: string | null;
}

/** What a pharmacy needs to know about prescriptions; in one statement. */
export const prescriptionToFillRepository = (db: Knex): PrescriptionsToFill => ({
  of: async (ids) => {
    if (ids.length === 0) return [];
    const rows: Row[] = await db('prescription as p')
      .join('clinician as c', 'c.id', 'p.clinician_id')
      .select({
        id: 'p.id',
        signedAt: 'p.signed_at',
        expiresAt: 'p.expires_at',
        directions: 'p.directions',
        clinicianId: 'c.id',
        name: 'c.signature_name',
        npi: 'c.npi',
      })
      .whereIn('p.id', [...ids])
      .whereNotNull('p.signed_at')
      .whereNotNull('p.expires_at');
    return rows.map(({ clinicianId, name, npi, ...rest }) => ({
      ...rest,
      prescriber: { id: clinicianId, name, npi },
    }));
  },
});
