/** What a text calls something, and what patients type for it. */
export interface OtherNames {
  /** As it stands in titles and texts; any of these, in any case, at the start of a word. */
  readonly written: readonly string[];
  readonly typed: readonly string[];
}

/**
 * Brand names, abbreviations and everyday words by which patients look for what our texts call otherwise. They are searched
 * and never shown. A word that a text has already needs no entry, and neither does another ending or a typing error.
 */
export const otherNames: readonly OtherNames[] = [
  { written: ['finasteride'], typed: ['Propecia', 'Proscar', 'fin', 'DHT blocker'] },
  { written: ['minoxidil'], typed: ['Rogaine', 'Regaine', 'Loniten', 'minox'] },
  { written: ['sildenafil'], typed: ['Viagra', 'Revatio', 'blue pill'] },
  { written: ['tadalafil'], typed: ['Cialis', 'Adcirca', 'weekend pill'] },
  { written: ['ketoconazole'], typed: ['Nizoral', 'keto', 'dandruff shampoo'] },
  { written: ['sertraline'], typed: ['Zoloft', 'SSRI', 'antidepressant'] },
  { written: ['fluoxetine'], typed: ['Prozac', 'SSRI', 'antidepressant'] },
  { written: ['escitalopram'], typed: ['Lexapro', 'SSRI', 'antidepressant'] },
  { written: ['delay spray'], typed: ['Promescent', 'lidocaine', 'numbing', 'last longer'] },
  { written: ['supplement'], typed: ['vitamins', 'biotin', 'saw palmetto', 'Nutrafol'] },
  {
    written: ['erectile dysfunction', 'erection'],
    typed: ['ED', 'impotence', 'impotent', 'hard', 'soft', 'performance', 'sexual health'],
  },
  {
    written: ['premature ejaculation', 'early ejaculation', 'finishing too soon'],
    typed: [
      'PE',
      'premature',
      'early',
      'ejaculation',
      'climax',
      'coming too fast',
      'last longer',
      'sexual health',
    ],
  },
  {
    written: ['hair loss', 'baldness', 'balding', 'hairline', 'crown'],
    typed: ['hair loss', 'balding', 'bald', 'baldness', 'thinning', 'alopecia', 'losing hair', 'falling out'],
  },
  { written: ['hairline'], typed: ['temples', 'widow peak', 'receding'] },
  { written: ['cancel'], typed: ['unsubscribe', 'stop subscription', 'end plan'] },
  { written: ['refund', 'money back'], typed: ['refund', 'return', 'chargeback'] },
  { written: ['shipping', 'package'], typed: ['delivery time', 'parcel', 'shipment', 'mail', 'tracking'] },
  { written: ['insurance'], typed: ['HSA', 'FSA', 'Medicare', 'copay'] },
  { written: ['clinician'], typed: ['doctor', 'physician', 'nurse', 'prescriber'] },
  { written: ['charged', 'payment', 'price'], typed: ['cost', 'billing', 'pay'] },
];
