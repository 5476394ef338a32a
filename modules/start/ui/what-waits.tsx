import { useLink } from '#client/layout/links.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { ThankYouOutOfStatePageQuery } from '../pages/thank-you-out-of-state.generated.ts';
import { CheckList } from './check-list.tsx';

type Move = NonNullable<ThankYouOutOfStatePageQuery['startMove']>;

/** Each treatment that waits because the patient moved, why, and what they can do about it. */
export const WhatWaits = ({ move: { waiting, advice, served, sentAt } }: { readonly move: Move }) => {
  const link = useLink();
  if (waiting.length === 0) return null;
  return (
    <>
      <Stack gap={4}>
        <h2>What is on hold</h2>
        {waiting.map(({ id, name, why }) => (
          <Card key={id} as="section" aria-label={name}>
            <Stack gap={2}>
              <h3>{name}</h3>
              <p>{why}</p>
            </Stack>
          </Card>
        ))}
        {advice.length > 0 ? (
          <Notice tone="caution" live={false} title="Before you stop anything">
            {advice.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        ) : null}
      </Stack>
      <Stack gap={4}>
        <h2>What you can do</h2>
        <CheckList
          items={[
            ...(served && sentAt === null
              ? [
                  {
                    id: 'history',
                    text: 'Answer the questions about your history: a clinician licensed there reads it and takes over. It is free.',
                  },
                ]
              : []),
            {
              id: 'transfer',
              text: (
                <>
                  Use a pharmacy near you: <a href={link('/messages')}>ask your care team</a> to send your
                  prescription there, or your records to a new doctor.
                </>
              ),
            },
            {
              id: 'pause',
              text: (
                <>
                  Wait: what is on hold is not charged. You can pause other products or move them to a later
                  date <a href={link('/auto-refill/preferences')}>in your refills</a>.
                </>
              ),
            },
            { id: 'end', text: 'Cancel: you can cancel every plan below, right away and free of charge.' },
          ]}
        />
      </Stack>
    </>
  );
};

/** What the pharmacy has already goes to the old address. */
export const PackagesElsewhere = ({ packages }: Pick<Move, 'packages'>) => {
  const link = useLink();
  if (packages.length === 0) return null;
  return (
    <Stack gap={4}>
      <h2>On its way to your old address</h2>
      <CheckList items={packages} />
      <p>
        <a href={link('/order-history')}>See your orders</a>
      </p>
    </Stack>
  );
};
