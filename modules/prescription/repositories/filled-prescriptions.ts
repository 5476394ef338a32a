import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { Scope } from '#server/scope.ts';
import { MOVED } from '../domain/moved.ts';
import { type Prescription, prescriptionColumns } from './prescriptions.ts';

/** A prescription with its fills. */
export interface PrescriptionWithFills extends Prescription {
  readonly firstFillAt: Date | null;
  readonly lastFillAt: Date | null;
  /** It is on hold because the patient moved. */
  readonly waitsForMove: boolean;
}

type Instants = 'signedAt' | 'expiresAt' | 'evaluatedAt' | 'firstFillAt' | 'lastFillAt';

type Row = Omit<PrescriptionWithFills, Instants | 'createdAt'> &
  Readonly<Record<Instants, JsonInstant | null>> & { readonly createdAt: JsonInstant };

const properties = Object.entries(prescriptionColumns)
  .map(([property, column]) => `'${property}', p.${column}`)
  .join(', ');

const fillsSql = 'from prescription_fill where prescription_id = p.id and returned_at is null';

const sql = `(select coalesce(json_agg(json_build_object(${properties},
    'firstFillAt', (select min(at) ${fillsSql}),
    'lastFillAt', (select max(at) ${fillsSql}),
    'waitsForMove', p.status = 'on_hold' and exists (select from prescription_hold h
      where h.prescription_id = p.id and h.reason = :moved and h.lifted_at is null)
  ) order by p.created_at desc), '[]')
  from prescription p where p.user_id = :userId)`;

/** The prescriptions of a patient with when each was first and last filled, newest first. */
export const filledPrescriptions = async (
  read: Scope['read'],
  userId: string,
): Promise<readonly PrescriptionWithFills[]> =>
  (await read<readonly Row[]>(sql, { userId, moved: MOVED })).map((row) => ({
    ...row,
    createdAt: instant(row.createdAt),
    signedAt: instantOrNull(row.signedAt),
    expiresAt: instantOrNull(row.expiresAt),
    evaluatedAt: instantOrNull(row.evaluatedAt),
    firstFillAt: instantOrNull(row.firstFillAt),
    lastFillAt: instantOrNull(row.lastFillAt),
  }));
