import { useEffect, useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading } from '#client/ui/layout.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { checkoutPath } from './checkout-flow.ts';
import { browserMemory } from './checkout-memory.ts';
import { ConfirmCheckoutDocument } from './confirm-checkout.generated.ts';
import { orderExists } from './order-exists.ts';
import { readRepeatQuestion } from './read-repeat-question.ts';
import { RepeatQuestion } from './repeat-question.tsx';

/** The result, when it did not simply lead to the next page. */
type Outcome =
  | { readonly kind: 'asking' }
  | { readonly kind: 'action_required'; readonly actionUrl: string }
  /** The same was ordered shortly before, e.g. in another tab. The card is confirmed. */
  | { readonly kind: 'repeated'; readonly question: string }
  | { readonly kind: 'unclear'; readonly message: string };

const asking: Outcome = { kind: 'asking' };

interface IssuerReturnProps {
  readonly checkoutId: string;
  /** Of the stored checkout, in case this tab's storage is empty. */
  readonly products: string;
}

/** After the card issuer's page: finishes the order, or returns to the card form with everything that was entered. */
export const IssuerReturn = ({ checkoutId, products }: IssuerReturnProps) => {
  const link = useLink();
  const loginAddress = useLoginAddress();
  const confirm = useMutation(ConfirmCheckoutDocument);
  const [outcome, setOutcome] = useState<Outcome>(asking);
  const asked = useRef(false);
  const back = (): string => {
    const memory = browserMemory().find(checkoutId);
    return checkoutPath(memory?.flow ?? 'visit', memory?.products ?? products);
  };

  const ask = async (orderAgain = false): Promise<void> => {
    if (!orderAgain) setOutcome(asking);
    const result = await confirm.run({ checkoutId, orderAgain });
    if (!result) return;
    if (!result.ok) {
      const { code, message } = result.failure;
      const question = readRepeatQuestion(result.failure);
      if (code === 'UNAUTHENTICATED') {
        window.location.replace(loginAddress(`/checkout?checkout=${checkoutId}`));
      } else if (question) setOutcome({ kind: 'repeated', question });
      else if (code === 'TEMPORARILY_UNAVAILABLE') setOutcome({ kind: 'unclear', message });
      else {
        browserMemory().change(checkoutId, { cardProblem: message });
        window.location.replace(back());
      }
      return;
    }
    const { status, actionUrl, href, ordered, purchase } = result.value.confirmCheckout;
    const next = ordered ? await orderExists(checkoutId, href, purchase) : href;
    if (status === 'ACTION_REQUIRED' && actionUrl) return setOutcome({ kind: 'action_required', actionUrl });
    // Replaced, so that “back” does not lead to this intermediate page.
    window.location.replace(next);
  };

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });

  if (outcome.kind === 'asking')
    return (
      <FlowLayout>
        <PageHeading
          title="Checking with your bank"
          lead="This takes a few seconds. Please keep this page open."
        />
        <div role="status">
          <Progress value={2} max={3} label="Confirming your card" />
        </div>
      </FlowLayout>
    );
  if (outcome.kind === 'action_required')
    return (
      <FlowLayout>
        <PageHeading
          title="Your bank is waiting for you"
          lead="It has not confirmed your card yet. Nothing was charged."
        />
        <Cluster gap={3}>
          <LinkButton href={outcome.actionUrl}>Continue at your bank</LinkButton>
          <Button variant="secondary" onClick={() => window.location.assign(back())}>
            Use another card
          </Button>
        </Cluster>
      </FlowLayout>
    );
  if (outcome.kind === 'repeated')
    return (
      <FlowLayout>
        <PageHeading
          title="Your card is confirmed"
          lead="We have not placed this order yet, because you placed the same one before."
        />
        <RepeatQuestion question={outcome.question} pending={confirm.pending} onYes={() => void ask(true)} />
      </FlowLayout>
    );
  return (
    <FlowLayout>
      <PageHeading
        title="We do not know yet whether it worked"
        lead={`${outcome.message} It is safe to check again: this order is never charged twice.`}
      />
      <Cluster gap={3}>
        <Button pending={confirm.pending} onClick={() => void ask()}>
          Check again
        </Button>
        <LinkButton variant="secondary" href={link('/order-history')}>
          See your orders
        </LinkButton>
      </Cluster>
    </FlowLayout>
  );
};
