/** The source of a statement. */
export interface Source {
  readonly text: string;
  /** Full address, only where it is permanent (a DOI or a registry). */
  readonly href?: string | null;
}

const label = (text: string, query: string): Source => ({
  text: `${text}. U.S. prescribing information, DailyMed, National Library of Medicine.`,
  href: `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${query}`,
});

/** Sources cited by more than one page. */
export const sources = {
  finasterideLabel: label('Finasteride 1 mg tablets', 'finasteride+1+mg'),
  finasterideTrial: {
    text: 'Kaufman KD and others. Finasteride in the treatment of men with androgenetic alopecia. J Am Acad Dermatol 1998;39:578–589.',
    href: 'https://doi.org/10.1016/S0190-9622(98)70007-6',
  },
  finasterideMood: {
    text: 'European Medicines Agency, safety committee (PRAC). Measures to minimise the risk of suicidal thoughts with finasteride and dutasteride medicines. 2025.',
  },
  topicalFinasterideAlert: {
    text: 'U.S. Food and Drug Administration. Alert on compounded topical finasteride products. April 22, 2025.',
  },
  minoxidilTrial: {
    text: 'Olsen EA and others. A randomized clinical trial of 5% topical minoxidil versus 2% topical minoxidil and placebo in men. J Am Acad Dermatol 2002;47:377–385.',
    href: 'https://doi.org/10.1067/mjd.2002.124088',
  },
  minoxidilLabel: {
    text: 'Minoxidil topical 5% for men. Drug Facts label, DailyMed, National Library of Medicine.',
    href: 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=minoxidil+5%25+topical',
  },
  oralMinoxidilLabel: label('Minoxidil tablets', 'minoxidil+tablet'),
  oralMinoxidilConsensus: {
    text: 'Low-dose oral minoxidil initiation for patients with hair loss: an international modified Delphi consensus statement. JAMA Dermatol 2025.',
    href: 'https://doi.org/10.1001/jamadermatol.2024.4593',
  },
  oralMinoxidilTrial: {
    text: 'Penha MA and others. Oral minoxidil vs topical minoxidil for male androgenetic alopecia: a randomized clinical trial. JAMA Dermatol 2024.',
    href: 'https://doi.org/10.1001/jamadermatol.2024.0284',
  },
  ketoconazoleLabel: label('Ketoconazole 2% shampoo', 'ketoconazole+shampoo'),
  norwood: {
    text: 'Norwood OT. Male pattern baldness: classification and incidence. South Med J 1975;68:1359–1365.',
  },
  hamilton: {
    text: 'Hamilton JB. Patterned loss of hair in man: types and incidence. Ann N Y Acad Sci 1951;53:708–728.',
  },
  genetics: { text: 'MedlinePlus Genetics. Androgenetic alopecia. National Library of Medicine.' },
  aadTypes: {
    text: 'American Academy of Dermatology. Hair loss: types, causes and who can treat them. Public education pages.',
  },
  sildenafilLabel: label('Sildenafil tablets', 'sildenafil'),
  tadalafilLabel: label('Tadalafil tablets', 'tadalafil'),
  sertralineLabel: label('Sertraline tablets', 'sertraline'),
  princeton: {
    text: 'Nehra A and others. The Princeton III Consensus recommendations for the management of erectile dysfunction and cardiovascular disease. Mayo Clin Proc 2012;87:766–778.',
  },
  edGuideline: {
    text: 'Burnett AL and others. Erectile dysfunction: AUA guideline. J Urol 2018;200:633–641.',
    href: 'https://doi.org/10.1016/j.juro.2018.05.004',
  },
  ejaculationGuideline: {
    text: 'Shindel AW and others. Disorders of ejaculation: an AUA/SMSNA guideline. J Urol 2022;207:504–512.',
    href: 'https://doi.org/10.1097/JU.0000000000002392',
  },
} as const satisfies Readonly<Record<string, Source>>;
