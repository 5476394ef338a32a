import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { takenBy } from './load-taken.tsx';
import { type Taken, TakenContext, UnlessTaken } from './taken.tsx';

const taken = takenBy({
  id: 'sam',
  therapies: [
    { drugTypes: ['finasteride'], message: 'You take this.', href: '/account', label: 'See your treatment' },
    {
      drugTypes: ['minoxidil_foam', 'minoxidil'],
      message: 'You take Minoxidil 2.5 mg tablets.',
      href: '/order-history',
      label: 'See your order',
    },
  ],
});

const shown = (drugType: string, by: Taken | null): string =>
  renderPage(
    () => (
      <TakenContext value={by}>
        <UnlessTaken drugType={drugType}>
          <button type="button">Add to cart</button>
        </UnlessTaken>
      </TakenContext>
    ),
    null,
  );

describe('the button that adds a drug', () => {
  it('is there for a visitor, and for a patient who does not take the drug', () => {
    expect(shown('finasteride', null)).toContain('Add to cart');
    expect(shown('ketoconazole', taken)).toContain('Add to cart');
    expect(shown('ketoconazole', taken)).not.toContain('You take');
  });

  it('is replaced by what the patient has, with a link to it', () => {
    const html = shown('finasteride', taken);
    expect(html).not.toContain('Add to cart');
    expect(html).toContain('You take this.');
    expect(html).toMatch(/<a[^>]*href="[^"]*\/account"/);
    expect(html).toContain('See your treatment');
  });

  it('of another drug of the same kind names what the patient has', () => {
    const html = shown('minoxidil', taken);
    expect(html).toContain('You take Minoxidil 2.5 mg tablets.');
    expect(html).toMatch(/<a[^>]*href="[^"]*\/order-history"/);
    expect(taken.of('minoxidil_spray')).toBeNull();
  });
});
