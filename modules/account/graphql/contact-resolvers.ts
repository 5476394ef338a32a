import type { RequestContext } from '#server/graphql/context.ts';
import { requirePatientInPerson } from '#server/graphql/require-person.ts';
import type {
  MutationChangePhoneArgs,
  MutationConfirmEmailChangeArgs,
  MutationRequestEmailChangeArgs,
  MutationSaveContactPreferenceArgs,
  MutationSignOutDeviceArgs,
  MutationUnsubscribeArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { viewerActor } from '#server/viewer.ts';
import { pendingEmail } from '../repositories/email-changes.ts';
import { confirmEmailChange, requestEmailChange, withdrawEmailChange } from '../services/change-email.ts';
import { changePhone } from '../services/change-phone.ts';
import { contactPreferences, saveContactPreference } from '../services/contact-preferences.ts';
import { devicesOf, signOutDevice, signOutOthers } from '../services/devices.ts';
import { unsubscribe } from '../services/marketing.ts';
import { messagePreferences } from '../services/message-preferences.ts';

/** A field that only its owner sees, and staff who impersonate them. */
const forOwner =
  <T>(none: T, show: (context: RequestContext, userId: string) => Promise<T>) =>
  ({ id }: { readonly id: string }, _: unknown, context: RequestContext): Promise<T> | T =>
    context.viewer.user?.id === id ? show(context, id) : none;

type Devices = Awaited<ReturnType<typeof devicesOf>>;
interface TwoStep {
  readonly isOn: boolean;
  readonly pageUrl: string | null;
}
type Preferences = Awaited<ReturnType<typeof contactPreferences>>;
type Messages = Awaited<ReturnType<typeof messagePreferences>> | null;

export const contactFields = {
  pendingEmail: forOwner<string | null>(null, ({ scope }, id) =>
    pendingEmail(scope.read, id, scope.clock.now()),
  ),
  contactPreferences: forOwner<Preferences>([], ({ scope }, id) => contactPreferences(scope, id)),
  messagePreferences: forOwner<Messages>(null, ({ scope }, id) => messagePreferences(scope, id)),
  // Staff who impersonate the patient have their own session.
  devices: forOwner<Devices>([], async ({ scope, viewer }, id) =>
    viewer.user?.impersonatorId == null ? devicesOf(scope, id, viewer.sessionId ?? null) : [],
  ),
  twoStepSignIn: forOwner<TwoStep | null>(null, async ({ scope: { settings }, viewer: { signIn } }) =>
    signIn && settings.accountSecurityUrl !== null
      ? {
          isOn: signIn.hasSecondFactor,
          pageUrl: signIn.isAtOwnProvider ? settings.accountSecurityUrl : null,
        }
      : null,
  ),
};

export const contactMutations = {
  requestEmailChange: async (_: unknown, args: MutationRequestEmailChangeArgs, context: RequestContext) =>
    valueOrThrow(await requestEmailChange(context.scope, requirePatientInPerson(context), args)),
  confirmEmailChange: async (
    _: unknown,
    { token }: MutationConfirmEmailChangeArgs,
    context: RequestContext,
  ) => valueOrThrow(await confirmEmailChange(context.scope, requirePatientInPerson(context), token)),
  withdrawEmailChange: async (_: unknown, __: unknown, context: RequestContext) =>
    valueOrThrow(await withdrawEmailChange(context.scope, requirePatientInPerson(context))),
  changePhone: async (_: unknown, args: MutationChangePhoneArgs, context: RequestContext) =>
    valueOrThrow(await changePhone(context.scope, requirePatientInPerson(context), args)),
  saveContactPreference: async (
    _: unknown,
    args: MutationSaveContactPreferenceArgs,
    context: RequestContext,
  ) => {
    const { shownHash = null, ...wanted } = args;
    const patient = requirePatientInPerson(context);
    return valueOrThrow(await saveContactPreference(context.scope, patient, { ...wanted, shownHash }));
  },
  unsubscribe: async (_: unknown, { token }: MutationUnsubscribeArgs, { scope, viewer }: RequestContext) => {
    const { ip, userAgent } = viewer;
    return valueOrThrow(await unsubscribe(scope, { actor: viewerActor(viewer), ip, userAgent }, token));
  },
  signOutDevice: async (_: unknown, { deviceId }: MutationSignOutDeviceArgs, context: RequestContext) =>
    valueOrThrow(await signOutDevice(context.scope, requirePatientInPerson(context), deviceId)),
  signOutOthers: async (_: unknown, __: unknown, context: RequestContext) =>
    valueOrThrow(
      await signOutOthers(context.scope, requirePatientInPerson(context), context.viewer.sessionId ?? null),
    ),
};
