import type { ReactNode } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Section, Stack } from '#client/ui/layout.tsx';
import { hairTreatmentYear } from '#modules/catalogue/ui.ts';
import { inPersonReasons } from '../data/hair-loss.ts';
import type { HairTreatment } from '../data/hair-treatments.ts';
import { EvidenceList, type EvidenceListProps } from './evidence-list.tsx';
import { MonthLine } from './month-line.tsx';
import { CallNow, SeeSomeone } from './see-someone.tsx';

/** What works and how well, for the areas that a page is about. */
export const WhatWorks = ({
  title,
  lead,
  treatments,
  places,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly treatments: readonly HairTreatment[];
  readonly places?: EvidenceListProps['places'];
}) => {
  const link = useLink();
  return (
    <Section aria-labelledby="what-works">
      <Stack gap={6}>
        <Stack gap={2}>
          <h2 id="what-works">{title}</h2>
          <p>{lead}</p>
        </Stack>
        <EvidenceList treatments={treatments} {...(places && { places })} />
        <p>
          <a href={link('/our-products')}>All treatments and prices</a>
        </p>
      </Stack>
    </Section>
  );
};

/** What to expect in the first year of treatment. */
export const FirstYear = ({ title = 'What the first year is like' }: { readonly title?: string }) => {
  const link = useLink();
  return (
    <Section tone="moss" aria-labelledby="first-year">
      <Stack gap={10}>
        <h2 id="first-year">{title}</h2>
        <MonthLine label="The first year of treatment" steps={hairTreatmentYear} />
        <p>
          <a href={link('/learn/shedding-in-the-first-months')}>Why some men shed more at first</a>
        </p>
      </Stack>
    </Section>
  );
};

/** Signs of another condition. */
export const InPerson = () => {
  const link = useLink();
  return (
    <Section aria-label="When to see a doctor in person">
      <SeeSomeone
        title="When to see a doctor in person"
        lead="These are not signs of male pattern hair loss. A doctor or dermatologist should look before you treat anything."
        reasons={inPersonReasons}
      >
        <p>
          <a href={link('/learn/when-hair-loss-is-not-male-pattern')}>
            What other kinds of hair loss look like
          </a>
        </p>
        <CallNow />
      </SeeSomeone>
    </Section>
  );
};
