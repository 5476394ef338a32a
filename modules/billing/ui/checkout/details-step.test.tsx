import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { detailsOf } from './details.ts';
import { DetailsStep } from './details-step.tsx';

const details = { ...detailsOf(null), 'address.state': 'TX', 'address.zipCode': '10001' };
const Page = () => (
  <DetailsStep
    details={details}
    onChange={() => {}}
    problem={() => undefined}
    version={0}
    needsPrescription={false}
    servedStates={['TX']}
    products={[
      { displayedName: 'Minoxidil 5% foam', unavailableStates: [{ code: 'TX' }] },
      { displayedName: 'Thickening pomade, 60 g', unavailableStates: [{ code: 'AK' }] },
    ]}
  />
);

const drawn = (skipped: boolean) => renderPage(Page, null, {}, { 'skip-address-validation': skipped });

it('S5.7: with the flag on, a ZIP code of another state causes no warning', () => {
  expect(drawn(false)).toContain('This does not look like a ZIP code in Texas.');
  expect(drawn(true)).not.toContain('This does not look like a ZIP code');
});

it('names products that are not sold in the state as soon as the state is chosen', () => {
  expect(drawn(false)).toContain('Minoxidil 5% foam is not sold in Texas');
  expect(drawn(false)).not.toContain('Thickening pomade');
});
