import { type FormEvent, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { readLead } from '#modules/account/ui.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import { checkoutPath } from './checkout-flow.ts';
import { checkoutSummary } from './checkout-summary.ts';
import { DetailsFields } from './details-step.tsx';
import { GetStartedSteps } from './get-started-steps.tsx';
import { findDetailProblems, usePreloadedDetailProblems } from './load-detail-problems.ts';
import { OrderAbove, OrderBeside } from './order-summary.tsx';
import { SaveBuyerDocument } from './save-lead.generated.ts';
import { useDraft } from './use-draft.ts';

const none: readonly FieldProblem[] = [];

/** Name and shipping address. Entries stay in this tab, and name and address are also saved with the lead. */
export const YourInfo = ({ answer }: { readonly answer: CheckoutPageQuery }) => {
  const { currentUser: person, checkoutPage: page } = answer;
  const products = page.products.map(({ id }) => id).join(',');
  const order = checkoutSummary(answer);
  const link = useLink();
  const save = useMutation(SaveBuyerDocument);
  const { draft, detailsProps } = useDraft(products, answer, 'ecommerce');
  usePreloadedDetailProblems();
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState(none);
  const problem = (field: string) => problems.find((one) => one.field === field)?.message;
  const correct = (...fields: string[]) =>
    setProblems((all) => all.filter(({ field }) => !fields.includes(field)));

  const lead = () =>
    readLead({
      firstName: draft.details.firstName,
      email,
      phone: null,
      marketingEmails: false,
      marketingTexts: false,
    });
  const saveLead = async (): Promise<void> => {
    const read = person ? null : lead();
    if (read?.ok) await save.run({ input: { firstName: draft.details.firstName, email } });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = person ? null : lead();
    const emailProblems =
      read && !read.ok ? read.failure.fields.filter(({ field }) => field === 'email') : none;
    const found = [...emailProblems, ...(await findDetailProblems(draft.details))];
    setProblems(found);
    if (found.length > 0) return;
    await saveLead();
    await goTo(link(checkoutPath('ecommerce', products)));
  };

  return (
    <FlowLayout
      aside={<OrderBeside {...order} />}
      back={
        <LinkButton
          variant="quiet"
          size="small"
          href={link(`${specialtyEntryPages.products}?products=${products}`)}
        >
          Back to the products
        </LinkButton>
      }
    >
      <Stack gap={8}>
        <GetStartedSteps at="Your details" />
        <PageHeading
          title="Where should we ship it?"
          lead="You pay on the next page. What you type here is saved while this tab is open."
        />
        <OrderAbove {...order} />
        <form method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={6}>
            <FormErrorSummary problems={problems} focus="field" />
            {person ? null : (
              <EmailField
                name="email"
                description="For your receipt and updates about this order. Your account will use it too."
                value={email}
                error={problem('email')}
                onChange={(value) => {
                  correct('email');
                  setEmail(value);
                }}
                onBlur={() => void saveLead()}
              />
            )}
            <DetailsFields
              {...detailsProps(correct)}
              problem={problem}
              needsPrescription={false}
              servedStates={page.servedStates}
              products={page.products}
            />
            <Button type="submit" size="large" full pending={save.pending} pendingLabel="Saving">
              Continue to payment
            </Button>
          </Stack>
        </form>
      </Stack>
    </FlowLayout>
  );
};
