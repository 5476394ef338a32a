/**
 * The question that a visitor is asked; the consent ledger stores a hash of it. After a change, change `choiceVersion`
 * in config/third-parties.ts too, and everybody is asked again.
 */
export const question = {
  title: 'May we tell others about your visit?',
  paragraphs: [
    'Only on pages that are not about health, other companies would count visits and, with all text hidden, record how pages are used. Our ad partners would learn whether you bought hair or sexual health products. Where you give a delivery address, Google would hear what you type of it and suggest the rest. If you say no, everything works the same. You can change this at the foot of any public page.',
  ],
} as const;

export const questionText = [question.title, ...question.paragraphs].join('\n');
