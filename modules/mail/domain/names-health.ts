/** Words that tell about somebody's health. They are never in the subject or the preview of an email, which locked phones show. */
const healthWords =
  /\b(health\w*|medic\w+|clinic\w*|doctors?|physicians?|pharmac\w+|prescri\w+|treat\w*|therap\w+|refills?|doses?|drugs?|pills?|tablets?|symptoms?|hair\w*|scalp|bald\w*|sex\w*|erect\w+|ejaculat\w+|penis|diagnos\w+|patients?)\b/i;

/** Every drug and product of the catalog, and brands that people know. */
const drugNames =
  /\b(finasteride|dutasteride|minoxidil|sildenafil|tadalafil|vardenafil|avanafil|sertraline|paroxetine|fluoxetine|escitalopram|ketoconazole|biotin|propecia|proscar|avodart|rogaine|viagra|cialis|levitra|zoloft|lidocaine|prilocaine|climax|shampoo|conditioner|pomade|supplement|follicular|platelet|anti.aging)\b/i;

export const namesHealth = (text: string): boolean => healthWords.test(text) || drugNames.test(text);

export const namesDrug = (text: string): boolean => drugNames.test(text);
