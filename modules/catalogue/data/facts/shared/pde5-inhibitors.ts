import type { PrescriptionFacts } from '../drug-facts.ts';
import { disposalAdvice, travelAdvice } from './storage.ts';

// Unsure: the blood pressure above which tadalafil is excluded, and whether past NAION (sudden loss of sight in one eye)
// is a stop or a review. The text names very high pressure, and asks for a doctor's opinion about the eye.

/** The first warning on every page of this kind of drug. */
const nitrateWarning = [
  'Never take it with a nitrate. Together they can drop your blood pressure low enough to kill you. Nitrates are heart and chest-pain medicines such as nitroglycerin (spray, tablet, patch or paste), isosorbide mononitrate and isosorbide dinitrate. Street drugs called poppers (amyl or butyl nitrite) are nitrates too.',
  'Never take it with riociguat or a similar medicine (a guanylate cyclase stimulator) for high blood pressure in the lungs or heart failure.',
  'If you get chest pain after taking it, call 911 and tell them that you took it and when, so that you are not given a nitrate.',
];

const heart = [
  'Anyone who had a heart attack, stroke or dangerous heart rhythm in the last 6 months.',
  'Anyone who has chest pain at rest or during sex, or heart failure that limits what they can do.',
  'Anyone who has blood pressure below 90/50, or very high blood pressure that is not under control.',
];

/** Texts that sildenafil and tadalafil share. */
export const pde5 = (drug: string, other: string) =>
  ({
    kind: 'prescription',
    warning: { boxed: false, words: nitrateWarning },
    whoShouldNot: [
      {
        points: [
          'Anyone who takes a nitrate in any form, even now and then, or uses poppers.',
          'Anyone who takes riociguat or vericiguat.',
          `Anyone allergic to ${drug} or any ingredient in the tablet.`,
          'Anyone who was told not to have sex because of heart problems.',
          ...heart,
          `Do not take it with ${other} or a similar medicine.`,
          'If you have ever suddenly lost vision in one eye (NAION), do not take it unless an eye doctor and your clinician agree.',
          'Women, and anyone under 18.',
        ],
      },
    ],
    discussFirst: [
      {
        points: [
          'Any heart or blood vessel disease, high or low blood pressure, or chest pain or shortness of breath when you climb two flights of stairs.',
          'Liver or kidney disease.',
          'Retinitis pigmentosa or another inherited eye disease, or a sudden loss of vision or hearing at any time.',
          'Sickle cell disease, multiple myeloma or leukemia; a curved penis (Peyronie’s disease); a past erection that lasted over 4 hours.',
          'Bleeding problems or stomach ulcers.',
          'Every medicine, supplement and street drug you use.',
        ],
      },
      'Erection problems can be an early sign of heart disease. Ask a doctor near you about your heart, your blood sugar and a morning testosterone test.',
    ],
    household: [
      'Not for women or children. Never share it. A friend may be taking a nitrate without your knowing. It does not protect against sexually transmitted infections or pregnancy.',
    ],
    stopping: ['You can stop at any time. It does not cure erection problems, so they may come back.'],
    storage: [
      'Store at 77 °F (25 °C). For short periods, 59 to 86 °F (15 to 30 °C) is allowed. Keep it dry.',
    ],
    travel: [travelAdvice],
    disposal: [disposalAdvice],
    medicationGuide: 'There is no Medication Guide for this drug. Read the patient information on the label.',
  }) as const satisfies Partial<PrescriptionFacts>;

export const pde5Emergencies = [
  'Chest pain: call 911, and tell them when you took the last dose.',
  'An erection that lasts over 4 hours, painful or not: go to an emergency room. Without treatment, it can permanently harm the penis.',
  'Sudden loss of vision in one or both eyes, or sudden loss of hearing, with or without ringing or dizziness: stop taking it and get emergency care.',
  'Fainting, or swelling of the face or throat: call 911.',
];

export const pde5Serious = [
  'A large drop in blood pressure, with dizziness or fainting.',
  'Heart attack, stroke or irregular heartbeat, mostly in men who had heart disease before.',
  'Sudden loss of vision in one eye (NAION) or sudden hearing loss. Both are rare. It is not clear whether the drug causes them.',
  'An erection that does not go away.',
];
