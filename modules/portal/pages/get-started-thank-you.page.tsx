import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import columns from '#client/ui/columns.module.css';
import { Cluster, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { GetStartedSteps } from '#modules/billing/ui.ts';
import { welcomePath } from '#modules/cart/ui.ts';
import { chargeSentence } from '../ui/thank-you/charge-sentence.ts';
import { OrderReceipt } from '../ui/thank-you/order-receipt.tsx';
import { ordersOfLastCheckout } from '../ui/thank-you/orders-of-last-checkout.ts';
import { GetStartedThankYouDocument } from './get-started-thank-you.generated.ts';

export const data = pageData(GetStartedThankYouDocument, () => ({}));

const HERE = '/get-started/thank-you';

const Nothing = ({ signedIn }: { readonly signedIn: boolean }) => {
  const link = useLink();
  const loginAddress = useLoginAddress();
  return (
    <Stack gap={6}>
      <PageHeading
        title={signedIn ? 'No order yet' : 'Sign in to see your order'}
        lead={
          signedIn
            ? 'You have not ordered anything with this account.'
            : 'Only the person who placed an order can see it.'
        }
      />
      <Cluster gap={3}>
        {signedIn ? null : <LinkButton href={loginAddress(HERE)}>Sign in</LinkButton>}
        <LinkButton variant="secondary" href={link(specialtyEntryPages.products)}>
          Choose products
        </LinkButton>
      </Cluster>
    </Stack>
  );
};

/** After an order of over-the-counter products: its number, what ships when, how to use it, and how to sign in later. */
export const Page = () => {
  const { currentUser: user } = usePageData(data);
  const link = useLink();
  const bought = ordersOfLastCheckout(user?.orders ?? []);
  const lines = bought.flatMap((order) => order.lines);
  const guides = lines.flatMap(({ name, drugType }) => {
    const path = welcomePath(drugType);
    return path ? [{ name, path }] : [];
  });
  const shown = new Set(lines.map(({ name }) => name));
  const plans = (user?.billing.subscriptions ?? []).filter(
    ({ productNames, isCancellable }) => isCancellable && productNames.some((name) => shown.has(name)),
  );
  return (
    <PublicPage hideStart>
      <Section space="small" width="regular">
        {!user || bought.length === 0 ? (
          <Nothing signedIn={Boolean(user)} />
        ) : (
          <Stack gap={10}>
            <GetStartedSteps at="Done" />
            <PageHeading
              title={user.firstName ? `Thank you, ${user.firstName}` : 'Thank you'}
              lead="Your order is placed. There is nothing more to do."
            />
            <section className={columns.part} aria-labelledby="order">
              <h2 id="order">{bought.length === 1 ? 'Your order' : 'Your orders'}</h2>
              {bought.map((order) => (
                <div key={order.id} className={columns.part}>
                  <OrderReceipt order={order} />
                  <p>
                    <strong>{order.label}.</strong> {order.detail}
                  </p>
                </div>
              ))}
            </section>
            {plans.length > 0 ? (
              <section className={columns.part} aria-labelledby="when">
                <h2 id="when">Your next package</h2>
                {plans.map((plan) => (
                  <p key={plan.id}>
                    <strong>{plan.productNames.join(', ')}.</strong> {chargeSentence(plan)}
                  </p>
                ))}
              </section>
            ) : null}
            {guides.length > 0 ? (
              <section className={columns.part} aria-labelledby="guides">
                <h2 id="guides">How to use it</h2>
                <ul>
                  {guides.map(({ name, path }) => (
                    <li key={name}>
                      <a href={link(path)}>Getting started: {name}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            <section className={columns.part} aria-labelledby="account">
              <h2 id="account">Your account</h2>
              <p>
                Sign in as {user.email}, with the password you chose, to track your package, change a charge
                date or cancel.
              </p>
              <Cluster gap={3}>
                <LinkButton variant="secondary" href={link('/order-history')}>
                  Follow your order
                </LinkButton>
              </Cluster>
            </section>
            <Card as="section" tone="tinted" padding="large" aria-labelledby="visit">
              <Stack gap={4}>
                <h2 id="visit">Want a clinician to look at it?</h2>
                <p>
                  Some treatments need a prescription. In an online visit a licensed clinician reviews your
                  answers, and nothing is charged for a prescription unless it is approved.
                </p>
                <div>
                  <LinkButton variant="secondary" href={link(specialtyEntryPages.hairLoss)}>
                    See your recommended plan
                  </LinkButton>
                </div>
              </Stack>
            </Card>
          </Stack>
        )}
      </Section>
    </PublicPage>
  );
};
