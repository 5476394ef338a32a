import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { VisitIntake } from '../ui/intake/visit-intake.tsx';
import { IntakePageDocument } from './intake.generated.ts';

export const data = pageData(IntakePageDocument, () => ({}));

/** A visit about sexual health begins with the questions that decide which treatment is suitable. */
const without = {
  title: 'You have no visit open',
  lead: 'A visit opens when you check out with a prescription treatment. A few questions show which one may fit.',
  action: { label: 'Start with a few questions', href: specialtyEntryPages.sexualHealth },
  other: { label: 'Go to your dashboard', href: '/dashboard' },
};

export const Page = () => (
  <VisitIntake
    visit={usePageData(data).currentUser?.visit}
    path="/consultation/sh-intake"
    without={without}
  />
);
