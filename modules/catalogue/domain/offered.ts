import { badInput, ok, type Result } from '#kernel/result.ts';
import type { DrugType, ServiceLine } from './drug-type.ts';
import type { Product } from './product.ts';

/** The registrations that a prescription drug needs before it is offered. */
export type RegistrationPart = 'rules' | 'questions' | 'texts';

/** A question that a drug's rules read and that a visit kind neither asks nor carries over from the first visit. */
export interface UnaskedQuestion {
  readonly visitKind: string;
  readonly question: string;
}

/**
 * Which prescription drugs may be offered. The catalog calls it; the eligibility module answers from its rule
 * table and its questionnaires.
 */
export interface Formulary {
  /** The registrations that the drug lacks; empty when it may be offered. */
  missingParts(drugType: DrugType): readonly RegistrationPart[];
  /** The questions behind a missing `questions`; empty when the drug has no service line at all. */
  unaskedQuestions(drugType: DrugType): readonly UnaskedQuestion[];
}

type Sold = Pick<Product, 'drugType' | 'needsPrescription' | 'serviceLine'>;
type Prescribed = Omit<Sold, 'serviceLine'>;

/**
 * The offered products: the registration of drugs, and the service lines that a flag has switched off for new sales.
 */
export interface Offer {
  readonly formulary: Formulary;
  readonly pausedLines: readonly ServiceLine[];
}

/** The service lines that are not sold now; existing treatments continue. */
export const pausedLinesOf = (flags: {
  readonly 'enable-premature-ejaculation': boolean;
}): readonly ServiceLine[] => (flags['enable-premature-ejaculation'] ? [] : ['premature_ejaculation']);

/** Whether the drug may be prescribed, charged and sent: a non-prescription drug, or one with every registration. */
export const isRegistered = (formulary: Formulary, { drugType, needsPrescription }: Prescribed): boolean =>
  !needsPrescription || formulary.missingParts(drugType).length === 0;

/** Whether the product may be sold: it is registered, and its service line is not switched off. */
export const isOffered = ({ formulary, pausedLines }: Offer, product: Sold): boolean =>
  isRegistered(formulary, product) && !pausedLines.includes(product.serviceLine);

/** The text where a product is not offered. */
const notOfferedText = (name: string): string =>
  `${name} is not offered yet. You can leave your email address on its page, and we tell you when it is.`;

/** BAD_USER_INPUT on `field` names each product that may not be sold, or be prescribed, by `isAllowed`. */
export const refuseNotOffered = <Item extends Pick<Product, 'publicDisplayedName'>>(
  products: readonly Item[],
  isAllowed: (product: Item) => boolean,
  field: string,
): Result<null> => {
  const names = products
    .filter((product) => !isAllowed(product))
    .map(({ publicDisplayedName }) => publicDisplayedName);
  return names.length === 0
    ? ok(null)
    : badInput([...new Set(names)].map((name) => ({ field, message: notOfferedText(name) })));
};

const partNames: Readonly<Record<RegistrationPart, string>> = {
  rules: 'eligibility rules',
  questions: 'intake questions',
  texts: 'counsel texts',
};

/** A sentence for each prescription drug that a visitor may choose although it lacks something. */
export const registrationProblems = (
  formulary: Formulary,
  products: readonly (Prescribed & Pick<Product, 'userSelectable'>)[],
): readonly string[] => {
  const drugs = products.filter((product) => product.userSelectable && !isRegistered(formulary, product));
  return [...new Set(drugs.map(({ drugType }) => drugType))].map((drugType) => {
    const parts = formulary.missingParts(drugType).map((part) => partNames[part]);
    const unasked = formulary
      .unaskedQuestions(drugType)
      .map(({ visitKind, question }) => ` The ${visitKind} visit does not ask “${question}”.`);
    return `modules/catalogue/data: ${drugType} can be chosen but has no registered ${parts.join(', ')}.${unasked.join('')}`;
  });
};
