import { Accordion } from '#client/ui/accordion.tsx';

const items = [
  {
    id: 'shedding',
    title: 'Shedding in the first weeks',
    content: (
      <p>
        Many people lose more hair in weeks 2 to 8: old hairs make room for new ones. It passes. Do not stop
        because of it, and tell us if it continues after week 12.
      </p>
    ),
  },
  {
    id: 'results',
    title: 'When to expect results',
    content: (
      <p>
        There is usually no visible change before month 3, and more between months 6 and 12. When treatment
        stops, hair loss returns.
      </p>
    ),
  },
  {
    id: 'technique',
    title: 'Using it well',
    content: (
      <ul>
        <li>Tablets: one a day at the same time. If you forget one, skip it; never take two.</li>
        <li>
          Scalp treatments: apply to dry hair, right on the skin, then wash your hands and let it dry before
          bed.
        </li>
        <li>Shampoo: leave it on for 3 to 5 minutes, two or three times a week.</li>
      </ul>
    ),
  },
];

/** What is normal in the first weeks of hair treatment. */
export const FirstWeeks = () => <Accordion items={items} />;
