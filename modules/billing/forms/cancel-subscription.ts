import { badInput, ok } from '#kernel/result.ts';
import { fieldOf, type PageForm } from '#server/forms/page-form.ts';
import { CancelSubscriptionDocument } from '../ui/cancel/cancel-subscription.generated.ts';
import { CANCEL_FORM, feedbackOf, unchosen } from '../ui/cancel/reasons.ts';

const PAGE = '/account/customer-service-request';

/** Cancels a subscription; leads to the written confirmation, also when it was canceled already. */
export const cancelSubscriptionForm: PageForm = {
  id: CANCEL_FORM,
  pages: [PAGE],
  send: async ({ fields, run }) => {
    const subscriptionId = fieldOf(fields, 'subscriptionId');
    if (subscriptionId === '') return badInput([unchosen]);
    const said = fieldOf(fields, 'cancellation-feedback-details');
    const feedback = feedbackOf(fieldOf(fields, 'cancellation-reason'), said);
    const ended = await run(CancelSubscriptionDocument, { subscriptionId, feedback });
    if (!ended.ok) return ended;
    return ok({
      to: `${PAGE}/subscriptions-canceled?subscription=${ended.value.cancelSubscription.subscriptionId}`,
    });
  },
};
