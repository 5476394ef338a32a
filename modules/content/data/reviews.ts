import type { Question } from '../domain/question.ts';

export const reviewRules: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Only patients',
    text: 'We check that the writer received the product from us. Nobody else can review, and nobody is paid to.',
  },
  {
    title: 'With months on treatment',
    text: 'Every review says how long the writer has used the product. Three weeks cannot tell what a year can.',
  },
  {
    title: 'All of them',
    text: 'Good and bad are published alike, newest first, and the average counts every one.',
  },
  {
    title: 'In their words',
    text: 'We remove names, health details of others, and insults. We do not rewrite, and we mark what was cut.',
  },
  {
    title: 'No promise',
    text: 'What happened to one man does not say what will happen to you. That sentence stands beside every review.',
  },
  {
    title: 'Photos only with consent',
    text: 'Before and after pictures need a signed consent and two dates. Withdraw it and they are gone.',
  },
];

export const reviewFields: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'Product', text: 'and its strength' },
  { name: 'Months on treatment', text: 'counted from the first delivery' },
  { name: 'One to five leaves', text: 'for effect, and apart from that for service' },
  { name: 'Side effects', text: 'asked every time, shown every time' },
  { name: 'Our answer', text: 'where one helps; never medical advice in public' },
];

export const reviewQuestions: readonly Question[] = [
  {
    id: 'why-empty',
    question: 'Why are there no reviews yet?',
    answer: [
      'Because nobody has written one under these rules yet. Hair treatment takes months to judge, and we would rather show an empty page than one filled by somebody else.',
    ],
  },
  {
    id: 'average',
    question: 'When will you show an average?',
    answer: ['From 20 reviews of a product on. Before that, one happy or angry week would move it too much.'],
  },
  {
    id: 'remove',
    question: 'Can a product’s bad reviews be removed?',
    answer: [
      'No. A review goes only if its writer asks, if the writer did not receive the product, or if the law demands it. A side effect that someone reports is also passed on to a clinician.',
    ],
  },
];
