/** Conditions and symptoms, as addresses, fields and columns write them; `sh`, `ed` and `pe` begin parts of addresses. */
const CONDITIONS =
  /hair|scalp|bald|alopecia|shedding|erecti\w*|ejaculat\w*|impoten\w*|libido|sexual\w*|depress\w*|suicid\w*|prostat\w*|dermatolog\w*|anti_aging|\b(?:sh|ed|pe|fmp)(?=-)/gi;

/** Drugs and products, and their classes. */
const PRODUCTS =
  /ssris?|finasteride|dutasteride|minoxidil|ketoconazole|sildenafil|tadalafil|sertraline|fluoxetine|escitalopram|paroxetine|conditioner|shampoo|pomade|follicular_unit\w*|platelet\w*|supplements?|climax\w*|tablets?|foam/gi;

/** A name of the code without words about anybody's health or treatment. */
export const safeText = (text: string): string => text.replace(CONDITIONS, '*').replace(PRODUCTS, '*');
