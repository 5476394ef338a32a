import type {
  DrugFacts,
  OverTheCounterFacts,
  Passage,
  PrescriptionFacts,
  SupplementFacts,
  TextBlock,
} from './drug-facts.ts';

export interface FactsSection {
  /** Anchor on the page. */
  readonly id: string;
  readonly title: string;
  /** `warning` is displayed as a box before everything else, `panel` as part of the Drug Facts panel. */
  readonly look: 'plain' | 'warning' | 'panel';
  readonly passages: readonly Passage[];
}

const passages = (words: TextBlock): readonly Passage[] =>
  words.map((word) => (typeof word === 'string' ? { text: [word] } : word));

const section = (id: string, title: string, words: TextBlock, look: FactsSection['look'] = 'plain') => ({
  id,
  title,
  look,
  passages: passages(words),
});

const panel = (id: string, title: string, words: TextBlock) => section(id, title, words, 'panel');

const list = (heading: string, points: readonly string[], urgent = false): Passage[] =>
  points.length > 0 ? [{ heading, points, urgent }] : [];

const part = (heading: string, words: TextBlock): Passage[] => {
  const [first, ...rest] = passages(words);
  return first ? [{ ...first, heading }, ...rest] : [];
};

const reporting =
  'You can report a side effect to the FDA through MedWatch: call 1-800-FDA-1088 (1-800-332-1088) or use the online form.';

const medWatch = { label: 'MedWatch online form', url: 'https://www.fda.gov/medwatch' };

const onDailyMed = (labelSearch: string) => ({
  label: 'Find the label on DailyMed',
  url: `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${encodeURIComponent(labelSearch)}`,
});

const medicationGuides = {
  label: 'FDA Medication Guides',
  url: 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=medguide.page',
};

const effectsAndHelp = (common: readonly string[], getHelpNow: readonly string[]): Passage[] => [
  ...list('Common', common),
  ...list('Get help now', getHelpNow, true),
];

const prescriptionSections = (facts: PrescriptionFacts): FactsSection[] => [
  ...(facts.warning
    ? [
        section(
          'warning',
          facts.warning.boxed ? 'Boxed warning' : 'Most important warning',
          facts.warning.words,
          'warning',
        ),
      ]
    : []),
  section('treats', 'What it treats, and what is not approved', [
    ...facts.treats,
    ...part('Not approved', facts.notApproved),
  ]),
  section('how-to-take', 'How to take it', facts.howToTake),
  section('missed-dose', 'If you miss a dose', facts.missedDose),
  section('who-should-not', 'Who should not take it', facts.whoShouldNot),
  section('tell-first', 'Tell your clinician first', facts.discussFirst),
  section('interactions', 'Other medicines', facts.interactions),
  section('side-effects', 'Side effects', [
    ...list('Common', facts.sideEffects.common),
    ...list('Serious', facts.sideEffects.serious),
    ...list('Get help now', facts.sideEffects.getHelpNow, true),
  ]),
  section('household', 'Pregnancy and people around you', facts.household),
  section('expect', 'What to expect, and when', [...facts.expect, ...part('If you stop', facts.stopping)]),
  section('storage', 'Storage, travel, disposal', [
    ...part('Storage', facts.storage),
    ...part('Travel', facts.travel),
    ...part('Disposal', facts.disposal),
  ]),
  section('label', 'Label, Medication Guide, reporting', [
    {
      text: [facts.medicationGuide, reporting],
      links: [onDailyMed(facts.labelSearch), medicationGuides, medWatch],
    },
  ]),
];

const overTheCounterSections = (facts: OverTheCounterFacts): FactsSection[] => [
  panel('active-ingredient', 'Active ingredient', facts.activeIngredient),
  panel('purpose', 'Purpose', facts.purpose),
  panel('uses', 'Uses', facts.uses),
  panel('warnings', 'Warnings', [
    ...facts.warnings.first,
    ...list('Do not use if', facts.warnings.doNotUse),
    ...list('Ask a doctor before use if', facts.warnings.askDoctor),
    ...list('When using this product', facts.warnings.whenUsing),
    ...list('Stop use and ask a doctor if', facts.warnings.stopUse),
    ...list('If pregnant or breastfeeding', facts.warnings.pregnancy),
    ...list('Keep out of reach of children', facts.warnings.children),
  ]),
  panel('directions', 'Directions', facts.directions),
  panel('other-information', 'Other information', facts.otherInformation),
  panel('inactive-ingredients', 'Inactive ingredients', facts.inactiveIngredients),
  panel('questions', 'Questions?', [{ text: [reporting], links: [onDailyMed(facts.labelSearch), medWatch] }]),
  section(
    'side-effects',
    'Side effects',
    effectsAndHelp(facts.sideEffects.common, facts.sideEffects.getHelpNow),
  ),
  section('household', 'Pregnancy and people around you', facts.household),
  section('expect', 'What to expect, and when', facts.expect),
  section('travel', 'Travel and disposal', facts.travel),
];

const supplementSections = (facts: SupplementFacts): FactsSection[] => [
  panel('supplement-facts', 'Supplement Facts', facts.supplementFacts),
  section('not-evaluated', 'Not evaluated by the FDA', facts.notEvaluated),
  section('how-to-take', 'How to take it', facts.howToTake),
  section('who-should-not', 'Who should not take it', facts.whoShouldNot),
  section('tell-first', 'Ask a clinician first', facts.discussFirst),
  section('lab-tests', 'Blood tests', facts.labTests),
  section(
    'side-effects',
    'Side effects',
    effectsAndHelp(facts.sideEffects.common, facts.sideEffects.getHelpNow),
  ),
  section('household', 'Pregnancy and people around you', facts.household),
  section('expect', 'What to expect', facts.expect),
  section('storage', 'Storage', facts.storage),
  section('reporting', 'Reporting a side effect', [{ text: [reporting], links: [medWatch] }]),
];

/** The sections of a drug-facts page, in the order for its kind. */
export const sectionsOf = (facts: DrugFacts): FactsSection[] => {
  if (facts.kind === 'prescription') return prescriptionSections(facts);
  return facts.kind === 'supplement' ? supplementSections(facts) : overTheCounterSections(facts);
};

export interface FactsBadge {
  readonly text: string;
  readonly tone: 'rx' | 'caution' | 'neutral';
}

/** Rx, off-label, compounded; or that no prescription is needed. */
export const badgesOf = (facts: DrugFacts): FactsBadge[] => {
  if (facts.kind === 'supplement') return [{ text: 'Supplement', tone: 'neutral' }];
  if (facts.kind === 'over-the-counter') return [{ text: 'No prescription', tone: 'neutral' }];
  return [
    { text: 'Rx only', tone: 'rx' },
    ...(facts.compounded ? [{ text: 'Compounded, not FDA-approved', tone: 'caution' } as const] : []),
    ...(facts.offLabelFor && !facts.compounded
      ? [{ text: `Off-label for ${facts.offLabelFor}`, tone: 'caution' } as const]
      : []),
  ];
};
