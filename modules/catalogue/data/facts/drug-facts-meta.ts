/** Name, title and description of each drug-facts page. Separate from the facts, because every page's router loads it. */
export const drugFactsMeta = {
  'minoxidil-foam': {
    title: 'Minoxidil 5% foam: drug facts',
    description:
      'How to use minoxidil foam for thinning at the crown, who should not use it, when to stop, and how long it takes.',
  },
  'topical-finasteride-and-minoxidil': {
    title: 'Topical finasteride and minoxidil: facts and risks',
    description:
      'A compounded medicine that is not FDA-approved. What is known, how to use it, its risks, and who must not touch the treated skin.',
  },
  'minoxidil-solution': {
    title: 'Minoxidil 5% solution: drug facts',
    description:
      'How to use minoxidil solution at the crown, what can make your scalp itch, warnings, when to stop and what to expect by month 4.',
  },
  'minoxidil-spray': {
    title: 'Minoxidil 5% spray: drug facts',
    description:
      'Drug facts for minoxidil spray with vitamins: use, warnings, directions, ingredients, and how it compares with solution and foam.',
  },
  'ketoconazole-shampoo': {
    title: 'Ketoconazole 2% shampoo: drug facts',
    description:
      'What ketoconazole shampoo is approved for, how we use it off-label, the 5-minute rule, side effects and who should not use it.',
  },
  finasteride: {
    title: 'Finasteride 1 mg: uses, side effects and warnings',
    description:
      'Finasteride tablets for male pattern hair loss: how to take them, sexual and mood side effects, PSA tests and pregnancy precautions.',
  },
  'oral-minoxidil': {
    title: 'Oral minoxidil for hair loss: boxed warning and facts',
    description:
      'Minoxidil tablets are off-label for hair loss and carry a boxed warning. Blood pressure, pulse, swelling and who should not take them.',
  },
  'sildenafil-citrate': {
    title: 'Sildenafil: doses, nitrate warning and side effects',
    description:
      'Sildenafil for erectile dysfunction: the nitrate warning, the dose table, heart safety, interactions and when to get help right away.',
  },
  'sildenafil-citrate-pe': {
    title: 'Sildenafil for early ejaculation: off-label facts',
    description:
      'Sildenafil is not approved for early ejaculation. When it may help, how it is taken, and the heart and nitrate warnings.',
  },
  tadalafil: {
    title: 'Tadalafil: as-needed and daily doses, warnings',
    description:
      'Tadalafil for erectile dysfunction: as needed or daily, the 36-hour effect, the nitrate warning, alcohol and side effects.',
  },
  'daily-hair-defense-supplement': {
    title: 'Daily hair defense: supplement facts',
    description:
      'Supplement Facts for daily hair defense with saw palmetto and vitamins, cautions about blood thinners and lab tests.',
  },
  fluoxetine: {
    title: 'Fluoxetine for early ejaculation: boxed warning and facts',
    description:
      'Fluoxetine is off-label for early ejaculation. Boxed warning, medicines that must not be mixed with it, side effects and how to stop safely.',
  },
  sertraline: {
    title: 'Sertraline for early ejaculation: boxed warning and facts',
    description:
      'Sertraline is off-label for early ejaculation. Boxed warning, MAOI and pimozide warnings, side effects and how to taper off.',
  },
  escitalopram: {
    title: 'Escitalopram for early ejaculation: boxed warning and facts',
    description:
      'Escitalopram is off-label for early ejaculation. Boxed warning, heart rhythm (QT), interactions, side effects and how to taper off.',
  },
  'climax-delay-spray': {
    title: 'Climax delay spray: drug facts',
    description:
      'Drug facts for the numbing delay spray: how many sprays to use, who should not use it, effects on your partner, and signs of too much.',
  },
} as const;

export type DrugFactsSlug = keyof typeof drugFactsMeta;

const bySlug = new Map<string, { title: string; description: string }>(Object.entries(drugFactsMeta));

export const drugFactsSlugs: readonly string[] = [...bySlug.keys()];

/** Undefined for an unknown page. */
export const drugFactsMetaOf = (slug: string | undefined) => bySlug.get(slug ?? '');
