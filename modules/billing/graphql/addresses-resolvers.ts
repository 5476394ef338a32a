import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationAddAddressArgs,
  MutationChooseDefaultAddressArgs,
  MutationEditAddressArgs,
  MutationRemoveAddressArgs,
  MutationShipSubscriptionArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { viewerActor } from '#server/viewer.ts';
import {
  addAddress,
  chooseDefaultAddress,
  editAddress,
  removeAddress,
  shipSubscription,
} from '../services/addresses/address-book.ts';

export const addressMutations = {
  addAddress: async (_: unknown, { address }: MutationAddAddressArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await addAddress(scope, viewerActor(viewer), address)),
  editAddress: async (_: unknown, args: MutationEditAddressArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await editAddress(scope, viewerActor(viewer), args)),
  removeAddress: async (
    _: unknown,
    { addressId }: MutationRemoveAddressArgs,
    { scope, viewer }: RequestContext,
  ) => valueOrThrow(await removeAddress(scope, viewerActor(viewer), addressId)),
  chooseDefaultAddress: async (
    _: unknown,
    { addressId }: MutationChooseDefaultAddressArgs,
    { scope, viewer }: RequestContext,
  ) => valueOrThrow(await chooseDefaultAddress(scope, viewerActor(viewer), addressId)),
  shipSubscription: async (
    _: unknown,
    { subscriptionId, addressId = null }: MutationShipSubscriptionArgs,
    { scope, viewer }: RequestContext,
  ) => valueOrThrow(await shipSubscription(scope, viewerActor(viewer), { subscriptionId, addressId })),
};
