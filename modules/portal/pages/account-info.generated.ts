// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { BillingActionContentFragment } from '#modules/billing/ui/billing-action-content.generated.ts';
import type { CardEntrySettingsFragment } from '#modules/billing/ui/card-entry-settings.generated.ts';
import type { MessageChannelContentFragment } from '#modules/portal/ui/info/message-channel.generated.ts';
import type { SavedAddressContentFragment } from '#modules/billing/ui/saved-address-content.generated.ts';
import type { SavedCardContentFragment } from '#modules/billing/ui/saved-card-content.generated.ts';

export type AccountInfoPageQueryVariables = Readonly<Record<string, never>>;

export type AccountInfoPageQuery = { readonly cardEntry: CardEntrySettingsFragment, readonly currentUser: (
    { readonly id: string, readonly fullName: string | null, readonly email: string | null, readonly pendingEmail: string | null, readonly timeZone: string | null, readonly timeZoneChosen: boolean, readonly phone: { readonly phoneAreaCode: string, readonly phoneNumber: string } | null, readonly contactPreferences: ReadonlyArray<{ readonly type: string, readonly text: string, readonly isOn: boolean, readonly decidedAt: string | null }>, readonly messagePreferences: { readonly textsOff: string | null, readonly groups: ReadonlyArray<{ readonly id: string, readonly title: string, readonly email: MessageChannelContentFragment, readonly text: MessageChannelContentFragment | null }> } | null, readonly devices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly signedInAt: string, readonly lastSeenAt: string, readonly isCurrent: boolean }>, readonly twoStepSignIn: { readonly isOn: boolean, readonly pageUrl: string | null } | null, readonly addressBook: { readonly addresses: ReadonlyArray<SavedAddressContentFragment>, readonly deliveries: ReadonlyArray<{ readonly subscriptionId: string, readonly productNames: ReadonlyArray<string>, readonly isDefault: boolean, readonly addressId: string | null, readonly shipsTo: { readonly streetAddress1: string, readonly streetAddress2: string | null, readonly city: string, readonly state: string, readonly zipCode: string } }> }, readonly billing: { readonly cardWarning: BillingActionContentFragment | null, readonly cards: ReadonlyArray<SavedCardContentFragment> } }
    & AppLayoutUserFragment
  ) | null };

export const AccountInfoPageDocument = /* @__PURE__ */ typedDocument<AccountInfoPageQuery, AccountInfoPageQueryVariables>(
  'AccountInfoPage',
  'query AccountInfoPage{cardEntry{...CardEntrySettings}currentUser{id fullName email pendingEmail timeZone timeZoneChosen phone{phoneAreaCode phoneNumber}contactPreferences{type text isOn decidedAt}messagePreferences{textsOff groups{id title email{...MessageChannelContent}text{...MessageChannelContent}}}devices{id name signedInAt lastSeenAt isCurrent}twoStepSignIn{isOn pageUrl}addressBook{addresses{...SavedAddressContent}deliveries{subscriptionId productNames isDefault addressId shipsTo{streetAddress1 streetAddress2 city state zipCode}}}...AppLayoutUser billing{cardWarning{...BillingActionContent}cards{...SavedCardContent}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment BillingActionContent on BillingAction{title detail label href}fragment CardEntrySettings on CardEntry{kind frameUrl publishableKey}fragment MessageChannelContent on MessageChannel{type text isOn isLocked decidedAt}fragment SavedAddressContent on SavedAddress{id streetAddress1 streetAddress2 city state zipCode}fragment SavedCardContent on SavedCard{id brand last4 wallet expMonth expYear isDefault expiry}',
);
