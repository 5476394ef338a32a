import type { DrugType } from '#modules/catalogue/index.ts';
import { drugsOfGroup, type TherapyGroup, therapyDrugs } from '../chart/therapy.ts';
import type { Purpose } from '../doors.ts';
import { oralMinoxidilMost } from '../rules/oral-minoxidil.ts';
import type { ChartFacts } from './chart-facts.ts';
import type { ChartRule } from './chart-rule.ts';
import { hasConflict, repeatsGroup } from './repeated-groups.ts';
import { hasOpenFill, isOverCeiling, isOverDose, isTooSoon } from './supply-rules.ts';

const prescribing: readonly Purpose[] = ['propose', 'approve', 'accept'];
const ordering: readonly Purpose[] = ['order', 'plan_change', 'reactivation'];
const filling: readonly Purpose[] = ['charge', 'dispatch'];
const everywhere: readonly Purpose[] = [...ordering, ...prescribing, ...filling];

const oneAtATime = 'Only one treatment of this kind is taken at a time, so this one cannot be added to it.';

/** What every rule about one therapy group has in common. */
const ofGroup = (group: TherapyGroup): Pick<ChartRule, 'appliesTo' | 'outcome' | 'reads' | 'doors'> => ({
  appliesTo: drugsOfGroup(group),
  outcome: 'alternative',
  reads: ['records', 'products'],
  doors: everywhere,
});

const statesOf = ({ shipState, patientState }: ChartFacts): readonly string[] =>
  [shipState, patientState].filter((state) => state !== null && state !== '').map(String);

const isUnlicensed = (chart: ChartFacts): boolean =>
  chart.wanted.some(
    ({ prescriberStates }) =>
      prescriberStates !== null && statesOf(chart).some((state) => !prescriberStates.includes(state)),
  );

const treated: readonly DrugType[] = therapyDrugs;

