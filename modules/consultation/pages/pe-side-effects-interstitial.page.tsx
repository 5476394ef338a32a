import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { joinWithAnd } from '#kernel/join-with-and.ts';
import { Decide } from '../ui/ssri/decide.tsx';
import { OtherWays } from '../ui/ssri/other-ways.tsx';
import { useDeclineSsri } from '../ui/ssri/use-decline-ssri.ts';
import { WarningParts } from '../ui/ssri/warning-parts.tsx';
import {
  PeSideEffectsInterstitialPageDocument,
  type PeSideEffectsInterstitialPageQuery,
} from './pe-side-effects-interstitial.generated.ts';

export const data = pageData(PeSideEffectsInterstitialPageDocument, () => ({}));

type Visit = NonNullable<NonNullable<PeSideEffectsInterstitialPageQuery['currentUser']>['visit']>;
type Warning = NonNullable<Visit['ssriWarning']>;

/** The antidepressants that we prescribe. */
const ssris = ['sertraline', 'fluoxetine', 'escitalopram'];

const Declined = ({ visitGoesOn, path }: { readonly visitGoesOn: boolean; readonly path: string }) => {
  const link = useLink();
  return (
    <Stack gap={10}>
      <PageHeading
        title="You decided against it"
        lead={
          visitGoesOn
            ? 'We took the medicine out of your visit and your order. You do not pay for it. Everything else continues.'
            : 'We took the medicine out of your order. You do not pay for it, and none of it ships.'
        }
      />
      {visitGoesOn ? (
        <div>
          <LinkButton full="phone" href={link(path)}>
            Continue your visit
          </LinkButton>
        </div>
      ) : null}
      <OtherWays />
      <p>
        Would you like to talk it over first? <a href={link('/messages')}>Write to your care team</a>.
      </p>
    </Stack>
  );
};

const WarningText = ({ warning, names }: { readonly warning: Warning; readonly names: string }) => (
  <Stack gap={8}>
    <PageHeading
      title="Read this before you continue"
      lead={`You asked for ${names}. It is an antidepressant that delays climax as a side effect. It is not FDA-approved for that: the use is off-label.`}
    />
    <WarningParts parts={warning.parts} />
  </Stack>
);

export const Page = () => {
  const link = useLink();
  const visit = usePageData(data).currentUser?.visit;
  const [declined, setDeclined] = useState<{ visitGoesOn: boolean } | null>(null);
  const declining = useDeclineSsri(ssris, (visitGoesOn) => {
    setDeclined({ visitGoesOn });
    window.scrollTo(0, 0);
  });
  const warning = visit?.ssriWarning;
  const path = visit?.intakePath ?? '/consultation/sh-intake';
  const names = joinWithAnd([
    ...new Set(
      (visit?.requestedProducts ?? [])
        .filter(({ drugType }) => ssris.includes(drugType))
        .map(({ publicDisplayedName }) => publicDisplayedName),
    ),
  ]);
  return (
    <FlowLayout width="regular" exitPath="/dashboard" exitLabel="Dashboard">
      {declined ? (
        <Declined {...declined} path={path} />
      ) : warning ? (
        <Stack gap={10}>
          <WarningText warning={warning} names={names} />
          {warning.isAccepted ? (
            <Notice
              tone="success"
              live={false}
              title="You agreed to this warning"
              actions={<a href={link(path)}>Continue your visit</a>}
            >
              You can read it here again at any time. To stop the medicine, write to your care team first.
            </Notice>
          ) : null}
          {visit?.submittedAt ? null : (
            <Decide
              parts={warning.parts}
              statement={warning.statement}
              onAgreed={() => goTo(link(path))}
              declining={declining}
            />
          )}
          <OtherWays />
        </Stack>
      ) : (
        <Stack gap={10}>
          <PageHeading
            title="Nothing to agree to right now"
            lead="This page is for visits with an antidepressant, and you have none of those open. These are other ways to have more control."
          />
          <OtherWays />
        </Stack>
      )}
    </FlowLayout>
  );
};
