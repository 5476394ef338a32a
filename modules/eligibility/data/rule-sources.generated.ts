// Generated from docs/clinical/ by "npm run rules:sources". Do not edit.
import type { RuleSources } from '../domain/rule-source.ts';

/** What the entry that each rule cites says, by rule id and version (docs/decisions/decision-records.md#sources-of-rules). */
export const ruleSources: RuleSources = {
  "SEX": {
    "1": {
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
    "2": {
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
    "3": {
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
    }
  },
  "AGE-MIN": {
    "1": {
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
    "2": {
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
    "3": {
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
    }
  },
  "AGE-65": {
    "1": {
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
    "2": {
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
    "3": {
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
    }
  },
  "STATE": {
    "2": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "the patient's state or the delivery state has no licensed clinician or pharmacy",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "3": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "the patient's state or the delivery state has no licensed clinician or pharmacy",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SELF-HARM": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "self_harm_now = yes, or urgent_symptoms = self_harm",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "self_harm_now = yes, or urgent_symptoms = self_harm",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "URGENT-SYMPTOMS": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "urgent_symptoms = chest_pain, fainting or breathless",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "urgent_symptoms = chest_pain, fainting or breathless",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "OTHER-HISTORY": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "other chosen in conditions, meds, allergies or side_effects",
      "basis": "Free text cannot be matched to a rule, so a person has to read it: P",
      "facts": [],
      "sources": []
    }
  },
  "FRESH-URGENT": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "urgent_symptoms was answered more than 14 days ago",
      "basis": "P. Part of FRESH for urgent_symptoms. The limit of 24 hours is not checked yet",
      "facts": [],
      "sources": []
    }
  },
  "FRESH-HISTORY": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "conditions, meds or allergies was answered more than 12 months ago, and no renewal since said that nothing has changed",
      "basis": "P. Part of FRESH for the medical history",
      "facts": [],
      "sources": []
    }
  },
  "DOB-MISMATCH": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "dob differs from the date of birth of the account",
      "basis": "P. While they differ, the younger age counts",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "dob, or the date of birth that a clinician read on the ID, differs from the date of birth of the account",
      "basis": "P. While they differ, the younger age counts",
      "facts": [],
      "sources": []
    }
  },
  "LIVE-CALL": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "first prescription, and the delivery state asks for a live visit before it (Q-STATE)",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "first prescription of a service line in a state, also after a move; and the delivery state or the state where the patient is asks for a live visit before it (Q-STATE)",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "3": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "first prescription of a service line in a state, also after a move; and the delivery state or the state where the patient is asks for a live visit before it (Q-STATE)",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "H1": {
    "1": {
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
    "2": {
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
    }
  },
  "H1-UNSURE": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "patchy = not_sure",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "H2": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "Sudden or rapid shedding (speed = under_3_months), or after illness, surgery, a crash diet or a new drug (shedding_trigger)",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "H3": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "Scalp pain, burning, pus, scarring or heavy scale (scalp_symptoms), and no tablets asked for",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "Scalp pain, burning, pus, scarring or heavy scale (scalp_symptoms), and no tablets asked for",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "H3-SCALP": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "The same signs, and tablets are asked for too",
      "basis": "P; what happens to tablets is ?",
      "facts": [],
      "sources": []
    }
  },
  "H3-TABLETS": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "The same signs",
      "basis": "P: rule out scarring hair loss before tablets",
      "facts": [],
      "sources": []
    }
  },
  "H4": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "other_hair_loss = brows, lashes or body",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "other_hair_loss = brows, lashes or body",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "3": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "other_hair_loss = brows, lashes or body",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "H5": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "Chemotherapy or radiation now (cancer_treatment = now)",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "Chemotherapy or radiation now (cancer_treatment = now)",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "3": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "Chemotherapy or radiation now (cancer_treatment = now)",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "H6": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "Thyroid disease, anemia or autoimmune disease (conditions)",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "H7": {
    "1": {
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
    "2": {
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
    }
  },
  "H8": {
    "1": {
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
    }
  },
  "NORWOOD-LATE": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "Norwood VI or VII",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "FIN-ALLERGY": {
    "1": {
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
    }
  },
  "FIN-LIVER": {
    "1": {
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
    }
  },
  "FIN-KIDNEY": {
    "1": {
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
    }
  },
  "FIN-PROSTATE": {
    "1": {
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
    }
  },
  "FIN-BREAST": {
    "1": {
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
    }
  },
  "FIN-DEPRESSION": {
    "1": {
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
    }
  },
  "FIN-PHQ2": {
    "1": {
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
    }
  },
  "FRESH-MOOD": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "phq2_interest, phq2_down or self_harm_now was answered more than 14 days ago",
      "basis": "P. Part of FRESH for mood",
      "facts": [],
      "sources": []
    }
  },
  "FRESH-HOUSEHOLD": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "partner_pregnant was answered more than 183 days ago",
      "basis": "P. Part of FRESH for partner_pregnant",
      "facts": [],
      "sources": []
    }
  },
  "FIN-CONCEIVE": {
    "1": {
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
    }
  },
  "FIN-DUPLICATE": {
    "1": {
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
    }
  },
  "TFM-CONFLICT": {
    "1": {
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
    }
  },
  "FIN-HANDLING": {
    "1": {
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
    }
  },
  "FIN-COUNSEL": {
    "1": {
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
    }
  },
  "PHQ9-FIN": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "PHQ-9 sum >= 5",
      "basis": "Kroenke 2001 V; action P",
      "facts": [],
      "sources": [
        {
          "title": "PHQ-2, PHQ-9",
          "about": "Kroenke K and others, J Gen Intern Med 2001 (PHQ-9)"
        }
      ]
    }
  },
  "CSSRS-LOW-FIN": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "as CSSRS-LOW",
      "basis": "Columbia triage V; action P",
      "facts": [],
      "sources": [
        {
          "title": "C-SSRS screener",
          "about": "Columbia Lighthouse Project, screener with triage points"
        }
      ]
    }
  },
  "CSSRS-MOD-FIN": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "as CSSRS-MOD",
      "basis": "Columbia triage V; action P",
      "facts": [],
      "sources": [
        {
          "title": "C-SSRS screener",
          "about": "Columbia Lighthouse Project, screener with triage points"
        }
      ]
    }
  },
  "TFM-TRANSFER": {
    "1": {
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
    }
  },
  "FRESH-SCALP-CONTACT": {
    "1": {
      "document": "Hair loss",
      "section": "Topical finasteride and minoxidil (gel, foam)",
      "condition": "scalp_contact was answered more than 183 days ago",
      "basis": "P. Part of FRESH for scalp_contact",
      "facts": [],
      "sources": []
    }
  },
  "TFM-TRANSFER-CARE": {
    "1": {
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
    }
  },
  "TFM-HEART": {
    "1": {
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
    }
  },
  "TFM-SCALP-MEDS": {
    "1": {
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
    }
  },
  "TFM-COUNSEL": {
    "1": {
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
    }
  },
  "MINOX-ALLERGY": {
    "1": {
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
    }
  },
  "MINOX-GLYCOL": {
    "1": {
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
    }
  },
  "MINOX-SCALP": {
    "1": {
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
    }
  },
  "MINOX-HEART": {
    "1": {
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
    }
  },
  "MINOX-SCALP-MEDS": {
    "1": {
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
    }
  },
  "OTC-MINOX": {
    "1": {
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
    "2": {
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
    }
  },
  "OTC-MINOX-HEART": {
    "1": {
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
    "2": {
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
    }
  },
  "OTC-MINOX-MEDS": {
    "1": {
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
    "2": {
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
    }
  },
  "MINOX-COUNSEL": {
    "1": {
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
    }
  },
  "OMX-PHEO": {
    "1": {
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
    }
  },
  "OMX-HEART-FAILURE": {
    "1": {
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
    }
  },
  "OMX-PERICARDIAL": {
    "1": {
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
    }
  },
  "OMX-PULMONARY": {
    "1": {
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
    }
  },
  "OMX-KIDNEY": {
    "1": {
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
    }
  },
  "OMX-HYPOTENSION": {
    "1": {
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
    }
  },
  "OMX-RHYTHM": {
    "1": {
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
    }
  },
  "OMX-CORONARY": {
    "1": {
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
    }
  },
  "OMX-SWELLING": {
    "1": {
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
    }
  },
  "OMX-BP-MEDS": {
    "1": {
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
    }
  },
  "OMX-GUANETHIDINE": {
    "1": {
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
    }
  },
  "OMX-VASODILATORS": {
    "1": {
      "document": "Hair loss",
      "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
      "condition": "meds = nitrates or guanethidine",
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
    "2": {
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
    }
  },
  "OMX-PDE5": {
    "1": {
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
    "2": {
      "document": "Hair loss",
      "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
      "condition": "has(pde5), or an erection medicine chosen in meds or named in text",
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
    }
  },
  "OMX-DUPLICATE": {
    "1": {
      "document": "Hair loss",
      "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
      "condition": "meds = minoxidil",
      "basis": "P. See DUP-MINOX",
      "facts": [],
      "sources": []
    }
  },
  "OMX-DOSE": {
    "1": {
      "document": "Hair loss",
      "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
      "condition": "always: start 1.25 or 2.5 mg. Our cap is 2.5 mg a day; 5 mg a day is never passed.",
      "basis": "DELPHI-2024: start 2.5, range to 5, V; our cap P",
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
    }
  },
  "OMX-LOW-START": {
    "1": {
      "document": "Hair loss",
      "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
      "condition": "has(pde5), a blood pressure medicine, kidney disease or age >= 65: start 1.25 mg a day",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "OMX-COUNSEL": {
    "1": {
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
    }
  },
  "BP4-STOP": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic < 90 or diastolic < 60",
      "basis": "P. One low number is enough; the safer reading is taken",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic < 90 or diastolic < 60",
      "basis": "P. One low number is enough; the safer reading is taken",
      "facts": [],
      "sources": []
    }
  },
  "BP4": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic < 100 or diastolic < 60, or pulse > 100",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "BP4-PULSE": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "no pulse with the reading",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "BP4-HIGH": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic >= 140 or diastolic >= 90",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "BP5": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "no reading, or too old",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "FRESH-BP": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "the day of the reading is more than 183 days ago",
      "basis": "P. Part of FRESH for bp",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "the day of the reading is longer ago than its maximum age",
      "basis": "P. Part of FRESH for bp",
      "facts": [],
      "sources": []
    }
  },
  "KET-ALLERGY": {
    "1": {
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
    }
  },
  "KET-SCALP": {
    "1": {
      "document": "Hair loss",
      "section": "Ketoconazole shampoo",
      "condition": "scalp_symptoms = psoriasis or broken",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "KET-COUNSEL": {
    "1": {
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
    }
  },
  "SE-MINOX-SERIOUS": {
    "1": {
      "document": "Check-ins and dose changes",
      "section": "Effects reported on treatment",
      "condition": "side_effects = chest_pain, faintness or sudden_swelling; at a check-in also weight_gain > 2 kg in a week or swelling of the face",
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
    "2": {
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
    }
  },
  "SE-MINOX-FLUID": {
    "1": {
      "document": "Check-ins and dose changes",
      "section": "Effects reported on treatment",
      "condition": "weight_gain > 2 kg in a week, or swelling = face",
      "basis": "weight limit P",
      "facts": [],
      "sources": []
    }
  },
  "SE-MINOX": {
    "1": {
      "document": "Check-ins and dose changes",
      "section": "Effects reported on treatment",
      "condition": "side_effects = ankle_swelling, dizziness or palpitations",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SE-SCALP": {
    "1": {
      "document": "Check-ins and dose changes",
      "section": "Effects reported on treatment",
      "condition": "side_effects = scalp",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SE-SEXUAL": {
    "1": {
      "document": "Check-ins and dose changes",
      "section": "Effects reported on treatment",
      "condition": "side_effects = sexual",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SE-MOOD": {
    "1": {
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
    },
    "2": {
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
    },
    "3": {
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
  },
  "AGE-ED": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "age < flag ed-eligibility-age (default 18)",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "AGE-ED-YOUNG": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "age < 25",
      "basis": "Look for the cause first: AUA-ED statement 1 V; the number 25 P",
      "facts": [],
      "sources": [
        {
          "title": "AUA-ED",
          "about": "Burnett AL and others, Erectile dysfunction: AUA guideline, J Urol 2018, doi 10.1016/j.juro.2018.05.004; statements 1 to 6"
        }
      ]
    }
  },
  "PDE-NITRATE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "nitrate_use = nitroglycerin, isosorbide or other_nitrate; or nitrate_second = yes; or meds = nitrates; or recreational = poppers; or meds_detail names nitro, isosorbide, Imdur, Isordil, BiDil, nicorandil, amyl nitrite or butyl nitrite",
      "basis": "VIAGRA 4.1, CIALIS 4.1 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-NITRATE-SPLIT": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "The two nitrate answers differ from each other or from earlier ones, or one is not_sure",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "PDE-RIOCIGUAT": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = gc_stimulator (riociguat, vericiguat)",
      "basis": "VIAGRA 4.3, CIALIS 4.3, ADEMPAS 4 V; vericiguat P",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "ADEMPAS (riociguat)",
          "about": "FDA label"
        }
      ]
    }
  },
  "BP1": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic < 90 or diastolic < 50",
      "basis": "VIAGRA, Canadian label V+P; VIAGRA 5.1 M; CIALIS 5.1 V (S61)",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA, Canada",
          "about": "Canadian product monograph"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "S61",
          "about": "dysfunctionalyou.com (copy of an AHFS tadalafil monograph; its text matches the known label)"
        }
      ]
    }
  },
  "BP2": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic > 170 or diastolic > 110",
      "basis": "VIAGRA, Canadian label (\"caution\") V+P; VIAGRA 5.1 M",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA, Canada",
          "about": "Canadian product monograph"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "BP2b": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic >= 170 or diastolic >= 100",
      "basis": "CIALIS label of 2003: above 170/100, V. The label now says \"uncontrolled\" V. The stricter limit is used for both drugs: P",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS, 2003",
          "about": "FDA label of 2003"
        }
      ]
    }
  },
  "BP-CRISIS": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic > 180 or diastolic > 120",
      "basis": "ACC/AHA 2017 M",
      "facts": [],
      "sources": [
        {
          "title": "ACC/AHA 2017",
          "about": "ACC/AHA guideline on high blood pressure, 2017"
        }
      ]
    }
  },
  "BP-CRISIS-URGENT": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "BP-CRISIS with any choice of urgent_symptoms",
      "basis": "ACC/AHA 2017 M",
      "facts": [],
      "sources": [
        {
          "title": "ACC/AHA 2017",
          "about": "ACC/AHA guideline on high blood pressure, 2017"
        }
      ]
    }
  },
  "BP3": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "systolic >= 140 or diastolic >= 90, below the limits of BP2b",
      "basis": "P (earlier research: 140 to 169 or 90 to 109)",
      "facts": [],
      "sources": []
    }
  },
  "BP3-COUNSEL": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "as BP3",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "BP5-PDE5": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "no reading, or too old",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "FRESH-BP-PDE5": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "the day of the reading is longer ago than its maximum age",
      "basis": "P. Part of FRESH for bp",
      "facts": [],
      "sources": []
    }
  },
  "BP-PULSE": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Blood pressure",
      "condition": "pulse > 110 or pulse < 45",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "CV1": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "heart_attack = lt_6mo",
      "basis": "CIALIS 5.1: 90 days, V (S61). VIAGRA, Canadian label: 6 months, V+P. 6 months for both P; omx P",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA, Canada",
          "about": "Canadian product monograph"
        },
        {
          "title": "S61",
          "about": "dysfunctionalyou.com (copy of an AHFS tadalafil monograph; its text matches the known label)"
        }
      ]
    }
  },
  "CV2": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "stroke = lt_6mo, or bad_rhythm = lt_6mo or uncontrolled",
      "basis": "CIALIS 5.1, VIAGRA, Canadian label V (S61)",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA, Canada",
          "about": "Canadian product monograph"
        },
        {
          "title": "S61",
          "about": "dysfunctionalyou.com (copy of an AHFS tadalafil monograph; its text matches the known label)"
        }
      ]
    }
  },
  "CV3": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "angina = unstable or during_sex, or hf_class = 2, 3 or 4",
      "basis": "CIALIS 5.1: NYHA class II or more in the last 6 months, V (S61); any NYHA II or more P",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "S61",
          "about": "dysfunctionalyou.com (copy of an AHFS tadalafil monograph; its text matches the known label)"
        }
      ]
    }
  },
  "CV4": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "heart_other = valve_moderate_severe, outflow_block or cardiomyopathy",
      "basis": "Princeton III, high risk, V (S40)",
      "facts": [],
      "sources": [
        {
          "title": "Princeton III",
          "about": "Nehra A and others, Mayo Clin Proc 2012;87:766-778 (the 2012 text itself was not read, M)"
        },
        {
          "title": "S40",
          "about": "PMC5027992, table 1 (Princeton III)"
        }
      ]
    }
  },
  "CV5": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "count(cv_risk) + (1 if age >= 55) >= 3; or angina = stable; or heart_attack or stroke = gt_6mo; or heart_other = pad or stent_bypass",
      "basis": "Princeton III, intermediate risk, V (S40); age P",
      "facts": [],
      "sources": [
        {
          "title": "Princeton III",
          "about": "Nehra A and others, Mayo Clin Proc 2012;87:766-778 (the 2012 text itself was not read, M)"
        },
        {
          "title": "S40",
          "about": "PMC5027992, table 1 (Princeton III)"
        }
      ]
    }
  },
  "CV6": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "exercise = chest_pain",
      "basis": "Princeton IV 2024 V",
      "facts": [],
      "sources": [
        {
          "title": "Princeton IV",
          "about": "Princeton IV consensus, 2024"
        }
      ]
    }
  },
  "CV6-BREATH": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "exercise = breathless or not_sure",
      "basis": "Princeton IV V. (Earlier research: cannot climb two flights of stairs; P, common screening)",
      "facts": [],
      "sources": [
        {
          "title": "Princeton IV",
          "about": "Princeton IV consensus, 2024"
        }
      ]
    }
  },
  "CV7": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "heart_other = autonomic",
      "basis": "CIALIS 5.1 V; a prescribing reference (MPR) lists it as not recommended, V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "CV7-VALVE": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "heart_other = valve_mild",
      "basis": "CIALIS 5.1 V (earlier research: aortic stenosis or outflow obstruction, autonomic failure: review, S61)",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "S61",
          "about": "dysfunctionalyou.com (copy of an AHFS tadalafil monograph; its text matches the known label)"
        }
      ]
    }
  },
  "CV8": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "told_no_sex = yes",
      "basis": "VIAGRA 5.1 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "CV-NOT-SURE": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "heart_attack, stroke or bad_rhythm = not_sure",
      "basis": "P, see not sure",
      "facts": [],
      "sources": []
    }
  },
  "CV8-NOT-SURE": {
    "1": {
      "document": "Blood pressure and the heart",
      "section": "Heart and circulation",
      "condition": "told_no_sex = not_sure",
      "basis": "P, see not sure",
      "facts": [],
      "sources": []
    }
  },
  "KIDNEY-NOT-SURE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "kidney_level = not_sure",
      "basis": "P, see not sure",
      "facts": [],
      "sources": []
    }
  },
  "LIVER-NOT-SURE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "liver_level = not_sure",
      "basis": "P, see not sure",
      "facts": [],
      "sources": []
    }
  },
  "PDE-ALLERGY": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "an allergy to either of them, and allergies_detail tells of a serious reaction",
      "basis": "VIAGRA 4.2, CIALIS 4.2 V; the words that count as serious P",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-ALLERGY-SILDENAFIL": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "allergies = sildenafil, or named in text",
      "basis": "VIAGRA 4.2 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-ALLERGY-TADALAFIL": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "allergies = tadalafil, or named in text",
      "basis": "CIALIS 4.2 V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-DOUBLE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "has(sildenafil) and has(tadalafil)",
      "basis": "CIALIS 5.11 V, VIAGRA 5.7 M",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-DOUBLE-OTHER": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = pde5",
      "basis": "CIALIS 5.11 V, VIAGRA 5.7 M",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-DOUBLE-PAH": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = pah_pde5",
      "basis": "CIALIS 5.11 V, VIAGRA 5.7 M",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-NAION": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "eye_ear = naion",
      "basis": "VIAGRA 5.3 (caution) V+P; EU and Australian labels contraindicate, M",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-EYE-RISK": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "eye_ear = crowded_disc",
      "basis": "VIAGRA 5.3 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-RETINA": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "eye_ear = retinitis_pigmentosa",
      "basis": "CIALIS 5.4: not recommended, V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-HEARING": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "eye_ear = sudden_hearing_loss",
      "basis": "CIALIS 5.5 M",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-PRIAPISM-RISK": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "blood_penis = sickle, myeloma, leukaemia or peyronie",
      "basis": "CIALIS 5.3, VIAGRA 5.2 V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-PRIAPISM-PAST": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "blood_penis = past_priapism",
      "basis": "CIALIS 5.3, VIAGRA 5.2 V; stop P",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-BLEED": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "blood_penis = bleeding_disorder or active_ulcer",
      "basis": "CIALIS V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-CAUSE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "ed_onset = sudden or after_injury; pelvic not none; libido = lower; IIEF-5 sum >= 22; sexually_active = no",
      "basis": "AUA-ED 1, 2 V",
      "facts": [],
      "sources": [
        {
          "title": "AUA-ED",
          "about": "Burnett AL and others, Erectile dysfunction: AUA guideline, J Urol 2018, doi 10.1016/j.juro.2018.05.004; statements 1 to 6"
        }
      ]
    }
  },
  "PDE-ALCOHOL": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "alcohol_session = 5_plus",
      "basis": "CIALIS 5.9 V; sildenafil P",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-EMERG": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "urgent_symptoms or ed_side_effects = erection_over_4h, vision_loss, hearing_loss, chest_pain_sex or fainting",
      "basis": "VIAGRA and CIALIS 5 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-QTY": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "took_two = yes. Tablets > days of supply are refused when a plan is decided (QTY-LIMIT)",
      "basis": "VIAGRA 2.1, CIALIS 2.1 V; rest P",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-QTY-EARLY": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "two early refills in 12 months: the next package was sent more than a week before the one before was used up",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "PDE-ALPHA": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = alpha_blocker",
      "basis": "VIAGRA 2.3, CIALIS 2.7, 5.6 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-ALPHA-DOSE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = alpha_blocker",
      "basis": "VIAGRA 2.3, CIALIS 2.7, 5.6 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-ALPHA-NEW": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = alpha_new (less than 4 weeks)",
      "basis": "VIAGRA 2.3, CIALIS 2.7, 5.6 V; 4 weeks P",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-ALPHA-PROSTATE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = alpha_blocker and conditions = prostate",
      "basis": "VIAGRA 2.3, CIALIS 2.7, 5.6 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-CYP-STRONG": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = booster or strong_cyp. Ketoconazole shampoo does not count",
      "basis": "VIAGRA 2.4, CIALIS 2.7, 5.10 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-CYP-BOOSTER": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = booster",
      "basis": "VIAGRA 2.4 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-CYP-STRONG-SILDENAFIL": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = strong_cyp",
      "basis": "VIAGRA 2.4 V",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-CYP-STRONG-TADALAFIL": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = booster or strong_cyp",
      "basis": "CIALIS 2.7, 5.10 V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-CYP-MOD": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = moderate_cyp",
      "basis": "M",
      "facts": [],
      "sources": []
    }
  },
  "PDE-CYP-MOD-DOSE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = moderate_cyp",
      "basis": "VIAGRA 2.4 erythromycin V; others M",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-RENAL": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "kidney_level = under_30 or 30_50",
      "basis": "CIALIS 2.6 V; VIAGRA 2.5 M, HSA copy V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "VIAGRA, Singapore",
          "about": "HSA label"
        }
      ]
    }
  },
  "PDE-RENAL-UNDER-30": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "kidney_level = under_30",
      "basis": "CIALIS 2.6 V; VIAGRA 2.5 M, HSA copy V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        },
        {
          "title": "VIAGRA, Singapore",
          "about": "HSA label"
        }
      ]
    }
  },
  "PDE-RENAL-30-50": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "kidney_level = 30_50",
      "basis": "CIALIS 2.6 V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-HEPATIC": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "liver_level = mild or moderate",
      "basis": "CIALIS 2.6 V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-HEPATIC-DOSE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "liver_level = mild or moderate",
      "basis": "CIALIS 2.6 V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-HEPATIC-SEVERE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "liver_level = severe",
      "basis": "CIALIS 2.6 V; sildenafil in severe disease P",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-AGE65": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "age >= 65: start 25 mg",
      "basis": "VIAGRA 2.5 M. The EU label needs none; the stricter one is kept",
      "facts": [],
      "sources": [
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "PDE-BP-MEDS": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "meds = blood_pressure",
      "basis": "CIALIS 5.6 V",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-BP-MEDS-MANY": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "bp_medicines = three_or_more, or has(omx)",
      "basis": "CIALIS 5.6 V; the number 3 P",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "PDE-BP-MEDS-DOSE": {
    "1": {
      "document": "Erectile dysfunction: sildenafil and tadalafil",
      "section": "Rules",
      "condition": "as PDE-BP-MEDS-MANY",
      "basis": "CIALIS 5.6 V; the number 3 P",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        }
      ]
    }
  },
  "FRESH-SEXUAL-HEALTH": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "an answer about nitrates, the heart, kidneys, liver, eyes, blood or mental health was given more than 12 months ago, and no renewal since said that nothing has changed",
      "basis": "P. Part of FRESH",
      "facts": [],
      "sources": []
    }
  },
  "FRESH-IIEF": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "iief1 to iief5 were answered more than 183 days ago",
      "basis": "P. Part of FRESH",
      "facts": [],
      "sources": []
    }
  },
  "FRESH-EJACULATION": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "pe_time, pe_control or pe_bother was answered more than 183 days ago",
      "basis": "P. Part of FRESH",
      "facts": [],
      "sources": []
    }
  },
  "FRESH-MOOD-SSRI": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "PHQ-2, PHQ-9, self_harm_now or the C-SSRS was answered more than 14 days ago",
      "basis": "P. Part of FRESH",
      "facts": [],
      "sources": []
    }
  },
  "PDE-NITRATE-TEXT": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| PDE-NITRATE-TEXT@1 | sildenafil, tadalafil | Never with nitrates or poppers; tell 911 staff; no nitrate for 24 hours (sildenafil) or 48 hours (tadalafil) | V |",
      "basis": "V",
      "facts": [],
      "sources": []
    }
  },
  "PDE-EMERGENCY": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| PDE-EMERGENCY@1 | sildenafil, tadalafil | Erection of 4 hours, loss of vision or hearing, chest pain | V |",
      "basis": "V",
      "facts": [],
      "sources": []
    }
  },
  "PDE-USE": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| PDE-USE@1 | sildenafil, tadalafil | Once a day, alcohol, one PDE5 inhibitor | V |",
      "basis": "V",
      "facts": [],
      "sources": []
    }
  },
  "ED-HEART": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| ED-HEART@1 | sildenafil, tadalafil | Erectile dysfunction can signal heart disease | V (AUA-ED 3) |",
      "basis": "V (AUA-ED 3)",
      "facts": [],
      "sources": [
        {
          "title": "AUA-ED",
          "about": "Burnett AL and others, Erectile dysfunction: AUA guideline, J Urol 2018, doi 10.1016/j.juro.2018.05.004; statements 1 to 6"
        }
      ]
    }
  },
  "ED-TESTOSTERONE": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| ED-TESTOSTERONE@1 | sildenafil, tadalafil | Morning testosterone | V (AUA-ED 4) |",
      "basis": "V (AUA-ED 4)",
      "facts": [],
      "sources": [
        {
          "title": "AUA-ED",
          "about": "Burnett AL and others, Erectile dysfunction: AUA guideline, J Urol 2018, doi 10.1016/j.juro.2018.05.004; statements 1 to 6"
        }
      ]
    }
  },
  "PE-ED-FIRST": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Routing rules",
      "condition": "sh_concern = both, or pe_lose_firm = yes, or IIEF-5 sum <= 21",
      "basis": "AUA-PE 12 (number M), copy V",
      "facts": [],
      "sources": [
        {
          "title": "AUA-PE",
          "about": "Shindel AW and others, Disorders of ejaculation: AUA/SMSNA guideline, J Urol 2022, doi 10.1097/JU.0000000000002392"
        }
      ]
    }
  },
  "PE-SIL": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Routing rules",
      "condition": "sh_concern = too_soon without a sign of erectile dysfunction: IIEF-5 sum >= 22 or pe_lose_firm = no. (The score is asked only with a sign, so both together cannot be answered)",
      "basis": "Off-label P; all PDE rules apply",
      "facts": [],
      "sources": []
    }
  },
  "PE-OTHER-CAUSE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Routing rules",
      "condition": "pe_since = later with pelvic = urine_trouble or penis_pain, or conditions = thyroid; or the PE screen is negative",
      "basis": "AUA-PE 3, 6 M",
      "facts": [],
      "sources": [
        {
          "title": "AUA-PE",
          "about": "Shindel AW and others, Disorders of ejaculation: AUA/SMSNA guideline, J Urol 2022, doi 10.1097/JU.0000000000002392"
        }
      ]
    }
  },
  "SSRI-MAOI": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = maoi_now or maoi_14d. No MAOI until 14 days (fluoxetine 5 weeks) after the SSRI",
      "basis": "ZOLOFT 4, LEXAPRO 4, PROZAC 4.1 V",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        },
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        },
        {
          "title": "PROZAC (fluoxetine)",
          "about": "FDA label, DailyMed"
        }
      ]
    }
  },
  "SSRI-LINEZOLID": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = linezolid_methylene_blue",
      "basis": "The same sections V",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-PIMOZIDE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = pimozide",
      "basis": "ZOLOFT 4, LEXAPRO 4 V; PROZAC 4.2 copy V",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        },
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        },
        {
          "title": "PROZAC (fluoxetine)",
          "about": "FDA label, DailyMed"
        }
      ]
    }
  },
  "SSRI-THIORIDAZINE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = thioridazine_14d; none until 5 weeks after fluoxetine",
      "basis": "PROZAC 4.2 M, copies V",
      "facts": [],
      "sources": [
        {
          "title": "PROZAC (fluoxetine)",
          "about": "FDA label, DailyMed"
        }
      ]
    }
  },
  "SSRI-THIORIDAZINE-OTHER": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = thioridazine_14d",
      "basis": "P (QT)",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-ONE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = antidepressant",
      "basis": "Serotonin warning V; P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-DOUBLE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "Two has(ssri); of a visit only, where the later one is the one too many",
      "basis": "Serotonin warning V; P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-ALLERGY-SERTRALINE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "allergies = sertraline, or named in text",
      "basis": "ZOLOFT 4 V",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        }
      ]
    }
  },
  "SSRI-ALLERGY-FLUOXETINE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "allergies = fluoxetine, or named in text",
      "basis": "PROZAC 4 M",
      "facts": [],
      "sources": [
        {
          "title": "PROZAC (fluoxetine)",
          "about": "FDA label, DailyMed"
        }
      ]
    }
  },
  "SSRI-ALLERGY-ESCITALOPRAM": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "allergies = escitalopram or citalopram, or named in text",
      "basis": "LEXAPRO 4 V",
      "facts": [],
      "sources": [
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        }
      ]
    }
  },
  "SSRI-SEROTONIN": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = triptan, opioid, lithium, buspirone, stimulant or dextromethorphan",
      "basis": "ZOLOFT 5, PROZAC 5.2 V; the split P",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        },
        {
          "title": "PROZAC (fluoxetine)",
          "about": "FDA label, DailyMed"
        }
      ]
    }
  },
  "SSRI-SEROTONIN-STRONG": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = st_johns_wort, or recreational = mdma",
      "basis": "ZOLOFT 5, PROZAC 5.2 V; the split P",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        },
        {
          "title": "PROZAC (fluoxetine)",
          "about": "FDA label, DailyMed"
        }
      ]
    }
  },
  "SSRI-BLEED": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = blood_thinner, or blood_penis = bleeding_disorder",
      "basis": "ZOLOFT 5, LEXAPRO 7 V",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        },
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        }
      ]
    }
  },
  "SSRI-BLEED-NSAID": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = nsaid_aspirin",
      "basis": "ZOLOFT 5, LEXAPRO 7 V",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        },
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        }
      ]
    }
  },
  "SSRI-2D6": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = tamoxifen",
      "basis": "M",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-2D6-OTHER": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = cyp2d6_other (tricyclic, flecainide, propafenone, metoprolol, codeine, antipsychotic)",
      "basis": "Copy V",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-QT-SELF": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "heart_other = long_qt_self",
      "basis": "PROZAC (MIMS copy) V; UK MHRA M",
      "facts": [],
      "sources": [
        {
          "title": "PROZAC (fluoxetine)",
          "about": "FDA label, DailyMed"
        }
      ]
    }
  },
  "SSRI-QT-MEDICINE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = qt_medicine",
      "basis": "UK MHRA M; P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-QT": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "heart_other = long_qt_self, long_qt_family or slow_pulse, meds = qt_medicine, heart_attack = lt_6mo, or hf_class >= 2",
      "basis": "LEXAPRO: recent heart attack V; UK MHRA M; P",
      "facts": [],
      "sources": [
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        }
      ]
    }
  },
  "SSRI-BIPOLAR": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "mind_hx = bipolar_self",
      "basis": "ZOLOFT 5: screen, V; stop P",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        }
      ]
    }
  },
  "SSRI-BIPOLAR-FAMILY": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "mind_hx = bipolar_family",
      "basis": "ZOLOFT 5: screen, V",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        }
      ]
    }
  },
  "SSRI-PSYCH": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "mind_hx = psychosis, suicide_attempt, eating_disorder or psychiatric_care_now",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-AGE25": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "age 18 to 24",
      "basis": "Boxed warning V; flag P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-HYPONA": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "mind_hx = low_sodium",
      "basis": "Warnings and precautions V; the split P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-HYPONA-RISK": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "meds = diuretic, or age >= 65",
      "basis": "Warnings and precautions V; the split P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-GLAUCOMA": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "eye_ear = narrow_angle",
      "basis": "Warnings and precautions (avoid) V",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-SEIZURE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "mind_hx = seizure",
      "basis": "Warnings and precautions V; the split P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-SEIZURE-ACTIVE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "seizure_control = not_controlled (a seizure in the last 12 months)",
      "basis": "Warnings and precautions V; the split P; 12 months P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-HEPATIC": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "liver_level = mild, moderate or severe",
      "basis": "PROZAC V",
      "facts": [],
      "sources": [
        {
          "title": "PROZAC (fluoxetine)",
          "about": "FDA label, DailyMed"
        }
      ]
    }
  },
  "SSRI-HEPATIC-SERTRALINE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "liver_level = mild",
      "basis": "ZOLOFT 2.4 V",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        }
      ]
    }
  },
  "SSRI-HEPATIC-SEVERE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "liver_level = moderate or severe",
      "basis": "ZOLOFT 2.4 V",
      "facts": [],
      "sources": [
        {
          "title": "ZOLOFT (sertraline)",
          "about": "FDA label, DailyMed setid fda754f6-d0f3-4dce-a17a-927d64f912f7"
        }
      ]
    }
  },
  "SSRI-HEPATIC-ESCITALOPRAM": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "liver_level = mild, moderate or severe",
      "basis": "LEXAPRO V",
      "facts": [],
      "sources": [
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        }
      ]
    }
  },
  "SSRI-RENAL": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "kidney_level = under_30",
      "basis": "LEXAPRO: below 20 not studied, V",
      "facts": [],
      "sources": [
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        }
      ]
    }
  },
  "SSRI-AGE65": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "age >= 65: at most 10 mg",
      "basis": "LEXAPRO V",
      "facts": [],
      "sources": [
        {
          "title": "LEXAPRO (escitalopram)",
          "about": "FDA label, DailyMed setid 13bb8267-1cab-43e5-acae-55a4d957630a"
        }
      ]
    }
  },
  "SSRI-SIDE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "ssri_effects = serotonin_signs",
      "basis": "Warnings and precautions V; handling P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-SIDE-MANIA": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "ssri_effects = mania_agitation",
      "basis": "Warnings and precautions V; handling P",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-SIDE-HOLD": {
    "1": {
      "document": "Premature ejaculation",
      "section": "SSRI rules",
      "condition": "ssri_effects = palpitations, fainting, bleeding or confusion",
      "basis": "Warnings and precautions V; handling P",
      "facts": [],
      "sources": []
    }
  },
  "H5-OTHER": {
    "1": {
      "document": "Hair loss",
      "section": "Red flags",
      "condition": "cancer_treatment = now",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "PHQ2": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "PHQ-2 sum >= 2: show the PHQ-9. >= 3: review too",
      "basis": "PHQ2-FORM V; the lower limit is used",
      "facts": [],
      "sources": []
    }
  },
  "PHQ9": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "PHQ-9 sum >= 10",
      "basis": "Kroenke 2001 V; action P",
      "facts": [],
      "sources": [
        {
          "title": "PHQ-2, PHQ-9",
          "about": "Kroenke K and others, J Gen Intern Med 2001 (PHQ-9)"
        }
      ]
    }
  },
  "PHQ9-MILD": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "PHQ-9 sum 5 to 9",
      "basis": "Kroenke 2001 V; action P",
      "facts": [],
      "sources": [
        {
          "title": "PHQ-2, PHQ-9",
          "about": "Kroenke K and others, J Gen Intern Med 2001 (PHQ-9)"
        }
      ]
    }
  },
  "CSSRS-LOW": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "Only cssrs1 or cssrs2 yes",
      "basis": "Columbia triage V; action P",
      "facts": [],
      "sources": [
        {
          "title": "C-SSRS screener",
          "about": "Columbia Lighthouse Project, screener with triage points"
        }
      ]
    }
  },
  "CSSRS-MOD": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "cssrs3 yes, or cssrs6 = over_3mo",
      "basis": "Columbia triage V; action P",
      "facts": [],
      "sources": [
        {
          "title": "C-SSRS screener",
          "about": "Columbia Lighthouse Project, screener with triage points"
        }
      ]
    }
  },
  "CSSRS-HIGH": {
    "1": {
      "document": "Mental health screening",
      "section": "Rules",
      "condition": "cssrs4 or cssrs5 yes, or cssrs6 = in_3mo",
      "basis": "Columbia triage V",
      "facts": [],
      "sources": [
        {
          "title": "C-SSRS screener",
          "about": "Columbia Lighthouse Project, screener with triage points"
        }
      ]
    }
  },
  "SPRAY-ALLERGY": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "allergies = caine, or partner_caine = yes",
      "basis": "Drug Facts M; partner rash 21 CFR 348.50 V",
      "facts": [],
      "sources": [
        {
          "title": "21 CFR 348",
          "about": "21 CFR 348.10 and 348.50, OTC external analgesics, male genital desensitizers"
        }
      ]
    }
  },
  "SPRAY-SKIN": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "genital_skin = broken_or_sore",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SPRAY-METHB": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "blood_penis = methb_or_g6pd",
      "basis": "Benzocaine: Health Canada monograph V; lidocaine P",
      "facts": [],
      "sources": [
        {
          "title": "Health Canada",
          "about": "Monograph on topical anesthetics for delaying ejaculation"
        }
      ]
    }
  },
  "SPRAY-HEART": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "meds = rhythm_medicine, or liver_level = severe",
      "basis": "M",
      "facts": [],
      "sources": []
    }
  },
  "SPRAY-HEART-OTC": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "as SPRAY-HEART",
      "basis": "M; nobody reviews a purchase without a visit P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "as SPRAY-HEART",
      "basis": "M; nobody reviews a purchase without a visit P",
      "facts": [],
      "sources": []
    }
  },
  "SPRAY-PREG": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "partner_pregnant = pregnant or breastfeeding",
      "basis": "Health Canada monograph V (S42b); P",
      "facts": [],
      "sources": [
        {
          "title": "Health Canada",
          "about": "Monograph on topical anesthetics for delaying ejaculation"
        },
        {
          "title": "S42b",
          "about": "nhpcompliance.com; webprod.hc-sc.gc.ca monograph"
        }
      ]
    }
  },
  "SPRAY-DOUBLE": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "meds = numbing_product",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SPRAY-STOP": {
    "1": {
      "document": "Premature ejaculation",
      "section": "Delay spray rules",
      "condition": "spray_effects = rash, or spray_help = no (after 4 weeks)",
      "basis": "21 CFR 348.50(c) V; 4 weeks P",
      "facts": [],
      "sources": [
        {
          "title": "21 CFR 348",
          "about": "21 CFR 348.10 and 348.50, OTC external analgesics, male genital desensitizers"
        }
      ]
    }
  },
  "MATRIX-SSRI-FIN": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "| SSRI with finasteride | Review: two mood warnings | P |",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "MATRIX-PDE5-MINOXIDIL": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "has(pde5) and has(tfm or mtop)",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "MATRIX-SUPPLEMENT": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "| Supplement | Saw palmetto acts like finasteride on PSA. \"Never\" with an SSRI if the supplement holds St John's wort; its contents are unknown | M; ? |",
      "basis": "M; ?",
      "facts": [],
      "sources": []
    }
  },
  "OFFLABEL-PE": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| OFFLABEL-PE@1 | sildenafil for PE (with all of the above), each SSRI | This use is off-label | V (PE-OFFLABEL) |",
      "basis": "V (PE-OFFLABEL)",
      "facts": [
        {
          "id": "PE-OFFLABEL",
          "text": "Approval: No drug is FDA-approved for it. Every product page must say off-label",
          "mark": "V (S41b, S66)"
        }
      ],
      "sources": [
        {
          "title": "S41b",
          "about": "AUA/SMSNA ejaculation guideline via docslib 1818704"
        },
        {
          "title": "S66",
          "about": "throneshealth.com/daily-sertraline; ro.co/treatment-plans/premature-ejaculation-sertraline"
        }
      ]
    }
  },
  "SSRI-BOXED": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| SSRI-BOXED@1 | each SSRI | The boxed warning | V (SSRI-BOXED-FACT) |",
      "basis": "V (SSRI-BOXED-FACT)",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-MEDGUIDE": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| SSRI-MEDGUIDE@1 | each SSRI | The Medication Guide | V |",
      "basis": "V",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-SEROTONIN-TEXT": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| SSRI-SEROTONIN@1 | each SSRI | Serotonin reaction | V |",
      "basis": "V",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-TAPER": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| SSRI-TAPER@1 | each SSRI | Do not stop suddenly | M |",
      "basis": "M",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-SEXUAL": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| SSRI-SEXUAL@1 | each SSRI | Sexual effects may persist after stopping | V |",
      "basis": "V",
      "facts": [],
      "sources": []
    }
  },
  "SSRI-ALCOHOL-DRIVING": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| SSRI-ALCOHOL-DRIVING@1 | each SSRI | Alcohol and driving | P |",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SPRAY-LABEL": {
    "1": {
      "document": "Texts for patients",
      "section": "Texts to acknowledge before approval",
      "condition": "| SPRAY-LABEL@1 | delay spray | 3 to 10 sprays, wash off, numbness of the partner, stop for a rash, blue skin: call 911 | V, M |",
      "basis": "V, M",
      "facts": [],
      "sources": []
    }
  },
  "DUP-FIN": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second product with finasteride is wanted beside one that is ordered, subscribed or on hold: not the later one. meds = finasteride_or_dutasteride is FIN-DUPLICATE",
      "basis": "FIN-COMBINE V",
      "facts": [
        {
          "id": "FIN-COMBINE",
          "text": "Combining: No important interaction on the label. Not with dutasteride or topical finasteride",
          "mark": "M; do not combine V"
        }
      ],
      "sources": []
    },
    "2": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second product with finasteride is wanted beside one that is ordered, subscribed or on hold: not the later one. meds = finasteride_or_dutasteride is FIN-DUPLICATE",
      "basis": "FIN-COMBINE V",
      "facts": [
        {
          "id": "FIN-COMBINE",
          "text": "Combining: No important interaction on the label. Not with dutasteride or topical finasteride",
          "mark": "M; do not combine V"
        }
      ],
      "sources": []
    }
  },
  "DUP-MINOX": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second product with minoxidil is wanted beside one that is ordered, subscribed or on hold, bought over the counter included: not the later one",
      "basis": "TFM-COMBINE V; rest P",
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
    "2": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second product with minoxidil is wanted beside one that is ordered, subscribed or on hold, bought over the counter included: not the later one",
      "basis": "TFM-COMBINE V; rest P",
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
    }
  },
  "DUP-PDE5": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second erection medicine is wanted beside one that is ordered, subscribed or on hold",
      "basis": "CIALIS 5.11 V, VIAGRA 5.7 M",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    },
    "2": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second erection medicine is wanted beside one that is ordered, subscribed or on hold",
      "basis": "CIALIS 5.11 V, VIAGRA 5.7 M",
      "facts": [],
      "sources": [
        {
          "title": "CIALIS (tadalafil)",
          "about": "FDA label, DailyMed setid bcd8f8ab-81a2-4891-83db-24a0b0e25895"
        },
        {
          "title": "VIAGRA (sildenafil)",
          "about": "FDA label, DailyMed setid 0b0be196-0c62-461c-94f4-9a35339b4501 (only 0b0be19 was seen; the rest of the id is from memory)"
        }
      ]
    }
  },
  "DUP-SSRI": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second antidepressant is wanted beside one that is ordered, subscribed or on hold",
      "basis": "P; see SSRI-ONE",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second antidepressant is wanted beside one that is ordered, subscribed or on hold",
      "basis": "P; see SSRI-ONE",
      "facts": [],
      "sources": []
    }
  },
  "DUP-KET": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second ketoconazole product is wanted beside one that is ordered, subscribed or on hold",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second ketoconazole product is wanted beside one that is ordered, subscribed or on hold",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "DUP-SPRAY": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second delay spray is wanted beside one that is ordered, subscribed or on hold",
      "basis": "P; see SPRAY-DOUBLE",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "A second delay spray is wanted beside one that is ordered, subscribed or on hold",
      "basis": "P; see SPRAY-DOUBLE",
      "facts": [],
      "sources": []
    }
  },
  "CATALOG-CONFLICT": {
    "1": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "The catalog excludes a wanted product beside another wanted one, or beside what it would be had with",
      "basis": "P",
      "facts": [],
      "sources": []
    },
    "2": {
      "document": "Our products together",
      "section": "Our products together",
      "condition": "The catalog excludes a wanted product beside another wanted one, or beside what it would be had with",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "OMX-DOSE-SUM": {
    "1": {
      "document": "Hair loss",
      "section": "Minoxidil tablets (oral minoxidil 2.5 mg)",
      "condition": "All products together would be more than 2.5 mg a day, such as 701 and 702 with 3.75 mg",
      "basis": "The cap of OMX-DOSE; P",
      "facts": [],
      "sources": []
    }
  },
  "RFL-SOON": {
    "1": {
      "document": "Quantities and refills",
      "section": "Quantities and refills",
      "condition": "Next shipment before last fill + 0.75 x days of supply, or while more than 21 days of supply are on hand, counted over every product with the same active ingredient",
      "basis": "P; the pharmacy's rule wins if it is later",
      "facts": [],
      "sources": []
    }
  },
  "RFL-ONCE": {
    "1": {
      "document": "Quantities and refills",
      "section": "Quantities and refills",
      "condition": "Another package of the same product waits to be sent: one refill of a prescription in a cycle",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SUPPLY-CEILING": {
    "1": {
      "document": "Quantities and refills",
      "section": "Quantities and refills",
      "condition": "With the wanted packages, more than the longest of them and 21 days would be on hand; of the delay spray more than a bottle in 30 days (QTY-SPRAY)",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "LICENSE": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "The prescriber is not licensed where the patient is, or where the parcel goes",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "SOLD-THERE": {
    "1": {
      "document": "Questions and rules of every prescription line",
      "section": "Rules",
      "condition": "The catalog does not sell the product where the parcel goes",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  },
  "ANSWER-CHANGED": {
    "1": {
      "document": "How eligibility rules work",
      "section": "Running and recording",
      "condition": "A stop is never bypassed silently by changing the answer back. Both answers are kept and the clinician gets a review. A drug's own hard limit (an alternative) counts too.",
      "basis": "P",
      "facts": [],
      "sources": []
    }
  }
};
