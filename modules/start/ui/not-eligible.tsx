import type { ReactNode } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { type Help, InPerson, Reasons } from '#modules/eligibility/ui.ts';
import { type CatalogueItem, OtcList } from './otc-list.tsx';

export interface NotEligibleProps {
  readonly title: string;
  readonly lead: string;
  readonly reasons?: readonly string[];
  /** What happens to the visit and the charges. */
  readonly money?: ReactNode;
  /** What to do instead. */
  readonly instead?: ReactNode;
  readonly items: readonly CatalogueItem[];
  readonly firstHelp?: Help;
  readonly signedIn: boolean;
  readonly primary?: { readonly label: string; readonly href: string };
}

/** Says that something is not suitable for this patient: one clear reason, and links to every remaining alternative. */
export const NotEligible = (props: NotEligibleProps) => {
  const link = useLink();
  return (
    <FlowLayout
      width="regular"
      exitPath={props.signedIn ? '/dashboard' : '/'}
      exitLabel={props.signedIn ? 'Dashboard' : 'Home'}
    >
      <Stack gap={12}>
        <Stack gap={6}>
          <PageHeading title={props.title} lead={props.lead} />
          <Reasons reasons={props.reasons ?? []} />
          {props.money ? <p>{props.money}</p> : null}
          {props.primary ? (
            <div>
              <LinkButton size="large" full="phone" href={link(props.primary.href)}>
                {props.primary.label}
              </LinkButton>
            </div>
          ) : null}
        </Stack>
        {props.instead}
        <OtcList items={props.items} />
        <InPerson first={props.firstHelp} />
        <Cluster gap={4}>
          {props.signedIn ? (
            <LinkButton variant="secondary" full="phone" href={link('/messages')}>
              Ask the care team
            </LinkButton>
          ) : null}
          <LinkButton variant="secondary" full="phone" href={link('/faq')}>
            Questions and answers
          </LinkButton>
        </Cluster>
      </Stack>
    </FlowLayout>
  );
};
