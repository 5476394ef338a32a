import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import type { CheckoutPageQuery } from './checkout.generated.ts';
import { Page } from './checkout.page.tsx';

const person = {
  id: 'u',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: null,
  phone: null,
  profile: null,
  address: null,
};

const answer: CheckoutPageQuery = {
  checkoutCart: '',
  currentUser: null,
  toldDetails: null,
  catalogue: [
    { drugType: 'finasteride', isRx: true, drugDescriptionResultsPage: 'A few men have low mood.' },
  ],
  checkoutPage: {
    products: [
      {
        id: 211,
        displayedName: 'Finasteride 1 mg tablets',
        supplyInformation: '90 tablets',
        unavailableStates: [],
        drugType: 'finasteride',
        needsPrescription: true,
        price: 5400,
      },
    ],
    ignoredIds: [],
    notOffered: [],
    alreadyTaken: [],
    leftOut: [],
    quote: {
      today: { lines: [], total: 0, subtotal: 0, salesTax: 0 },
      onApproval: {
        lines: [
          {
            kind: 'product',
            label: 'Finasteride 1 mg tablets',
            amount: 5400,
            productId: 211,
            isDiscount: false,
          },
        ],
        total: 5400,
        subtotal: 5400,
        salesTax: 0,
      },
      creditLeft: 0,
      nextCharges: [
        {
          on: null,
          afterDays: 75,
          amount: 5400,
          laterSteps: [],
          productNames: ['Finasteride'],
          everyDays: 90,
        },
      ],
      needsPrescription: true,
      isTaxKnown: true,
      delivery: { label: 'Standard shipping', arrival: 'Within 9 business days' },
      consentVersion: '1',
    },
    shippingOptions: [
      {
        name: 'standard',
        label: 'Standard shipping',
        detail: '5 to 7 business days',
        price: 0,
        problem: null,
      },
      {
        name: 'express',
        label: 'Express shipping',
        detail: '1 to 2 business days',
        price: 1495,
        problem: null,
      },
    ],
    cardEntry: { kind: 'demo', frameUrl: 'https://bank.test/card', publishableKey: null },
    savedCard: null,
    servedStates: ['TX'],
    agreements: [
      {
        field: 'termsAgreement',
        isRequired: true,
        consent: {
          id: 'terms',
          text: 'I agree to the terms.',
          missing: 'Please tick.',
          document: { title: 'terms of service', href: '/legal/terms' },
        },
      },
      {
        field: 'telehealthAgreement',
        isRequired: true,
        consent: {
          id: 'telehealth',
          text: 'I agree to telehealth.',
          missing: 'Please tick.',
          document: { title: 'consent to telehealth', href: '/legal/telehealth-consent' },
        },
      },
      {
        field: 'subscriptionAgreement',
        isRequired: true,
        consent: {
          id: 'checkout.recurring',
          text: 'I agree to be charged until I cancel.',
          missing: 'Please tick.',
          document: null,
        },
      },
      {
        field: 'receiveMarketingMessagesConsent',
        isRequired: false,
        consent: { id: 'email_marketing', text: 'Send me news by email.', missing: '', document: null },
      },
      {
        field: 'receiveMarketingTextsConsent',
        isRequired: false,
        consent: { id: 'sms_marketing', text: 'Send me news by text.', missing: '', document: null },
      },
    ],
    account: null,
  },
};

describe('/checkout', () => {
  it('signed out: the account step comes first and returns here; the prices are shown already', () => {
    const html = renderPage(Page, answer, { products: '211' });
    expect(html).toContain('/api/auth/login?screen_hint=signup&amp;returnTo=%2Fcheckout%3Fproducts%3D211');
    expect(html).toContain('When a clinician approves');
    expect(html).not.toContain('name="firstName"');
  });

  it('signed in: known details are filled in, no box is checked, and the button says what happens', () => {
    const html = renderPage(Page, { ...answer, currentUser: person }, { products: '211' });
    expect(html).toMatch(/<input[^>]*name="firstName"[^>]*value="Sam"/);
    expect(html).toContain('Place order — nothing is charged today');
    expect(html).toContain('I agree to be charged until I cancel.');
    expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/);
    expect(html).toContain('https://m.test/legal/telehealth-consent');
  });

  it('shows each agreement with its own text beside its own box', () => {
    const html = renderPage(Page, { ...answer, currentUser: person }, { products: '211' });
    const { agreements } = answer.checkoutPage;
    expect(html.match(/<input[^>]*type="checkbox"/g)).toHaveLength(agreements.length);
    for (const { field, consent } of agreements) {
      const label = html.split('<label').find((one) => one.includes(`name="${field}"`));
      expect(label?.split('</label>')[0], field).toContain(consent.text);
    }
  });

  it('shows the key risk beside the prescription drug', () => {
    expect(renderPage(Page, answer)).toContain('90 tablets. Rx only. A few men have low mood.');
  });

  it('offers the saved card and a separate marketing box', () => {
    const savedCard = { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 };
    const html = renderPage(Page, {
      ...answer,
      currentUser: person,
      checkoutPage: { ...answer.checkoutPage, savedCard },
    });
    expect(html).toContain('Visa ending 4242');
    expect(html).toContain('name="receiveMarketingMessagesConsent"');
    expect(html).toContain('name="receiveMarketingTextsConsent"');
  });

  it('says how many products of the link were removed', () => {
    const html = renderPage(Page, {
      ...answer,
      checkoutPage: { ...answer.checkoutPage, ignoredIds: ['9', 'x'] },
    });
    expect(html).toContain('2 products in your link could not be found');
  });

  it('names the products that were removed because they cannot be combined', () => {
    const html = renderPage(Page, {
      ...answer,
      checkoutPage: { ...answer.checkoutPage, leftOut: ['Minoxidil foam', 'Minoxidil spray'] },
    });
    expect(html).toContain(
      'Left out because it cannot be in one plan with the rest: Minoxidil foam, Minoxidil spray.',
    );
  });

  it('names each product in the link that is not offered, with and without other products', () => {
    const notOffered = ['Sildenafil is not offered yet.'];
    const checkoutPage = { ...answer.checkoutPage, notOffered };
    expect(renderPage(Page, { ...answer, checkoutPage })).toContain('Sildenafil is not offered yet.');
    const html = renderPage(Page, { ...answer, checkoutPage: { ...checkoutPage, products: [] } });
    expect(html).toContain('Sildenafil is not offered yet.');
  });

  it('without products: shows a link to the shop', () => {
    const html = renderPage(Page, { ...answer, checkoutPage: { ...answer.checkoutPage, products: [] } });
    expect(html).toContain('Your cart is empty');
    expect(html).toContain('href="https://m.test/quiz"');
    expect(html).toContain('href="/our-products"');
  });

  it('on the return from the issuer’s page nothing is asked again', () => {
    const html = renderPage(Page, { ...answer, currentUser: person }, { products: '211', checkout: 'c' });
    expect(html).toContain('Checking with your bank');
    expect(html).not.toContain('<form');
  });
});
