import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { DeclineOffer } from '../ui/decline-offer.tsx';
import { TakeOffer } from '../ui/take-offer.tsx';
import { OfferPageDocument, type OfferPageQuery } from './offer.generated.ts';

export const data = pageData(OfferPageDocument, () => ({}));

type Offer = NonNullable<NonNullable<OfferPageQuery['currentUser']>['offer']>;

const NoOffer = () => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading title="Your offer" />
      <EmptyState
        title="You have no offers right now"
        action={<LinkButton href={link('/our-products')}>See our products</LinkButton>}
      >
        When you have one, it appears here and on your dashboard. You can order again at any time without one.
      </EmptyState>
    </Stack>
  );
};

const Ended = ({ offer }: { readonly offer: Offer }) => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading title="Your offer" lead={offer.label} />
      <Card as="section" aria-label="What you can do">
        <Stack gap={4}>
          <p>
            {offer.status === 'accepted'
              ? `${offer.productNames.join(', ')}: your account shows what is charged next, and when.`
              : 'Nothing was started and nothing was charged. You can order again at any time.'}
          </p>
          <div>
            {offer.status === 'accepted' ? (
              <LinkButton href={link('/account')}>See your account</LinkButton>
            ) : (
              <LinkButton href={link('/our-products')}>See our products</LinkButton>
            )}
          </div>
        </Stack>
      </Card>
    </Stack>
  );
};

/** An offer to start again: what it is, for what, what it costs today and later, and until when. */
export const Page = () => {
  const user = usePageData(data).currentUser;
  const offer = user?.offer;
  return (
    <AppLayout current="/account/offer" unreadMessages={user?.care.unreadMessages}>
      {!offer ? (
        <NoOffer />
      ) : offer.isOpen ? (
        <Stack gap={8}>
          <PageHeading
            title={`${offer.terms}, if you start again`}
            lead={`For ${offer.productNames.join(', ')}. ${offer.label} Nothing starts automatically.`}
          />
          <TakeOffer offerId={offer.id} />
          {offer.status === 'offered' ? <DeclineOffer offerId={offer.id} /> : null}
        </Stack>
      ) : (
        <Ended offer={offer} />
      )}
    </AppLayout>
  );
};
