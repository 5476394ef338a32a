import { specialtyEntryPages } from '#config/entry-pages.ts';
import type { PrescriptionFacts, TextBlock } from '../drug-facts.ts';
import { disposalAdvice, roomTemperature, travelAdvice } from './storage.ts';

// Unsure: whether this use is offered under 25. The text says only that a clinician reviews it with extra care.

/** Texts that sertraline, fluoxetine and escitalopram share when used for early ejaculation. */
export const sharedFacts = (drug: string) =>
  ({
    kind: 'prescription',
    offLabelFor: 'premature ejaculation',
    shopPath: specialtyEntryPages.sexualHealth,
    record: 'docs/clinical/premature-ejaculation.md#SSRI-CATALOGUE',
    missedDose: [
      'Take it when you remember on the same day. If it is almost time for your next dose, skip it. Never take two doses to catch up.',
    ],
    warning: {
      boxed: true,
      words: [
        'Suicidal thoughts and actions. In short studies, antidepressants raised the risk of suicidal thoughts and behavior in children, teenagers and young adults up to age 24.',
        'At any age, watch closely for changes in mood or behavior, especially in the first few weeks and when the dose changes. Ask someone close to you to watch for them too.',
        'If you have thoughts of harming yourself, call or text 988, or call 911.',
      ],
    },
    notApproved: [
      `${drug} is not FDA-approved for early (premature) ejaculation. No drug is. This use is off-label.`,
      'We do not treat depression or anxiety here. If you need help with those, see a doctor near you.',
    ],
    household: [
      'Never share it, and keep it away from children. If it is taken during pregnancy, it can affect the baby, so never give it to anyone else.',
      'Find out how it affects you before you drive or use machines. Alcohol can add to sleepiness.',
    ],
    storage: [roomTemperature],
    travel: [`${travelAdvice} Pack enough, so that you do not stop suddenly because you ran out.`],
    disposal: [disposalAdvice],
    medicationGuide:
      'The FDA requires a Medication Guide with every antidepressant. Read it with each refill.',
  }) as const satisfies Partial<PrescriptionFacts>;

export const mustNotTake = (drug: string): readonly string[] => [
  'Anyone who took an MAOI in the last 14 days, such as phenelzine, tranylcypromine, isocarboxazid, selegiline or rasagiline, or who is being treated with linezolid or methylene blue.',
  'Anyone who takes pimozide.',
  `Anyone allergic to ${drug} or any ingredient in it.`,
  'Anyone under 18.',
  'We will not start it for anyone who has thoughts of self-harm or bipolar disorder, or who is under psychiatric care now. You deserve in-person care for that.',
];

export const discussFirst: TextBlock = [
  {
    points: [
      'Depression, mania or bipolar disorder in you or your family, or any thoughts of self-harm, now or in the past.',
      'If you are 18 to 24: a clinician reviews this with extra care.',
      'Seizures, narrow-angle glaucoma, bleeding problems or low sodium.',
      'Liver, kidney or heart disease, an abnormal heartbeat, or diabetes.',
      'If you are 65 or over, or take a water pill (diuretic): low sodium is more likely.',
    ],
  },
];

export const interactions: readonly string[] = [
  'MAOIs, linezolid, methylene blue: never take it with them or within 14 days of them.',
  'Other antidepressants, triptans, tramadol, fentanyl, lithium, buspirone, amphetamines, tryptophan, St John’s wort: risk of serotonin syndrome.',
  'Aspirin, ibuprofen and other NSAIDs, warfarin and other blood thinners: risk of bleeding.',
  'Diuretics (water pills): risk of low sodium.',
  'Alcohol: more sleepiness.',
];

export const seriousEffects = [
  'Serotonin syndrome: agitation, confusion, fever, sweating, stiff or twitching muscles, fast heartbeat, diarrhea.',
  'New or worse depression, anxiety, panic, anger, or unusually high energy.',
  'Unusual bruising or bleeding.',
  'Low sodium: headache, confusion, weakness, unsteadiness.',
  'Seizures. Eye pain or a change in vision.',
  'Sexual problems that continued after stopping have been reported.',
];

export const emergencies = [
  'Thoughts of harming yourself: call or text 988, or call 911.',
  'Signs of serotonin syndrome, a seizure, fainting, or swelling of the face or throat: call 911.',
];

export const expectations =
  'Some men last longer within a week or two of daily doses. Give it 4 weeks before you judge it. We will ask how you feel, including your mood, at 2 and 4 weeks and before every refill.';

export const sourcesOf = (drug: string) => [
  { label: `FDA-approved label and Medication Guide, ${drug}` },
  { label: 'AUA and SMSNA guideline on disorders of ejaculation' },
  { label: 'International Society for Sexual Medicine, review of drugs for premature ejaculation' },
];
