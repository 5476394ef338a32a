import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { CancelPlanAfterMoveDocument } from './cancel-plan.generated.ts';

export interface Plan {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly productNames: readonly string[];
  readonly isCancellable: boolean;
  readonly needsPrescription: boolean;
}

/** One plan with a button that cancels it immediately, online, without contacting anybody. */
export const CancelPlan = ({ plan }: { readonly plan: Plan }) => {
  const sending = useMutation(CancelPlanAfterMoveDocument);
  const [after, setAfter] = useState<readonly string[] | null>(null);
  const name = plan.productNames.join(' and ');
  const cancel = async () => {
    const result = await sending.run({ subscriptionId: plan.id });
    if (result?.ok) setAfter(result.value.cancelSubscription.effects);
  };
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={3}>
        <h3>{name}</h3>
        {after ? (
          <Notice tone="success" title="This plan is canceled">
            {after.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        ) : (
          <>
            <p>
              {plan.needsPrescription
                ? 'On hold. It is not charged and does not ship until a clinician licensed where you live approves it.'
                : `${plan.label}. ${plan.detail}`}
            </p>
            {sending.failure ? <Notice tone="danger">{sending.failure.message}</Notice> : null}
            {plan.isCancellable ? (
              <div>
                <Button
                  variant="secondary"
                  pending={sending.pending}
                  pendingLabel="Canceling"
                  onClick={() => void cancel()}
                >
                  Cancel this plan<span className="visually-hidden">: {name}</span>
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Stack>
    </Card>
  );
};