/** The rules across everything that the patient takes, buys and is prescribed (docs/clinical/interactions.md#DUPLICATE-THERAPY). */
export const chartRules: readonly ChartRule[] = [
  {
    ...ofGroup('finasteride'),
    id: 'DUP-FIN',
    version: 2,
    when: (chart) => repeatsGroup(chart, 'finasteride'),
    reasonForPatient: oneAtATime,
    reasonForClinician:
      'A second product with finasteride, beside one that is ordered, subscribed or on hold.',
    source: 'docs/clinical/interactions.md#DUP-FIN',
  },
  {
    ...ofGroup('minoxidil'),
    id: 'DUP-MINOX',
    version: 2,
    when: (chart) => repeatsGroup(chart, 'minoxidil'),
    reasonForPatient: oneAtATime,
    reasonForClinician: 'A second product with minoxidil, beside one that is ordered, subscribed or on hold.',
    source: 'docs/clinical/interactions.md#DUP-MINOX',
  },
  {
    ...ofGroup('pde5_inhibitor'),
    id: 'DUP-PDE5',
    version: 2,
    when: (chart) => repeatsGroup(chart, 'pde5_inhibitor'),
    reasonForPatient: oneAtATime,
    reasonForClinician: 'A second erection medicine, beside one that is ordered, subscribed or on hold.',
    source: 'docs/clinical/interactions.md#DUP-PDE5',
  },
  {
    ...ofGroup('ssri'),
    id: 'DUP-SSRI',
    version: 2,
    when: (chart) => repeatsGroup(chart, 'ssri'),
    reasonForPatient: oneAtATime,
    reasonForClinician: 'A second antidepressant, beside one that is ordered, subscribed or on hold.',
    source: 'docs/clinical/interactions.md#DUP-SSRI',
  },
  {
    ...ofGroup('ketoconazole'),
    id: 'DUP-KET',
    version: 2,
    when: (chart) => repeatsGroup(chart, 'ketoconazole'),
    reasonForPatient: oneAtATime,
    reasonForClinician: 'A second ketoconazole product, beside one that is ordered, subscribed or on hold.',
    source: 'docs/clinical/interactions.md#DUP-KET',
  },
  {
    ...ofGroup('delay_spray'),
    id: 'DUP-SPRAY',
    version: 2,
    when: (chart) => repeatsGroup(chart, 'delay_spray'),
    reasonForPatient: oneAtATime,
    reasonForClinician: 'A second delay spray, beside one that is ordered, subscribed or on hold.',
    source: 'docs/clinical/interactions.md#DUP-SPRAY',
  },
  {
    id: 'CATALOG-CONFLICT',
    version: 2,
    appliesTo: treated,
    outcome: 'alternative',
    reads: ['products', 'records'],
    doors: everywhere,
    when: hasConflict,
    reasonForPatient: 'These products are not sold beside each other.',
    reasonForClinician: 'The catalog excludes one of these products beside the other, or beside what runs.',
    source: 'docs/clinical/interactions.md#CATALOG-CONFLICT',
  },
  {
    id: 'OMX-DOSE-SUM',
    version: 1,
    appliesTo: ['minoxidil_oral'],
    outcome: 'alternative',
    reads: ['products', 'records'],
    doors: everywhere,
    when: (chart) => isOverDose(chart, oralMinoxidilMost),
    reasonForPatient: 'Together this would be more minoxidil a day than we prescribe.',
    reasonForClinician: 'Over all products it would be more than 2.5 mg of oral minoxidil a day.',
    source: 'docs/clinical/hair-loss.md#OMX-DOSE-SUM',
  },
  {
    id: 'RFL-SOON',
    version: 1,
    appliesTo: treated,
    outcome: 'stop',
    reads: ['records'],
    doors: ['order', ...filling],
    when: isTooSoon,
    reasonForPatient: 'You have more than 21 days of it left, so it is too soon for the next package.',
    reasonForClinician: 'More than 21 days of supply are on hand, over every product of the therapy group.',
    source: 'docs/clinical/quantities-and-refills.md#RFL-SOON',
  },
  {
    id: 'RFL-ONCE',
    version: 1,
    appliesTo: treated,
    outcome: 'stop',
    reads: ['records'],
    doors: filling,
    when: hasOpenFill,
    reasonForPatient: 'Another package of it is on its way to you already.',
    reasonForClinician:
      'A second package of the same prescription in one cycle: another order of it is open.',
    source: 'docs/clinical/quantities-and-refills.md#RFL-ONCE',
  },
  {
    id: 'SUPPLY-CEILING',
    version: 1,
    appliesTo: treated,
    outcome: 'stop',
    reads: ['products', 'records'],
    doors: ['order', ...filling],
    when: isOverCeiling,
    reasonForPatient: 'It would be more than you may have at home at one time.',
    reasonForClinician:
      'More than one package and 21 days of a drug would be on hand, or more than one bottle of delay spray in 30 days.',
    source: 'docs/clinical/quantities-and-refills.md#SUPPLY-CEILING',
  },
  {
    id: 'LICENSE',
    version: 1,
    appliesTo: 'all',
    outcome: 'stop',
    reads: ['licenses', 'states'],
    doors: [...prescribing, ...filling, 'address'],
    when: isUnlicensed,
    reasonForPatient:
      'A clinician licensed where you are, and where the parcel goes, has to prescribe it first.',
    reasonForClinician: 'The prescriber is not licensed where the patient is, or where the parcel goes.',
    source: 'docs/clinical/intake-everyone.md#LICENSE',
  },
  {
    id: 'SOLD-THERE',
    version: 1,
    appliesTo: 'all',
    outcome: 'stop',
    reads: ['products', 'states'],
    doors: [...everywhere, 'address'],
    when: (chart) => chart.wanted.some(({ isSoldThere }) => !isSoldThere),
    reasonForPatient: 'It is not sold where the parcel goes.',
    reasonForClinician: 'The product may not be sold or sent where the parcel goes.',
    source: 'docs/clinical/intake-everyone.md#SOLD-THERE',
  },
];
