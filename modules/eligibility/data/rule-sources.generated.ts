// Generated from docs/clinical/ by "npm run rules:sources". Do not edit.
import type { RuleSource } from '../domain/rule-source.ts';

/** What the entry that each rule cites says, by rule id. */
export const ruleSources: Readonly<Record<string, RuleSource>> = {
  "SEX": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "sex_at_birth answered and not male",
    "basis": "PROPECIA: men only, V (S4, S44)",
    "facts": [],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S4",
        "about": "keeps.com/our-offering/finasteride"
      },
      {
        "title": "S44",
        "about": "shapiromd.com/legal/drug-safety (copy of the finasteride label)"
      }
    ]
  },
  "AGE-MIN": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "age < 18",
    "basis": "PROPECIA 5.4, CIALIS, minoxidil OTC: V; spray P",
    "facts": [],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "CIALIS (tadalafil)",
        "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
      },
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "AGE-65": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "age >= 65",
    "basis": "LEXAPRO V; VIAGRA 2.5 M; finasteride was not studied in the elderly, V (S62). the earlier research and the code say > 65",
    "facts": [],
    "sources": [
      {
        "title": "LEXAPRO (escitalopram)",
        "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
      },
      {
        "title": "VIAGRA (sildenafil)",
        "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
      },
      {
        "title": "S62",
        "about": "mimsdev, Propecia precautions"
      }
    ]
  },
  "STATE": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "the patient's state or the delivery state has no licensed clinician or pharmacy",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "SELF-HARM": {
    "document": "Mental health screening",
    "section": "Rules",
    "condition": "self_harm_now = yes, or urgent_symptoms = self_harm",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "URGENT-SYMPTOMS": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "urgent_symptoms = chest_pain, fainting or breathless",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "OTHER-HISTORY": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "other chosen in conditions, meds, allergies or side_effects",
    "basis": "Free text cannot be matched to a rule, so a person has to read it: P",
    "facts": [],
    "sources": []
  },
  "FRESH-URGENT": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "urgent_symptoms was answered more than 14 days ago",
    "basis": "P. Part of FRESH for urgent_symptoms. The limit of 24 hours is not checked yet",
    "facts": [],
    "sources": []
  },
  "FRESH-HISTORY": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "conditions, meds or allergies was answered more than 12 months ago, and no renewal since said that nothing has changed",
    "basis": "P. Part of FRESH for the medical history",
    "facts": [],
    "sources": []
  },
  "DOB-MISMATCH": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "dob differs from the date of birth of the account",
    "basis": "P. While they differ, the younger age counts",
    "facts": [],
    "sources": []
  },
  "LIVE-CALL": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "first prescription of a service line in a state, also after a move; and the delivery state or the state where the patient is asks for a live visit before it (Q-STATE)",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "H1": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "patchy = yes; also the mini quiz's where = patchy, or patches seen in the photos",
    "basis": "Minoxidil OTC V; S9.9: patchy gets no recommendation, \"ask a doctor\". Possible alopecia areata M",
    "facts": [],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "H1-UNSURE": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "patchy = not_sure",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "H2": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "Sudden or rapid shedding (speed = under_3_months), or after illness, surgery, a crash diet or a new drug (shedding_trigger)",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "H3": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "Scalp pain, burning, pus, scarring or heavy scale (scalp_symptoms), and no tablets asked for",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "H3-SCALP": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "The same signs, and tablets are asked for too",
    "basis": "P; what happens to tablets is ?",
    "facts": [],
    "sources": []
  },
  "H3-TABLETS": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "The same signs",
    "basis": "P: rule out scarring hair loss before tablets",
    "facts": [],
    "sources": []
  },
  "H4": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "other_hair_loss = brows, lashes or body",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "H5": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "Chemotherapy or radiation now (cancer_treatment = now)",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "H6": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "Thyroid disease, anemia or autoimmune disease (conditions)",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "H7": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "age < 18 or unknown",
    "basis": "PROPECIA 5.4, minoxidil OTC: V. See AGE-MIN",
    "facts": [],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "H8": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "Onset before puberty ended, or diffuse loss without known family history",
    "basis": "Minoxidil OTC: not without family history, M. Not knowing the family history counts as none: P",
    "facts": [],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "NORWOOD-LATE": {
    "document": "Hair loss",
    "section": "Red flags",
    "condition": "Norwood VI or VII",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "FIN-ALLERGY": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "Allergy to finasteride or dutasteride, chosen or named in text",
    "basis": "FIN-NOT V",
    "facts": [
      {
        "id": "FIN-NOT",
        "text": "Never: Allergy to a 5-alpha-reductase inhibitor; not male; pregnancy",
        "mark": "V (S44)"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S44",
        "about": "shapiromd.com/legal/drug-safety (copy of the finasteride label)"
      }
    ]
  },
  "FIN-LIVER": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "conditions = liver",
    "basis": "FIN-REVIEW V",
    "facts": [
      {
        "id": "FIN-REVIEW",
        "text": "Review: Liver disease; prostate cancer, high PSA, urinary symptoms; breast lump; history of depression; kidney problems. Another service lists liver, kidney and prostate cancer as \"do not take\"",
        "mark": "V (S4)"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S4",
        "about": "keeps.com/our-offering/finasteride"
      }
    ]
  },
  "FIN-KIDNEY": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "conditions = kidney",
    "basis": "FIN-REVIEW V",
    "facts": [
      {
        "id": "FIN-REVIEW",
        "text": "Review: Liver disease; prostate cancer, high PSA, urinary symptoms; breast lump; history of depression; kidney problems. Another service lists liver, kidney and prostate cancer as \"do not take\"",
        "mark": "V (S4)"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S4",
        "about": "keeps.com/our-offering/finasteride"
      }
    ]
  },
  "FIN-PROSTATE": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "conditions = prostate",
    "basis": "FIN-REVIEW, FIN-PSA V",
    "facts": [
      {
        "id": "FIN-REVIEW",
        "text": "Review: Liver disease; prostate cancer, high PSA, urinary symptoms; breast lump; history of depression; kidney problems. Another service lists liver, kidney and prostate cancer as \"do not take\"",
        "mark": "V (S4)"
      },
      {
        "id": "FIN-PSA",
        "text": "PSA: Roughly halves in men with an enlarged prostate; from 0.7 to 0.5 ng/mL in men of 18 to 41. Tell whoever orders a PSA; double the value after 6 months",
        "mark": "V (PROPECIA 5.2, S62, S63); doubling comes from data on enlarged prostates"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S4",
        "about": "keeps.com/our-offering/finasteride"
      },
      {
        "title": "S62",
        "about": "mimsdev, Propecia precautions"
      },
      {
        "title": "S63",
        "about": "360mate, copy of the finasteride label"
      }
    ]
  },
  "FIN-BREAST": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "conditions = breast_lump, or side_effects = breast",
    "basis": "FIN-SERIOUS M",
    "facts": [
      {
        "id": "FIN-SERIOUS",
        "text": "Serious effects: Depression and suicidal thoughts (EU regulator 2025: confirmed for the tablets, with a card in the pack); sexual effects that persist after stopping; male breast cancer; a signal of high-grade prostate cancer; fetal harm",
        "mark": "V for the EU review (EMA 2025, S35); rest M or V"
      }
    ],
    "sources": [
      {
        "title": "EMA PRAC",
        "about": "Finasteride and suicidal thoughts, 2025"
      },
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S35",
        "about": "aifa.gov.it (EMA PRAC, 19 June 2025)"
      }
    ]
  },
  "FIN-DEPRESSION": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "conditions = mental_health",
    "basis": "FIN-REVIEW V",
    "facts": [
      {
        "id": "FIN-REVIEW",
        "text": "Review: Liver disease; prostate cancer, high PSA, urinary symptoms; breast lump; history of depression; kidney problems. Another service lists liver, kidney and prostate cancer as \"do not take\"",
        "mark": "V (S4)"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S4",
        "about": "keeps.com/our-offering/finasteride"
      }
    ]
  },
  "FIN-PHQ2": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "PHQ-2 sum >= 3",
    "basis": "PHQ2, which replaces it, V",
    "facts": [],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      }
    ]
  },
  "FRESH-MOOD": {
    "document": "Mental health screening",
    "section": "Rules",
    "condition": "phq2_interest, phq2_down or self_harm_now was answered more than 14 days ago",
    "basis": "P. Part of FRESH for mood",
    "facts": [],
    "sources": []
  },
  "FRESH-HOUSEHOLD": {
    "document": "Questions and rules of every prescription line",
    "section": "Rules",
    "condition": "partner_pregnant was answered more than 183 days ago",
    "basis": "P. Part of FRESH for partner_pregnant",
    "facts": [],
    "sources": []
  },
  "FIN-CONCEIVE": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "partner_pregnant = trying",
    "basis": "FIN-FERTILITY M",
    "facts": [
      {
        "id": "FIN-FERTILITY",
        "text": "Trying to conceive: Reports of poor semen quality that improves after stopping",
        "mark": "M"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      }
    ]
  },
  "FIN-DUPLICATE": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "Finasteride or dutasteride from elsewhere",
    "basis": "FIN-COMBINE V; outcome P. DUP-FIN replaces it",
    "facts": [
      {
        "id": "FIN-COMBINE",
        "text": "Combining: No important interaction on the label. Not with dutasteride or topical finasteride",
        "mark": "M; do not combine V"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      }
    ]
  },
  "TFM-CONFLICT": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "The topical combination is asked for too",
    "basis": "TFM-COMBINE V (S13); S4.18",
    "facts": [
      {
        "id": "TFM-COMBINE",
        "text": "Combining: No other finasteride or minoxidil at the same time; this matches the cart's conflict rule",
        "mark": "V (S13)"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S13",
        "about": "hims.com/treatment/topical-finasteride-minoxidil-info"
      }
    ]
  },
  "FIN-HANDLING": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "partner_pregnant = pregnant, trying or breastfeeding",
    "basis": "FIN-TABLETS V",
    "facts": [
      {
        "id": "FIN-TABLETS",
        "text": "Handling: Do not crush. Pregnant people do not handle broken tablets",
        "mark": "V (S44)"
      }
    ],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "S44",
        "about": "shapiromd.com/legal/drug-safety (copy of the finasteride label)"
      }
    ]
  },
  "FIN-COUNSEL": {
    "document": "Hair loss",
    "section": "Finasteride 1 mg tablets",
    "condition": "always",
    "basis": "FIN-SERIOUS, FIN-PSA, FIN-BLOOD, FIN-DOSE V",
    "facts": [
      {
        "id": "FIN-SERIOUS",
        "text": "Serious effects: Depression and suicidal thoughts (EU regulator 2025: confirmed for the tablets, with a card in the pack); sexual effects that persist after stopping; male breast cancer; a signal of high-grade prostate cancer; fetal harm",
        "mark": "V for the EU review (EMA 2025, S35); rest M or V"
      },
      {
        "id": "FIN-PSA",
        "text": "PSA: Roughly halves in men with an enlarged prostate; from 0.7 to 0.5 ng/mL in men of 18 to 41. Tell whoever orders a PSA; double the value after 6 months",
        "mark": "V (PROPECIA 5.2, S62, S63); doubling comes from data on enlarged prostates"
      },
      {
        "id": "FIN-BLOOD",
        "text": "Blood donation: Not until 1 month after the last dose",
        "mark": "V (FDA donor deferral list); the earlier research had M"
      },
      {
        "id": "FIN-DOSE",
        "text": "Dose: 1 tablet a day, with or without food. At least 3 months before benefit; reverses within 12 months of stopping",
        "mark": "V (S44)"
      }
    ],
    "sources": [
      {
        "title": "EMA PRAC",
        "about": "Finasteride and suicidal thoughts, 2025"
      },
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      },
      {
        "title": "FDA donor deferral",
        "about": "Medication deferral list for blood donors"
      },
      {
        "title": "S35",
        "about": "aifa.gov.it (EMA PRAC, 19 June 2025)"
      },
      {
        "title": "S62",
        "about": "mimsdev, Propecia precautions"
      },
      {
        "title": "S63",
        "about": "360mate, copy of the finasteride label"
      },
      {
        "title": "S44",
        "about": "shapiromd.com/legal/drug-safety (copy of the finasteride label)"
      }
    ]
  },
  "TFM-TRANSFER": {
    "document": "Hair loss",
    "section": "Topical finasteride and minoxidil (gel, foam)",
    "condition": "scalp_contact = cannot_avoid",
    "basis": "TFM-NOT P. Whether any contact in pregnancy should exclude it is ?",
    "facts": [
      {
        "id": "TFM-NOT",
        "text": "Never: As for both parts. A pregnant person or a child shares close scalp contact and transfer cannot be avoided: alternative",
        "mark": "P"
      }
    ],
    "sources": []
  },
  "FRESH-SCALP-CONTACT": {
    "document": "Hair loss",
    "section": "Topical finasteride and minoxidil (gel, foam)",
    "condition": "scalp_contact was answered more than 183 days ago",
    "basis": "P. Part of FRESH for scalp_contact",
    "facts": [],
    "sources": []
  },
  "TFM-TRANSFER-CARE": {
    "document": "Hair loss",
    "section": "Topical finasteride and minoxidil (gel, foam)",
    "condition": "scalp_contact = can_avoid",
    "basis": "TFM-NOT P",
    "facts": [
      {
        "id": "TFM-NOT",
        "text": "Never: As for both parts. A pregnant person or a child shares close scalp contact and transfer cannot be avoided: alternative",
        "mark": "P"
      }
    ],
    "sources": []
  },
  "TFM-HEART": {
    "document": "Hair loss",
    "section": "Topical finasteride and minoxidil (gel, foam)",
    "condition": "any heart disease in conditions",
    "basis": "TFM-REVIEW P",
    "facts": [
      {
        "id": "TFM-REVIEW",
        "text": "Review: As finasteride, and any heart disease or other scalp medicine",
        "mark": "P"
      }
    ],
    "sources": []
  },
  "TFM-SCALP-MEDS": {
    "document": "Hair loss",
    "section": "Topical finasteride and minoxidil (gel, foam)",
    "condition": "meds = scalp_medicine or minoxidil",
    "basis": "TFM-COMBINE V",
    "facts": [
      {
        "id": "TFM-COMBINE",
        "text": "Combining: No other finasteride or minoxidil at the same time; this matches the cart's conflict rule",
        "mark": "V (S13)"
      }
    ],
    "sources": [
      {
        "title": "S13",
        "about": "hims.com/treatment/topical-finasteride-minoxidil-info"
      }
    ]
  },
  "TFM-COUNSEL": {
    "document": "Hair loss",
    "section": "Topical finasteride and minoxidil (gel, foam)",
    "condition": "always",
    "basis": "TFM-STATUS, TFM-SERIOUS V",
    "facts": [
      {
        "id": "TFM-STATUS",
        "text": "Status: Compounded, not FDA-approved. FDA alert of 22 April 2025: 32 reports from 2019 to 2024, many lasting after stopping; some users had been told there was no risk",
        "mark": "V (FDA alert, S34)"
      },
      {
        "id": "TFM-SERIOUS",
        "text": "Serious: As finasteride; transfer to women and children; minoxidil is toxic to cats and dogs",
        "mark": "V (S13)"
      }
    ],
    "sources": [
      {
        "title": "FDA alert",
        "about": "FDA, compounded topical finasteride, 22 April 2025"
      },
      {
        "title": "S34",
        "about": "pfsfoundation.org; americanpharmacynews.com/stories/673678241 (FDA alert of 22 April 2025)"
      },
      {
        "title": "S13",
        "about": "hims.com/treatment/topical-finasteride-minoxidil-info"
      }
    ]
  },
  "MINOX-ALLERGY": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "Allergy to minoxidil, chosen or named in text",
    "basis": "MTOP-NOT, OMX-NOT V",
    "facts": [
      {
        "id": "MTOP-NOT",
        "text": "Never: Allergy; under 18; broken, inflamed, painful or infected scalp; patchy loss or unknown cause",
        "mark": "M; V (S60)"
      },
      {
        "id": "OMX-NOT",
        "text": "Never: Pheochromocytoma; allergy (label). Heart failure, pericardial effusion or pericarditis, pulmonary hypertension with mitral stenosis (consensus)",
        "mark": "V (S10; S37)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      },
      {
        "title": "S60",
        "about": "health32.com, minoxidil"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      },
      {
        "title": "S37",
        "about": "conexiant.com and reachrx.ai summaries of doi 10.1001/jamadermatol.2024.4593"
      }
    ]
  },
  "MINOX-GLYCOL": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "Allergy to propylene glycol",
    "basis": "MTOP-GLYCOL M",
    "facts": [
      {
        "id": "MTOP-GLYCOL",
        "text": "Propylene glycol: The solution holds it, the foam does not. What is in our spray and in the combination is unknown",
        "mark": "M; spray and combination ?"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "MINOX-SCALP": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "scalp_symptoms = broken, inflamed, infected, pain or pus",
    "basis": "MTOP-NOT M, V",
    "facts": [
      {
        "id": "MTOP-NOT",
        "text": "Never: Allergy; under 18; broken, inflamed, painful or infected scalp; patchy loss or unknown cause",
        "mark": "M; V (S60)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      },
      {
        "title": "S60",
        "about": "health32.com, minoxidil"
      }
    ]
  },
  "MINOX-HEART": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "Heart disease, or meds = blood_pressure or alpha_blocker",
    "basis": "MTOP-REVIEW V, M",
    "facts": [
      {
        "id": "MTOP-REVIEW",
        "text": "Review: Heart disease or blood pressure medicine; other scalp drugs",
        "mark": "V, M"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "MINOX-SCALP-MEDS": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "meds = scalp_medicine",
    "basis": "MTOP-INTERACTIONS M",
    "facts": [
      {
        "id": "MTOP-INTERACTIONS",
        "text": "Interactions: Other drugs on the scalp raise absorption",
        "mark": "M"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "OTC-MINOX": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "Any of: patchy or sudden loss, no family history, cause unknown, age < 18, scalp red, sore or infected, another scalp medicine, pattern not as on the pack, has(omx or tfm)",
    "basis": "Minoxidil OTC V; has() P",
    "facts": [],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "OTC-MINOX-HEART": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "The part of OTC-MINOX on heart disease, with a text of its own",
    "basis": "Minoxidil OTC: \"ask a doctor\" V",
    "facts": [],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "OTC-MINOX-MEDS": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "The part of OTC-MINOX on other scalp medicines, with a text of its own: meds = scalp_medicine or minoxidil",
    "basis": "Minoxidil OTC V",
    "facts": [],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      }
    ]
  },
  "MINOX-COUNSEL": {
    "document": "Over-the-counter products, cosmetics and procedures",
    "section": "Minoxidil on the scalp (solution, foam, spray)",
    "condition": "always",
    "basis": "MTOP-STATUS, MTOP-SERIOUS M, V",
    "facts": [
      {
        "id": "MTOP-STATUS",
        "text": "Status: 5 %, sold without prescription. Approved for the crown (vertex), not the front",
        "mark": "M; \"top of scalp\" V (S53)"
      },
      {
        "id": "MTOP-SERIOUS",
        "text": "Stop and get care: Chest pain, faintness, sudden weight gain, swelling",
        "mark": "V (S53)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      },
      {
        "title": "S53",
        "about": "ndclist.com 83675-035"
      }
    ]
  },
  "OMX-PHEO": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = adrenal_tumour",
    "basis": "OMX-NOT V",
    "facts": [
      {
        "id": "OMX-NOT",
        "text": "Never: Pheochromocytoma; allergy (label). Heart failure, pericardial effusion or pericarditis, pulmonary hypertension with mitral stenosis (consensus)",
        "mark": "V (S10; S37)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      },
      {
        "title": "S37",
        "about": "conexiant.com and reachrx.ai summaries of doi 10.1001/jamadermatol.2024.4593"
      }
    ]
  },
  "OMX-HEART-FAILURE": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = heart_failure",
    "basis": "OMX-NOT V",
    "facts": [
      {
        "id": "OMX-NOT",
        "text": "Never: Pheochromocytoma; allergy (label). Heart failure, pericardial effusion or pericarditis, pulmonary hypertension with mitral stenosis (consensus)",
        "mark": "V (S10; S37)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      },
      {
        "title": "S37",
        "about": "conexiant.com and reachrx.ai summaries of doi 10.1001/jamadermatol.2024.4593"
      }
    ]
  },
  "OMX-PERICARDIAL": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = pericardial",
    "basis": "OMX-NOT, OMX-BOXED V",
    "facts": [
      {
        "id": "OMX-NOT",
        "text": "Never: Pheochromocytoma; allergy (label). Heart failure, pericardial effusion or pericarditis, pulmonary hypertension with mitral stenosis (consensus)",
        "mark": "V (S10; S37)"
      },
      {
        "id": "OMX-BOXED",
        "text": "Boxed warning: Pericardial effusion and tamponade, angina getting worse",
        "mark": "V (S10, S56)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      },
      {
        "title": "S37",
        "about": "conexiant.com and reachrx.ai summaries of doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S56",
        "about": "blackboxrx.com 293"
      }
    ]
  },
  "OMX-PULMONARY": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = pulmonary_hypertension",
    "basis": "OMX-NOT V",
    "facts": [
      {
        "id": "OMX-NOT",
        "text": "Never: Pheochromocytoma; allergy (label). Heart failure, pericardial effusion or pericarditis, pulmonary hypertension with mitral stenosis (consensus)",
        "mark": "V (S10; S37)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      },
      {
        "title": "S37",
        "about": "conexiant.com and reachrx.ai summaries of doi 10.1001/jamadermatol.2024.4593"
      }
    ]
  },
  "OMX-KIDNEY": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = kidney",
    "basis": "DELPHI-2024 precautions V",
    "facts": [],
    "sources": [
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      }
    ]
  },
  "OMX-HYPOTENSION": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = low_blood_pressure",
    "basis": "DELPHI-2024 precautions V",
    "facts": [],
    "sources": [
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      }
    ]
  },
  "OMX-RHYTHM": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = arrhythmia",
    "basis": "DELPHI-2024 precautions V (the earlier research had M, P)",
    "facts": [],
    "sources": [
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      }
    ]
  },
  "OMX-CORONARY": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = coronary, other_heart or stroke",
    "basis": "OMX-BOXED V; coronary M, P; other heart problems and stroke P",
    "facts": [
      {
        "id": "OMX-BOXED",
        "text": "Boxed warning: Pericardial effusion and tamponade, angina getting worse",
        "mark": "V (S10, S56)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      },
      {
        "title": "S56",
        "about": "blackboxrx.com 293"
      }
    ]
  },
  "OMX-SWELLING": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "conditions = swelling",
    "basis": "OMX-REVIEW M, P",
    "facts": [
      {
        "id": "OMX-REVIEW",
        "text": "Review: Kidney disease, low blood pressure (both consensus); fast pulse or arrhythmia, any blood pressure medicine, PDE5 inhibitor, swelling, coronary disease",
        "mark": "V for the first two (S37); rest M, P"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S37",
        "about": "conexiant.com and reachrx.ai summaries of doi 10.1001/jamadermatol.2024.4593"
      }
    ]
  },
  "OMX-BP-MEDS": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "meds = blood_pressure or alpha_blocker, or conditions = high_blood_pressure",
    "basis": "OMX-INTERACTIONS M, P",
    "facts": [
      {
        "id": "OMX-INTERACTIONS",
        "text": "Interactions: Blood pressure medicines, guanethidine (boxed: severe orthostatic hypotension), nitrates, PDE5 inhibitors, alpha-blockers: pressure falls further",
        "mark": "guanethidine V (S10); rest M"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      }
    ]
  },
  "OMX-GUANETHIDINE": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "meds = guanethidine",
    "basis": "Minoxidil tablets, boxed warning, V",
    "facts": [],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      }
    ]
  },
  "OMX-VASODILATORS": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "meds = nitrates",
    "basis": "OMX-INTERACTIONS: nitrates M, outcome P",
    "facts": [
      {
        "id": "OMX-INTERACTIONS",
        "text": "Interactions: Blood pressure medicines, guanethidine (boxed: severe orthostatic hypotension), nitrates, PDE5 inhibitors, alpha-blockers: pressure falls further",
        "mark": "guanethidine V (S10); rest M"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      }
    ]
  },
  "OMX-PDE5": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "An erection medicine, chosen in meds or named in text",
    "basis": "OMX-REVIEW M, P",
    "facts": [
      {
        "id": "OMX-REVIEW",
        "text": "Review: Kidney disease, low blood pressure (both consensus); fast pulse or arrhythmia, any blood pressure medicine, PDE5 inhibitor, swelling, coronary disease",
        "mark": "V for the first two (S37); rest M, P"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S37",
        "about": "conexiant.com and reachrx.ai summaries of doi 10.1001/jamadermatol.2024.4593"
      }
    ]
  },
  "OMX-DUPLICATE": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "meds = minoxidil",
    "basis": "P. See DUP-MINOX",
    "facts": [],
    "sources": []
  },
  "OMX-DOSE": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "always: start 1.25 or 2.5 mg. Our cap is 2.5 mg a day; 5 mg a day is never passed. 1.25 mg first if has(pde5), a blood pressure medicine, kidney disease or age >= 65",
    "basis": "DELPHI-2024: start 2.5, range to 5, V; our cap and the 1.25 start P",
    "facts": [],
    "sources": [
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      }
    ]
  },
  "OMX-COUNSEL": {
    "document": "Hair loss",
    "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
    "condition": "always",
    "basis": "OMX-BOXED, OMX-STATUS V",
    "facts": [
      {
        "id": "OMX-BOXED",
        "text": "Boxed warning: Pericardial effusion and tamponade, angina getting worse",
        "mark": "V (S10, S56)"
      },
      {
        "id": "OMX-STATUS",
        "text": "Status: Prescription. Approved only for severe high blood pressure; for hair it is off-label",
        "mark": "V (S10)"
      }
    ],
    "sources": [
      {
        "title": "Minoxidil tablets",
        "about": "FDA label, DailyMed setid ab30461c-f8c8-409d-9e24-d58ed8a34873"
      },
      {
        "title": "Delphi consensus",
        "about": "Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement, JAMA Dermatology 2024, doi 10.1001/jamadermatol.2024.4593"
      },
      {
        "title": "S10",
        "about": "ro.co/safety-info/oral-minoxidil"
      },
      {
        "title": "S56",
        "about": "blackboxrx.com 293"
      }
    ]
  },
  "BP4-STOP": {
    "document": "Blood pressure and the heart",
    "section": "Blood pressure",
    "condition": "systolic < 90 or diastolic < 60",
    "basis": "P. One low number is enough; the safer reading is taken",
    "facts": [],
    "sources": []
  },
  "BP4": {
    "document": "Blood pressure and the heart",
    "section": "Blood pressure",
    "condition": "systolic < 100 or diastolic < 60, or pulse > 100",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "BP4-PULSE": {
    "document": "Blood pressure and the heart",
    "section": "Blood pressure",
    "condition": "no pulse with the reading",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "BP4-HIGH": {
    "document": "Blood pressure and the heart",
    "section": "Blood pressure",
    "condition": "systolic >= 140 or diastolic >= 90",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "BP5": {
    "document": "Blood pressure and the heart",
    "section": "Blood pressure",
    "condition": "no reading, or too old",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "FRESH-BP": {
    "document": "Blood pressure and the heart",
    "section": "Blood pressure",
    "condition": "the day of the reading is longer ago than its maximum age",
    "basis": "P. Part of FRESH for bp",
    "facts": [],
    "sources": []
  },
  "KET-ALLERGY": {
    "document": "Hair loss",
    "section": "Ketoconazole shampoo",
    "condition": "Allergy to ketoconazole, chosen or named in text",
    "basis": "KET-NOT V",
    "facts": [
      {
        "id": "KET-NOT",
        "text": "Never: Allergy to ketoconazole or another ingredient",
        "mark": "V (S43)"
      }
    ],
    "sources": [
      {
        "title": "Ketoconazole 2 % shampoo",
        "about": "FDA label, DailyMed setid beginning a884bad7"
      },
      {
        "title": "S43",
        "about": "DailyMed, ketoconazole 2 % (setid a884bad7)"
      }
    ]
  },
  "KET-SCALP": {
    "document": "Hair loss",
    "section": "Ketoconazole shampoo",
    "condition": "scalp_symptoms = psoriasis or broken",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "KET-COUNSEL": {
    "document": "Hair loss",
    "section": "Ketoconazole shampoo",
    "condition": "always",
    "basis": "KET-STATUS, KET-EFFECTS V",
    "facts": [
      {
        "id": "KET-STATUS",
        "text": "Status: 2 % is prescription; its label is for tinea versicolor, so use for the scalp or hair is off-label. The catalogue does not say which strength it sells",
        "mark": "V (S43); strength ?"
      },
      {
        "id": "KET-EFFECTS",
        "text": "Common effects: Dryness, itch, a change of hair texture, loosening of a perm, some extra shedding",
        "mark": "V (S43b)"
      }
    ],
    "sources": [
      {
        "title": "Ketoconazole 2 % shampoo",
        "about": "FDA label, DailyMed setid beginning a884bad7"
      },
      {
        "title": "S43",
        "about": "DailyMed, ketoconazole 2 % (setid a884bad7)"
      },
      {
        "title": "S43b",
        "about": "nurx.com/ketoconazole-2-shampoo; cpcoak mirror"
      }
    ]
  },
  "SE-MINOX-SERIOUS": {
    "document": "Check-ins and dose changes",
    "section": "Effects reported on treatment",
    "condition": "side_effects = chest_pain, faintness or sudden_swelling",
    "basis": "Minoxidil OTC: stop, seek care, V (S53); weight limit P",
    "facts": [],
    "sources": [
      {
        "title": "Minoxidil 5 % on the scalp",
        "about": "OTC Drug Facts label, DailyMed"
      },
      {
        "title": "S53",
        "about": "ndclist.com 83675-035"
      }
    ]
  },
  "SE-MINOX-FLUID": {
    "document": "Check-ins and dose changes",
    "section": "Effects reported on treatment",
    "condition": "weight_gain > 2 kg in a week, or swelling = face",
    "basis": "weight limit P",
    "facts": [],
    "sources": []
  },
  "SE-MINOX": {
    "document": "Check-ins and dose changes",
    "section": "Effects reported on treatment",
    "condition": "side_effects = ankle_swelling, dizziness or palpitations",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "SE-SCALP": {
    "document": "Check-ins and dose changes",
    "section": "Effects reported on treatment",
    "condition": "side_effects = scalp",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "SE-SEXUAL": {
    "document": "Check-ins and dose changes",
    "section": "Effects reported on treatment",
    "condition": "side_effects = sexual",
    "basis": "P",
    "facts": [],
    "sources": []
  },
  "SE-MOOD": {
    "document": "Check-ins and dose changes",
    "section": "Effects reported on treatment",
    "condition": "side_effects = mood",
    "basis": "PROPECIA, Hong Kong label: discontinue, V",
    "facts": [],
    "sources": [
      {
        "title": "PROPECIA (finasteride 1 mg)",
        "about": "FDA label of 8/2022, DailyMed"
      }
    ]
  }
};
