import { specialtyEntryPages } from '#kernel/entry-pages.ts';
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
      'Take it when you remember on the same day. If it is nearly time for the next, skip it. Never take two.',
    ],
    warning: {
      boxed: true,
      words: [
        'Suicidal thoughts and actions. In short studies, antidepressants raised the risk of suicidal thoughts and behavior in children, teenagers and young adults up to age 24.',
        'At any age: watch closely for a change in mood or behavior, above all in the first weeks and when the dose changes. Ask someone close to you to watch too.',
        'If you think of harming yourself, call or text 988, or call 911.',
      ],
    },
    notApproved: [
      `${drug} is not FDA-approved for early (premature) ejaculation. No drug is. Using it so is off-label.`,
      'We do not treat depression or anxiety here. If you need help with those, see a doctor near you.',
    ],
    household: [
      'Never share it, and keep it away from children. Taken in pregnancy it can affect the baby, so it is never a medicine to pass on.',
      'See how you feel before you drive or use machines. Alcohol can add to sleepiness.',
    ],
    storage: [roomTemperature],
    travel: [`${travelAdvice} Take enough with you: do not stop suddenly because you ran out.`],
    disposal: [disposalAdvice],
    medicationGuide:
      'The FDA requires a Medication Guide with every antidepressant. Read it with each refill.',
  }) as const satisfies Partial<PrescriptionFacts>;

export const mustNotTake = (drug: string): readonly string[] => [
  'Anyone who took an MAOI in the last 14 days, such as phenelzine, tranylcypromine, isocarboxazid, selegiline or rasagiline, or who gets linezolid or methylene blue.',
  'Anyone who takes pimozide.',
  `Anyone allergic to ${drug} or an ingredient.`,
  'Anyone under 18.',
  'We do not start it for someone with thoughts of self-harm, with bipolar disorder, or under psychiatric care now. You deserve care in person for that.',
];

export const tellFirst: TextBlock = [
  {
    points: [
      'Depression, mania or bipolar disorder, in you or your family; any thoughts of self-harm, ever.',
      'Age 18 to 24: a clinician looks at this with extra care.',
      'Seizures, narrow-angle glaucoma, bleeding problems, low sodium.',
      'Liver, kidney or heart disease, an abnormal heartbeat, diabetes.',
      'Age 65 or over, or a water tablet (diuretic): low sodium is more likely.',
    ],
  },
];

export const interactions: readonly string[] = [
  'MAOIs, linezolid, methylene blue: never, and not within 14 days.',
  'Other antidepressants, triptans, tramadol, fentanyl, lithium, buspirone, amphetamines, tryptophan, St John’s wort: risk of serotonin syndrome.',
  'Aspirin, ibuprofen and other NSAIDs, warfarin and other blood thinners: risk of bleeding.',
  'Diuretics: low sodium.',
  'Alcohol: more sleepiness.',
];

export const seriousEffects = [
  'Serotonin syndrome: agitation, confusion, fever, sweating, stiff or twitching muscles, fast heartbeat, diarrhea.',
  'New or worse depression, anxiety, panic, anger, or unusually high energy.',
  'Unusual bruising or bleeding.',
  'Low sodium: headache, confusion, weakness, unsteadiness.',
  'Seizure. Eye pain or a change in sight.',
  'Sexual problems that went on after stopping have been reported.',
];

export const emergencies = [
  'Thoughts of harming yourself: call or text 988, or call 911.',
  'Signs of serotonin syndrome, a seizure, fainting, or swelling of face or throat: call 911.',
];

export const expectations =
  'Some men last longer within a week or two of daily doses; allow 4 weeks to judge it. We ask how you feel, mood included, at 2 and 4 weeks and before every refill.';

export const sourcesOf = (drug: string) => [
  { label: `FDA-approved label and Medication Guide, ${drug}` },
  { label: 'AUA and SMSNA guideline on disorders of ejaculation' },
  { label: 'International Society for Sexual Medicine, review of drugs for premature ejaculation' },
];
