import type { Question } from '../domain/question.ts';

export const reviewRules: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Only patients',
    text: 'We check that the writer received the product from us. Nobody else can review, and nobody is paid to.',
  },
  {
    title: 'Time on treatment',
    text: 'Every review says how long the writer has used the product. A year tells you more than three weeks.',
  },
  {
    title: 'All of them',
    text: 'We publish good and bad reviews alike, newest first, and the average counts every one.',
  },
  {
    title: 'In their words',
    text: 'We remove names, other people’s health details, and insults. We do not rewrite reviews, and we mark what was cut.',
  },
  {
    title: 'No promise',
    text: 'What happened to one man does not tell you what will happen to you. That sentence appears next to every review.',
  },
  {
    title: 'Photos only with consent',
    text: 'Before-and-after photos need signed consent and two dates. If consent is withdrawn, we remove them.',
  },
];

export const reviewFields: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'Product', text: 'and its strength' },
  { name: 'Months on treatment', text: 'counted from the first delivery' },
  { name: 'One to five leaves', text: 'for how well it works, and separately for service' },
  { name: 'Side effects', text: 'always asked, always shown' },
  { name: 'Our reply', text: 'if one helps; never medical advice in public' },
];

export const reviewQuestions: readonly Question[] = [
  {
    id: 'why-empty',
    question: 'Why are there no reviews yet?',
    answer: [
      'Because nobody has written one under these rules yet. Hair treatment takes months to judge, and we would rather show an empty page than reviews that did not come from our patients.',
    ],
  },
  {
    id: 'average',
    question: 'When will you show an average?',
    answer: [
      'Once a product has 20 reviews. Before that, a few happy or angry reviews would change it too much.',
    ],
  },
  {
    id: 'remove',
    question: 'Can a product’s bad reviews be removed?',
    answer: [
      'No. We remove a review only if its writer asks, if the writer did not receive the product, or if the law requires it. If someone reports a side effect, we also pass it on to a clinician.',
    ],
  },
];
