import { brand } from '#config/brand.ts';
import type { QuestionGroup } from '../domain/question.ts';
import { orderQuestions } from './faq-orders.ts';
import { treatmentQuestions } from './faq-treatment.ts';

/** Questions and answers, grouped as people look for them. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'about',
    title: 'About us',
    questions: [
      {
        id: 'who',
        question: `What is ${brand.name}?`,
        answer: [
          `A website where men can get treatment for hair loss, erection problems and early ejaculation. Clinicians of ${brand.medicalGroup} make treatment decisions, and ${brand.pharmacy} fills prescriptions. [Who does what](/about-us)`,
        ],
      },
      {
        id: 'where',
        question: 'In which states do you prescribe?',
        answer: [
          'In most of them. The [map](/about-us#states) shows which. Products without a prescription ship to every state.',
        ],
      },
      {
        id: 'hours',
        question: 'How can I reach a person?',
        answer: [
          `Call ${brand.supportPhone} or write to ${brand.supportEmail}. ${brand.supportHours}. Questions about your treatment go to your clinician in [your messages](/messages).`,
        ],
      },
      {
        id: 'reviews',
        question: 'Where are your reviews?',
        answer: ['There are none yet, and we do not make them up. [How reviews will work](/reviews)'],
      },
    ],
  },
  {
    id: 'visits',
    title: 'The online visit',
    questions: [
      {
        id: 'who-reviews',
        question: 'Who reviews my answers?',
        answer: [
          `A clinician of ${brand.medicalGroup} who is licensed in the state where you are. You see the clinician’s name and qualifications, and every decision, on your treatment page.`,
        ],
      },
      {
        id: 'how-fast',
        question: 'How soon will I hear back?',
        answer: [
          `Usually ${brand.replyTime}. If it takes longer, we tell you. You can add information while you wait.`,
        ],
      },
      {
        id: 'photos',
        question: 'Do I have to send photos?',
        answer: [
          'No, but they help: five views of your scalp show what words cannot. Only your care team sees them, location data is removed, and you can delete them.',
        ],
      },
      {
        id: 'refused',
        question: 'What happens if treatment is not right for me?',
        answer: [
          'You pay nothing for prescription products. We tell you why and what you can do instead, and you can still see your answers.',
        ],
      },
    ],
  },
  { id: 'treatment', title: 'Treatment', questions: treatmentQuestions },
  { id: 'orders', title: 'Orders and shipping', questions: orderQuestions },
  {
    id: 'payment',
    title: 'Prices and payment',
    questions: [
      {
        id: 'when-charged',
        question: 'When am I charged?',
        answer: [
          'Products without a prescription are charged when you place the order. Prescription products are charged when a clinician approves them, not before.',
          'Refills are charged on the date shown on your dashboard. We remind you seven days before every charge.',
        ],
      },
      {
        id: 'first-refill',
        question: 'Why does the first refill come a little early?',
        answer: [
          'For a three-month plan the first refill is charged and sent 75 days after the first order, so that you do not run out while it is on the way. After that it comes every 90 days.',
        ],
      },
      {
        id: 'refunds',
        question: 'Can I get my money back?',
        answer: [
          'In many cases, yes: when the clinician says no, when you cancel an order before the pharmacy starts, or when a package is damaged or lost. [The full policy](/faq/refund-and-return-policy)',
        ],
      },
      {
        id: 'bank-check',
        question: 'My bank wants to confirm a payment. Is that you?',
        answer: [
          'Some banks ask you to confirm a card payment (3-D Secure). We send you to your bank’s own page and never see what you type there. If you leave that page, your order is on hold and nothing is charged.',
        ],
      },
      {
        id: 'insurance',
        question: 'Do you take insurance?',
        answer: ['No. You pay by card and can ask for an itemized invoice in your order history.'],
      },
    ],
  },
  {
    id: 'plan',
    title: 'Your plan',
    questions: [
      {
        id: 'cancel',
        question: 'How do I cancel?',
        answer: [
          'Sign in, open your account, choose Cancel, then Cancel now. It takes effect immediately; the confirmation is on the page and in your account. An order that is already at the pharmacy may still ship; we tell you if it does.',
        ],
      },
      {
        id: 'prescription-ends',
        question: 'What happens when my prescription ends?',
        answer: [
          'A prescription lasts one year, or until its refills are used. Thirty days before that, we ask you to renew, with a short check of what has changed. If you do not, refills pause and nothing is charged.',
        ],
      },
      {
        id: 'side-effects',
        question: 'I have a side effect. What should I do?',
        answer: [
          'For chest pain, trouble breathing, fainting or thoughts of hurting yourself: call 911 or 988 now. Otherwise send a message to your clinician, who can change or stop your treatment.',
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    questions: [
      {
        id: 'sign-in',
        question: 'I cannot sign in. What can I do?',
        answer: [
          `Sign in the same way you signed up: with email, or with the other service you chose. The sign-in page can send you a link to set a new password. If it still does not work, call ${brand.supportPhone} and we will sort it out together.`,
        ],
      },
      {
        id: 'change-details',
        question: 'How do I change my name, email or phone number?',
        answer: [
          `Your details are in [your account](/account). If you cannot change something there, we can change it for you: write to ${brand.supportEmail} from the address we have on file.`,
        ],
      },
      {
        id: 'records',
        question: 'Can I get my medical records?',
        answer: [
          `Yes. They are yours. Ask in [your messages](/messages) or write to ${brand.supportEmail}; we can also send them to another clinician.`,
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    questions: [
      {
        id: 'who-sees',
        question: 'Who sees my health information?',
        answer: [
          'Your clinician, the pharmacy, and care staff who need it to help you. We record every time staff view it. We do not sell it and do not share it with advertisers.',
        ],
      },
      {
        id: 'package',
        question: 'Does the package say what is inside?',
        answer: ['No. It is a plain box, and your bank statement shows only our name and an invoice number.'],
      },
    ],
  },
];
