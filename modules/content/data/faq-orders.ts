import { brand } from '#config/brand.ts';
import type { Question } from '../domain/question.ts';

export const orderQuestions: readonly Question[] = [
  {
    id: 'when-charged-order',
    question: 'When is my first order charged?',
    answer: [
      'Products without a prescription are charged when you place the order. Prescription products are charged when a clinician approves them, not before. You see both amounts, and the next charge with its date, before you order.',
    ],
  },
  {
    id: 'how-long-shipping',
    question: 'How long does shipping take?',
    answer: [
      'Usually 5 to 7 business days from the day it ships. A prescription order ships after approval and after the pharmacy has checked it. Standard shipping is free.',
    ],
  },
  {
    id: 'tracking',
    question: 'How do I track my package?',
    answer: [
      'Open your [order history](/order-history). Once the pharmacy has given the package to the carrier, the tracking number is there and in your messages.',
    ],
  },
  {
    id: 'not-arrived',
    question: 'My package has not arrived. What now?',
    answer: [
      'Please wait ten business days from the shipping date. If it still has not arrived, write to us and we will replace it or refund you, whichever you prefer.',
    ],
  },
  {
    id: 'marked-delivered',
    question: 'It says “delivered”, but it is not here.',
    answer: [
      'Check with your neighbors and the mail room, and wait three business days: carriers sometimes scan packages early. If it still is not there, tell us and we will make it right.',
    ],
  },
  {
    id: 'damaged',
    question: 'Something is damaged or wrong.',
    answer: [
      `Do not use it. Write to ${brand.supportEmail} within 30 days of shipping, with a photo if you can. We will replace it or refund you. You do not need to send medicine back.`,
    ],
  },
  {
    id: 'change-date',
    question: 'Can I get my refill later or sooner?',
    answer: [
      'Later: reschedule the next charge, skip one or pause [under your refills](/auto-refill/preferences). Sooner: the same page shows the first day you can, once enough of your last supply has been used.',
    ],
  },
  {
    id: 'change-address',
    question: 'Can I change the address?',
    answer: [
      `Yes, as long as the order has not shipped: call ${brand.supportPhone} or write to ${brand.supportEmail}. If you move to another state, tell us first. The clinician must be licensed there.`,
    ],
  },
  {
    id: 'cancel-order',
    question: 'Can I cancel an order?',
    answer: [
      'Yes, until the pharmacy starts to fill it, and you get all of your money back. After that it ships, and medicine cannot be returned. Canceling your plan is separate: [Account, Cancel, Cancel now](/account).',
    ],
  },
];
