import type { AccordionItem } from '#client/ui/accordion.tsx';

export const homeQuestions: readonly AccordionItem[] = [
  {
    id: 'how-long',
    title: 'How long until I see a result?',
    content: (
      <p>
        You will not see a change before month three, and a full result can take a year. Some men shed more
        hair in the first weeks; that is usually a sign that treatment has started to work. When you stop,
        hair loss returns.
      </p>
    ),
  },
  {
    id: 'when-charged',
    title: 'When is my card charged?',
    content: (
      <p>
        Products without a prescription are charged when you order. Prescription products are charged only
        after a clinician approves them. Refills are charged on the date you see on your dashboard, and we
        remind you seven days before.
      </p>
    ),
  },
  {
    id: 'side-effects',
    title: 'What about side effects?',
    content: (
      <p>
        Every treatment has them, and we name them next to its benefits. Finasteride can affect sex drive and
        mood. If something feels wrong, message your clinician; for chest pain, fainting or thoughts of
        hurting yourself, call 911 or 988 first.
      </p>
    ),
  },
  {
    id: 'refused',
    title: 'What if the clinician says no?',
    content: (
      <p>
        You are not charged for prescription treatment. We tell you the reason in plain words and what you can
        do instead: a product without a prescription, or a visit with a doctor near you.
      </p>
    ),
  },
];
