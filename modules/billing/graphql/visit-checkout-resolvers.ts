import { badInput } from '#kernel/result.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskDecideDepositArgs,
  MutationDeskMoveDepositArgs,
  MutationPlaceVisitCheckoutArgs,
  MutationRefundDepositArgs,
  VisitWishInput,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { flagsOf, viewerActor } from '#server/viewer.ts';
import { procedureDepositRepository } from '../repositories/procedure-deposits.ts';
import { depositView } from '../services/deposits/deposit-view.ts';
import { moveDeposit } from '../services/deposits/move-deposit.ts';
import { decideDeposit, refundDeposit } from '../services/deposits/refund-deposit.ts';
import { placeVisitCheckout } from '../services/visit-checkout/place-visit-checkout.ts';
import type { VisitWish } from '../visit-checkout-port.ts';

const readWish = ({ consultationId, productId, procedureOn }: VisitWishInput): VisitWish => {
  if (consultationId) return { kind: 'visit', consultationId: readId('wish.consultationId', consultationId) };
  if (productId && procedureOn) return { kind: 'deposit', productId, procedureOn };
  return valueOrThrow(badInput([{ field: 'wish', message: 'Choose what it is for.' }]));
};

export const visitCheckoutQueries = {
  deskDeposits: async (_: unknown, __: unknown, context: RequestContext) => {
    const { actor } = requireStaff(context);
    const { scope } = context;
    const deposits = await procedureDepositRepository(scope.db).all();
    await recordAudit(scope, {
      actor,
      action: 'deposit.read',
      subject: 'desk',
      subjectId: 'deposits',
      detail: { personIds: [...new Set(deposits.map(({ userId }) => userId))] },
    });
    return deposits.map((deposit) => depositView(deposit, scope.clock.now()));
  },
};

export const visitCheckoutMutations = {
  placeVisitCheckout: async (
    _: unknown,
    { input }: MutationPlaceVisitCheckoutArgs,
    { scope, viewer }: RequestContext,
  ) =>
    valueOrThrow(
      await placeVisitCheckout(scope, viewerActor(viewer), readWish(input.wish), {
        ...input,
        paymentMethodId: input.paymentMethodId ?? null,
        ip: viewer.ip,
        userAgent: viewer.userAgent,
        leadId: viewer.leadId,
        skipAddressValidation: flagsOf(viewer)['skip-address-validation'],
      }),
    ),
  refundDeposit: async (
    _: unknown,
    { orderId }: MutationRefundDepositArgs,
    { scope, viewer }: RequestContext,
  ) => valueOrThrow(await refundDeposit(scope, viewerActor(viewer), orderId)),
  deskDecideDeposit: async (_: unknown, args: MutationDeskDecideDepositArgs, context: RequestContext) =>
    valueOrThrow(await decideDeposit(context.scope, requireStaff(context).actor, args)),
  deskMoveDeposit: async (_: unknown, { input }: MutationDeskMoveDepositArgs, context: RequestContext) =>
    valueOrThrow(await moveDeposit(context.scope, requireStaff(context).actor, input)),
};
