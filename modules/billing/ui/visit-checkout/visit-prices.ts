import type { PriceSection } from '#client/ui/price-summary.tsx';
import type { VisitTermsContentFragment } from './visit-terms-content.generated.ts';

type Terms = Pick<VisitTermsContentFragment, 'feeWhen' | 'fee' | 'today' | 'lines'>;

const laterNote =
  'Only if a clinician proposes a plan and you accept it. You see the full price before you do.';

/** What is paid when: today, and with a plan that the patient accepts. */
export const visitPrices = ({ feeWhen, fee, today, lines }: Terms): readonly PriceSection[] => [
  {
    title: 'Today',
    total: today === 0 ? 'Nothing' : today,
    rows: lines.map(({ label, amount }) => ({ label, amount })),
    ...(feeWhen === 'request' && { note: 'You get all of it back if the visit ends without a treatment.' }),
  },
  ...(feeWhen === 'plan'
    ? [
        {
          title: 'With your plan',
          total: 'Its price and the visit',
          note: laterNote,
          rows: [{ label: 'Online visit', amount: fee }],
        },
      ]
    : []),
];
