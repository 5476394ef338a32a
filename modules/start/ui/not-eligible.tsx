import type { ReactNode } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { type Help, InPerson, Reasons } from '#modules/eligibility/ui.ts';
import { LETTER_PATH } from '../domain/letter-path.ts';
import { ForgetAnswers } from './forget-answers.tsx';
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
  /** Who can help in person; those for hair when left out. */
  readonly helpers?: readonly Help[];
  /** There is something to tell the patient's own doctor. */
  readonly hasLetter?: boolean;
  readonly signedIn: boolean;
  /** The person's answers belong to a visit, and are kept. */
  readonly hasVisit: boolean;
  readonly primary?: { readonly label: string; readonly href: string };
}

/** A letter that the patient can print and take along. */
const Letter = () => (
  <section aria-labelledby="letter">
    <Stack gap={4}>
      <h2 id="letter">A letter for your own doctor</h2>
      <p>
        One page that says what you asked for and why we did not prescribe it. Print it, or show it on your
        phone.
      </p>
      <div>
        <LinkButton variant="secondary" full="phone" href={LETTER_PATH}>
          Get the letter (PDF)
        </LinkButton>
      </div>
    </Stack>
  </section>
);

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
        <InPerson first={props.firstHelp} helpers={props.helpers} />
        {props.hasLetter ? <Letter /> : null}
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
        <ForgetAnswers hasVisit={props.hasVisit} />
      </Stack>
    </FlowLayout>
  );
};
