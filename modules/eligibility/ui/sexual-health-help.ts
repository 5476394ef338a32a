import type { Help } from './in-person.tsx';

/** Who can help with sexual health in person. */
export const sexualHealthHelp: readonly Help[] = [
  {
    who: 'Your own doctor',
    what: 'Knows your history, can examine you, measure your blood pressure and order blood tests.',
  },
  {
    who: 'A urologist',
    what: 'The specialist for erections and ejaculation. Your insurance or urologyhealth.org lists one near you.',
  },
  {
    who: 'A sex therapist or counselor',
    what: 'Helps when stress, mood, a new situation or a relationship plays a part: aasect.org lists them.',
  },
  {
    who: 'A community health center',
    what: 'Care at a price that follows your income: findahealthcenter.hrsa.gov.',
  },
];
