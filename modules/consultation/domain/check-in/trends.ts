import { type CalendarDate, toCalendarDate } from '#kernel/dates.ts';
import type { PatientFact } from '#modules/eligibility/index.ts';

export interface TrendPoint {
  readonly on: CalendarDate;
  readonly value: number;
  /** The value in words or with its unit. */
  readonly text: string;
}

/** How a value that the patient reports has changed over time. */
export interface Trend {
  readonly id: string;
  readonly title: string;
  /** The meaning of the upper and the lower end; empty for a measured value. */
  readonly high: string;
  readonly low: string;
  readonly min: number;
  readonly max: number;
  /** Oldest first. */
  readonly points: readonly TrendPoint[];
}

interface Scale {
  readonly id: string;
  readonly title: string;
  readonly high: string;
  readonly low: string;
  /** In order, from the lowest. */
  readonly words: readonly (readonly [answer: string, words: string])[];
}

const fiveSteps = ['Not at all', 'A little', 'Somewhat', 'Quite', 'Very'];

/** The questions of check-ins that are shown over time; better is always up. */
const scales: readonly Scale[] = [
  {
    id: 'hair_change',
    title: 'Your hair, compared with the start',
    high: 'Fuller',
    low: 'Thinner',
    words: [
      ['-3', 'Much thinner'],
      ['-2', 'Thinner'],
      ['-1', 'A little thinner'],
      ['0', 'The same'],
      ['1', 'A little fuller'],
      ['2', 'Fuller'],
      ['3', 'Much fuller'],
    ],
  },
  {
    id: 'shedding',
    title: 'Shedding',
    high: 'Less',
    low: 'More',
    words: [
      ['2', 'A lot more'],
      ['1', 'A little more'],
      ['0', 'About the same'],
      ['-1', 'Less'],
    ],
  },
  {
    id: 'ed_result',
    title: 'How well it works',
    high: 'Well',
    low: 'Not at all',
    words: [
      ['none', 'Not at all'],
      ['partial', 'Somewhat'],
      ['enough', 'Well enough'],
    ],
  },
  {
    id: 'pe_control',
    title: 'Control',
    high: 'Easy',
    low: 'Not possible',
    words: [
      ['4', 'Not possible'],
      ['3', 'Very hard'],
      ['2', 'Somewhat hard'],
      ['1', 'A little hard'],
      ['0', 'Not hard at all'],
    ],
  },
  {
    id: 'satisfaction',
    title: 'How satisfied you are',
    high: 'Very',
    low: 'Not at all',
    words: fiveSteps.map((words, index) => [String(index + 1), words] as const),
  },
];

/** The newest fact of each day: an answer that was corrected on the same day is one point. */
const onePerDay = (points: readonly TrendPoint[]): readonly TrendPoint[] => [
  ...new Map(points.map((point) => [point.on, point])).values(),
];

const scaleTrend = ({ words, ...scale }: Scale, facts: readonly PatientFact[]): Trend => ({
  ...scale,
  min: 0,
  max: words.length - 1,
  points: onePerDay(
    facts.flatMap(({ question, value, speaksOf }) => {
      const at = question === scale.id ? words.findIndex(([answer]) => answer === value) : -1;
      const found = words[at];
      return found ? [{ on: toCalendarDate(speaksOf), value: at, text: found[1] }] : [];
    }),
  ),
});

const numberIn = (value: unknown, key: 'systolic' | 'diastolic'): number | null => {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  const found = Number(Reflect.get(value, key));
  return Number.isFinite(found) ? found : null;
};

/** The upper blood pressure value is plotted; the text says both. */
const readingTrend = (facts: readonly PatientFact[]): Trend => {
  const points = onePerDay(
    facts.flatMap(({ question, value, speaksOf }) => {
      const systolic = question === 'bp' ? numberIn(value, 'systolic') : null;
      const diastolic = numberIn(value, 'diastolic');
      return systolic === null || diastolic === null
        ? []
        : [{ on: toCalendarDate(speaksOf), value: systolic, text: `${systolic}/${diastolic}` }];
    }),
  ).toSorted((a, b) => a.on.localeCompare(b.on));
  return {
    id: 'bp',
    title: 'Blood pressure (mmHg)',
    high: '',
    low: '',
    min: Math.min(90, ...points.map(({ value }) => value)),
    max: Math.max(150, ...points.map(({ value }) => value)),
    points,
  };
};

/** Values that the patient has reported at least twice, over time. */
export const trendsOf = (facts: readonly PatientFact[]): readonly Trend[] => {
  const stated = facts.filter(({ stage, value }) => stage !== 'draft' && value !== null);
  return [...scales.map((scale) => scaleTrend(scale, stated)), readingTrend(stated)].filter(
    ({ points }) => points.length > 1,
  );
};
