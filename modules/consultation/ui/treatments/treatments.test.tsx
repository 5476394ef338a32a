import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoreProducts, type StoreSubscription } from './store-products.tsx';
import { TreatmentCard } from './treatment-card.tsx';

const treatment = {
  id: 't1',
  drugType: 'finasteride',
  product: { drugFacts: 'finasteride' },
  name: 'Finasteride 1 mg tablets',
  howToTake: 'One tablet a day.',
  startedAt: '2026-08-18T00:00:00Z',
  expiresAt: '2027-08-18T00:00:00Z',
  refillsRemaining: 2,
  label: 'Active',
  isActive: true,
  isCanceled: false,
  holds: [],
  stopText: null,
  continuity: null,
  renewalDue: false,
};

it('links from a treatment to the facts about it, and names its risk', () => {
  const html = renderToString(<TreatmentCard treatment={treatment} />);
  expect(html).toContain('/drug-facts/finasteride');
  expect(html).toContain('sexual side effects');
  expect(renderToString(<TreatmentCard treatment={{ ...treatment, product: null }} />)).not.toContain(
    '/drug-facts/',
  );
});

it('says why a treatment is on hold and what lifts it', () => {
  expect(renderToString(<TreatmentCard treatment={treatment} />)).not.toContain('On hold');
  const holds = [{ why: 'Please pause this.', liftedWhen: 'Your blood test is normal.' }];
  const html = renderToString(<TreatmentCard treatment={{ ...treatment, isActive: false, holds }} />);
  for (const text of ['On hold', 'Please pause this.', 'It resumes when:', 'Your blood test is normal.'])
    expect(html).toContain(text);
});

it('says why the clinician ended a treatment, and no longer how to take it', () => {
  const html = renderToString(
    <TreatmentCard
      treatment={{
        ...treatment,
        isActive: false,
        label: 'Stopped by your clinician',
        stopText: 'It ends now.',
      }}
    />,
  );
  expect(html).toContain('Your clinician ended it');
  expect(html).toContain('It ends now.');
  expect(html).not.toContain('One tablet a day.');
});

const product = {
  id: 239,
  drugType: 'minoxidil_foam',
  displayedName: 'Minoxidil 5% foam',
  instructions: 'Twice a day.',
  needsPrescription: false,
  drugFacts: 'minoxidil-foam',
};
const subscription = (products: StoreSubscription['activeProducts']): StoreSubscription => ({
  id: 's1',
  nextBillingDate: '2027-02-01T03:00:00Z',
  activeProducts: products,
});

it('shows the products without a prescription, and nothing else', () => {
  const prescribed = { ...product, id: 211, displayedName: 'Finasteride', needsPrescription: true };
  const html = renderToString(<StoreProducts subscriptions={[subscription([prescribed, product])]} />);
  expect(html).toContain('Minoxidil 5% foam');
  expect(html).toContain('January 31, 2027');
  expect(html).toContain('/drug-facts/minoxidil-foam');
  expect(html).not.toContain('Finasteride');
  expect(renderToString(<StoreProducts subscriptions={[subscription([prescribed])]} />)).toBe('');
});
