import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import { preparePhoto } from '#server/images/prepare-photo.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { PORTRAIT_PATH } from '../domain/portrait-path.ts';
import { clinicianPort } from '../index.ts';
import { clinicianRepository } from '../repositories/clinicians.ts';
import { licenseRepository } from '../repositories/licenses.ts';
import { presentLicense } from './present-license.ts';

/** Pixels a side: the largest portrait on a page, on a dense screen. */
const SIDE = 320;

const keyOf = (id: string): string => `portraits/${id}.webp`;

/** The stored portrait that an address names; null for a drawn one of the demo, and without one. */
const storedId = (photoUrl: string | null): string | null => {
  const id = photoUrl?.startsWith(`${PORTRAIT_PATH}/`) ? photoUrl.slice(PORTRAIT_PATH.length + 1) : '';
  return isCanonicalUuid(id) ? id : null;
};

/** What patients see of the clinician who asks, and their licenses; null for operators. Audited, as everything that staff read. */
export const profileOf = async (scope: Scope, staff: Staff) => {
  const clinician = await scope.use(clinicianPort).ofStaff(staff.user);
  if (!clinician) return null;
  const licenses = await licenseRepository(scope.db).ofClinician(clinician.id);
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'portrait.read',
    subject: 'clinician',
    subjectId: clinician.id,
  });
  return { ...clinician, licenses: licenses.map((one) => presentLicense(one, scope.clock.now())) };
};

const requireClinician = async (tx: Scope, staff: Staff) =>
  (await tx.use(clinicianPort).ofStaff(staff.user)) ??
  orRefuse(fail('FORBIDDEN', 'Only clinicians have a portrait.'));

/** Replaces the portrait; the previous picture is then deleted. */
const replace = async (
  scope: Scope,
  staff: Staff,
  photoUrl: string | null,
): Promise<Result<{ readonly photoUrl: string | null }>> => {
  const replaced = await allOrNothing(scope, async (tx) => {
    const { id } = await requireClinician(tx, staff);
    const before = await clinicianRepository(tx.db, tx.clock).setPhoto(id, photoUrl);
    await recordAudit(tx, {
      actor: staff.actor,
      action: photoUrl === null ? 'portrait.removed' : 'portrait.saved',
      subject: 'clinician',
      subjectId: id,
    });
    return storedId(before);
  });
  if (!replaced.ok) return replaced;
  if (replaced.value) await scope.use(objectStorePort).delete(keyOf(replaced.value));
  return { ok: true, value: { photoUrl } };
};

/**
 * Stores the portrait of the clinician who asks, as patients see it: checked like any photo, encoded again without its
 * metadata, square. BAD_USER_INPUT on `photo`; FORBIDDEN for operators.
 */
export const savePortrait = async (
  scope: Scope,
  staff: Staff,
  body: Buffer,
): Promise<Result<{ readonly photoUrl: string | null }>> => {
  if (!(await scope.use(clinicianPort).ofStaff(staff.user)))
    return fail('FORBIDDEN', 'Only clinicians have a portrait.');
  const picture = await preparePhoto(body, { square: SIDE });
  if (!picture.ok) return picture;
  const id = scope.ids.uuid();
  const store = scope.use(objectStorePort);
  await store.put(keyOf(id), picture.value, 'image/webp');
  const saved = await replace(scope, staff, `${PORTRAIT_PATH}/${id}`);
  if (!saved.ok) await store.delete(keyOf(id));
  return saved;
};

/** Patients see the initials again. FORBIDDEN for operators. */
export const removePortrait = (
  scope: Scope,
  staff: Staff,
): Promise<Result<{ readonly photoUrl: string | null }>> => replace(scope, staff, null);

/** A stored portrait; null when there is none. */
export const readPortrait = async (
  scope: Scope,
  id: string,
): Promise<{ readonly body: Buffer; readonly contentType: string } | null> =>
  isCanonicalUuid(id) ? scope.use(objectStorePort).get(keyOf(id)) : null;
