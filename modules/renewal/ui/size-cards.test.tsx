import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { ChooseSupply } from './annual/choose-supply.tsx';
import { PlanCard } from './plan-card.tsx';

const plan = {
  subscriptionId: '7a0a1f0e-0000-4000-8000-000000000001',
  names: ['Finasteride'],
  amount: 5400,
  everyDays: 90,
  nextBillingDate: '2026-12-20T12:00:00.000Z',
  sizes: [
    { everyDays: 180, amount: 10_200 },
    { everyDays: 360, amount: 19_200 },
  ],
  mayPause: true,
  pauseFrom: '2026-12-21',
  pauseTo: '2027-05-01',
  isChosen: false,
  choice: 'keep',
  size: null,
  wish: null,
  until: null,
  after: 'Continues as it is.',
};
type Shown = Omit<typeof plan, 'size'> & { readonly size: number | null };

const screens = {
  'the yearly check-in': (supply: Shown) => renderPage(() => <ChooseSupply supply={supply} />, null),
  'a renewal': (shown: Shown) => renderPage(() => <PlanCard plan={shown} onOpen={() => {}} />, null),
};

/** The cards as they are drawn: each choice is a label around a radio button. */
const cardsIn = (html: string): readonly string[] => html.match(/<label\b[\s\S]*?<\/label>/g) ?? [];
const textOf = (card: string): string =>
  card
    .replace(/<\/span>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const isChecked = (card: string): boolean => /<input[^>]* checked=""/.test(card);
/** Elements and classes without what a card says and which value it has: what decides how large and how heavy it is. */
const formOf = (card: string): string =>
  card
    .replace(/ (?:id|value|checked)="[^"]*"/g, '')
    .replace(/>[^<]+</g, '>text<')
    .replace(/\s+/g, ' ');

describe.each(Object.entries(screens))('how much ships at a time, at %s (S2.43)', (_name, draw) => {
  it('offers no change, half a year and a year, each with its price and the price per month', () => {
    expect(cardsIn(draw(plan)).map(textOf).slice(0, 3)).toEqual([
      'No change: 3 months at a time $54.00 each time, $18.00 per month',
      '6 months at a time $102.00 each time, $17.00 per month',
      '12 months at a time $192.00 each time, $16.00 per month',
    ]);
  });

  it('chooses nothing for the patient', () => {
    expect(cardsIn(draw(plan)).filter(isChecked)).toEqual([]);
  });

  it('draws staying with the present size like every offer: same size, same weight', () => {
    const [keep, ...offers] = cardsIn(draw(plan)).map(formOf);
    expect(offers.length).toBeGreaterThanOrEqual(2);
    for (const offer of offers) expect(offer).toBe(keep);
  });

  it.each<[string, Partial<Shown>, string]>([
    ['no change', { isChosen: true }, 'No change: 3 months'],
    ['a larger package', { isChosen: true, choice: 'size', size: 180 }, '6 months'],
  ])('shows what the patient chose, on any device: %s', (_choice, stored, start) => {
    const [chosen, ...others] = cardsIn(draw({ ...plan, ...stored })).filter(isChecked);
    expect(textOf(chosen ?? '')).toMatch(new RegExp(`^${start}`));
    expect(others).toEqual([]);
  });
});

it('what is sold in one size only says so at the yearly check-in, and offers nothing larger at a renewal', () => {
  const single = { ...plan, sizes: [], isChosen: true };
  expect(screens['the yearly check-in'](single)).toContain('It is not sold in larger packages.');
  expect(cardsIn(screens['the yearly check-in'](single))).toEqual([]);
  expect(cardsIn(screens['a renewal'](single)).map(textOf)).toEqual([
    'No change: 3 months at a time $54.00 each time, $18.00 per month',
    expect.stringMatching(/^Something else/),
    expect.stringMatching(/^Pause after the renewal/),
  ]);
});
