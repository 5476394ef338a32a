import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationRemoveLicenseArgs,
  MutationSaveClinicianArgs,
  MutationSaveLicenseArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { removeLicense, saveClinician, saveLicense } from '../services/manage-clinicians.ts';

/** Changes of clinicians by staff who may manage staff. */
export const manageClinicians = {
  saveClinician: async (_: unknown, args: MutationSaveClinicianArgs, context: RequestContext) =>
    valueOrThrow(await saveClinician(context.scope, requireStaff(context).actor, args)),
  saveLicense: async (_: unknown, args: MutationSaveLicenseArgs, context: RequestContext) =>
    valueOrThrow(await saveLicense(context.scope, requireStaff(context).actor, args)),
  removeLicense: async (_: unknown, args: MutationRemoveLicenseArgs, context: RequestContext) =>
    valueOrThrow(await removeLicense(context.scope, requireStaff(context).actor, args)),
};
