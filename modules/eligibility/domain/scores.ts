import type { Facts } from './facts.ts';

export const phq2Items = ['phq2_interest', 'phq2_down'] as const;

export const phq9Items = [
  ...phq2Items,
  'phq9_3',
  'phq9_4',
  'phq9_5',
  'phq9_6',
  'phq9_7',
  'phq9_8',
  'phq9_9',
] as const;

/** The C-SSRS screener. */
export const screenerItems = ['cssrs1', 'cssrs2', 'cssrs3', 'cssrs4', 'cssrs5', 'cssrs6'] as const;

export const iiefItems = ['iief1', 'iief2', 'iief3', 'iief4', 'iief5'] as const;

type Sums = Pick<Facts, 'sum'>;

/** 0 to 6 (docs/clinical/mental-health-screening.md#PHQ2-FORM); null while an item has no answer, like every sum. */
export const phq2 = (facts: Sums): number | null => facts.sum(phq2Items);

/** 0 to 27 (docs/clinical/mental-health-screening.md#PHQ9-FORM). */
export const phq9 = (facts: Sums): number | null => facts.sum(phq9Items);

/** 1 to 25, higher is better (docs/clinical/sexual-health-intake.md#IIEF5-OWN). */
export const iief5 = (facts: Sums): number | null => facts.sum(iiefItems);

/** The version of our wording; stored with the score, because only the published wording is validated. */
export const IIEF5_WORDING = 'iief5_own@1';

/** From this sum on the score shows no erectile dysfunction. */
const IIEF5_NORMAL = 22;

/** Whether the score confirms erectile dysfunction; null without a score. */
export const confirmsErectileDysfunction = (facts: Sums): boolean | null => {
  const sum = iief5(facts);
  return sum === null ? null : sum < IIEF5_NORMAL;
};

export type ErectionSeverity = 'none' | 'mild' | 'mild_to_moderate' | 'moderate' | 'severe';

/** docs/clinical/erectile-dysfunction.md#IIEF5-BANDS. */
export const erectionSeverity = (iief5Sum: number): ErectionSeverity => {
  if (iief5Sum >= IIEF5_NORMAL) return 'none';
  if (iief5Sum >= 17) return 'mild';
  if (iief5Sum >= 12) return 'mild_to_moderate';
  return iief5Sum >= 8 ? 'moderate' : 'severe';
};

export type DepressionSeverity = 'minimal' | 'mild' | 'moderate' | 'moderately_severe' | 'severe';

/** docs/clinical/mental-health-screening.md#PHQ9-FORM. */
export const depressionSeverity = (phq9Sum: number): DepressionSeverity => {
  if (phq9Sum >= 20) return 'severe';
  if (phq9Sum >= 15) return 'moderately_severe';
  if (phq9Sum >= 10) return 'moderate';
  return phq9Sum >= 5 ? 'mild' : 'minimal';
};
