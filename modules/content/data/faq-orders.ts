import { brand } from '#config/brand.ts';
import type { Question } from '../domain/question.ts';

export const orderQuestions: readonly Question[] = [
  {
    id: 'when-charged-order',
    question: 'When is my first order charged?',
    answer: [
      'What needs no prescription: when you place the order. What needs one: when a clinician approves it, not before. Both amounts and the next charge with its date are shown before you order.',
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
      'Open your [order history](/order-history). Once the pharmacy has handed the package over you find the tracking number there and in your messages.',
    ],
  },
  {
    id: 'not-arrived',
    question: 'My package has not come. What now?',
    answer: [
      'Please wait ten business days from the shipping date. If it is still not there, write to us and we replace it or return your money, as you prefer.',
    ],
  },
  {
    id: 'marked-delivered',
    question: 'It says “delivered”, but it is not here.',
    answer: [
      'Look with neighbors and at the mail room, and wait three business days: carriers sometimes scan early. Then tell us, and we put it right.',
    ],
  },
  {
    id: 'damaged',
    question: 'Something is damaged or wrong.',
    answer: [
      `Do not use it. Write to ${brand.supportEmail} within 30 days of shipping, with a photo if you can. We replace it or return your money. You do not need to send medicine back.`,
    ],
  },
  {
    id: 'change-date',
    question: 'Can I get my refill later or sooner?',
    answer: [
      'Later: move the next charge, skip one or pause [under your refills](/auto-refill/preferences). Sooner: the same page says from which day, when enough of the last supply has been used.',
    ],
  },
  {
    id: 'change-address',
    question: 'Can I change the address?',
    answer: [
      `As long as the order has not shipped: call ${brand.supportPhone} or write to ${brand.supportEmail}. If you move to another state, tell us first. The clinician must be licensed there.`,
    ],
  },
  {
    id: 'cancel-order',
    question: 'Can I cancel an order?',
    answer: [
      'Until the pharmacy starts to fill it, yes, with all of your money back. After that it ships, and medicine cannot come back. Ending your plan is separate: [Account, Cancel, Cancel now](/account).',
    ],
  },
];
