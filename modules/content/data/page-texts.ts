/** Title, description and path of the pages that include them in structured data. */
export const pageTexts = {
  hairLoss: {
    path: '/hair-loss',
    title: 'Hair loss in men',
    description:
      'Why men lose hair, the seven stages in pictures, what works at the hairline and the crown, how long it takes, and when to see a doctor.',
  },
  recedingHairline: {
    path: '/hair-loss/receding-hairline',
    title: 'Receding hairline',
    description:
      'A mature hairline or a receding one? How to tell, what stages II and III look like, and what treatment can and cannot do at the temples.',
  },
  baldingAtCrown: {
    path: '/hair-loss/balding-at-crown',
    title: 'Balding at the crown',
    description:
      'How to see your own crown, first signs of thinning there, and the treatments with the best evidence, with their risks and a timeline.',
  },
  malePatternBaldness: {
    path: '/hair-loss/male-pattern-baldness',
    title: 'Male pattern baldness',
    description:
      'Genes, DHT and family risk explained, the full Norwood scale in pictures, myths corrected, and what treatment costs.',
  },
  ed: {
    path: '/condition/ed',
    title: 'Erectile dysfunction',
    description:
      'How sildenafil and tadalafil work, what an online visit asks, who must not take them, and when to see a doctor right away.',
  },
  pe: {
    path: '/condition/pe',
    title: 'Premature ejaculation',
    description:
      'What helps with finishing too soon: practice, numbing spray, off-label tablets and their warnings, and what an online visit asks.',
  },
} as const;
