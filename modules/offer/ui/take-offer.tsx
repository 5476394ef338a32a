import { useEffect, useState } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Failure, Result } from '#kernel/result.ts';
import { OfferStartDocument, type OfferStartQuery } from './offer-start.generated.ts';
import { StartForm } from './start-form.tsx';

type Start = OfferStartQuery['offerStart'];

const NotNow = ({ failure }: { readonly failure: Failure }) => (
  <Notice tone="caution" title="This cannot start now">
    {failure.message}
  </Notice>
);

/** What has to be done first, such as a renewal. */
const First = ({ start }: { readonly start: Start }) => {
  const link = useLink();
  return (
    <Notice
      tone="info"
      title="One thing to do first"
      live={false}
      actions={start.href ? <LinkButton href={link(start.href)}>{start.label}</LinkButton> : null}
    >
      {start.message}
    </Notice>
  );
};

/** The effect of accepting the offer today, requested when the page is open: its price and required steps. */
export const TakeOffer = ({ offerId }: { readonly offerId: string }) => {
  const [answer, setAnswer] = useState<Result<Start> | null>(null);
  const load = async (): Promise<void> => {
    const loaded = await runQuery(OfferStartDocument, {});
    setAnswer(loaded.ok ? { ok: true, value: loaded.value.offerStart } : loaded);
  };
  useEffect(() => {
    let isHere = true;
    void runQuery(OfferStartDocument, {}).then((loaded) => {
      if (isHere) setAnswer(loaded.ok ? { ok: true, value: loaded.value.offerStart } : loaded);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <Stack as="section" gap={4} aria-labelledby="start">
      <h2 id="start">What it costs</h2>
      {answer === null ? (
        <Skeleton label="Calculating the price" shape="card" count={1} />
      ) : !answer.ok ? (
        <NotNow failure={answer.failure} />
      ) : answer.value.quote ? (
        <StartForm offerId={offerId} quote={answer.value.quote} onStale={load} />
      ) : (
        <First start={answer.value} />
      )}
    </Stack>
  );
};
