import type { Product } from '#modules/catalogue/index.ts';
import type { CaseRow, DoseRequest } from '#modules/consultation/index.ts';

const wishes: Readonly<Record<DoseRequest['wish'], string>> = {
  up: 'a higher dose',
  stay: 'no change',
  down: 'a lower dose',
  stop: 'to stop',
};

const proposals: Readonly<Record<DoseRequest['proposal'], string>> = {
  up: 'the higher dose',
  stay: 'the present dose',
  down: 'a lower dose',
  stop: 'to end it',
};

const nameOf = (products: readonly Product[], item: DoseRequest['wanted']): string | null =>
  products.find(({ id }) => id === item?.productId)?.displayedName ?? null;

/** The patient's request about one drug: “Asks for a higher dose: Minoxidil … → Minoxidil …”. */
const asked = ({ wish, present, wanted }: DoseRequest, products: readonly Product[]): string => {
  const from = nameOf(products, present) ?? 'a product that was removed';
  const to = wish === 'up' || wish === 'down' ? nameOf(products, wanted) : null;
  return `Asks for ${wishes[wish]}: ${from}${to ? ` → ${to}` : ''}`;
};

const openRequests = ({ doseRequests }: Pick<CaseRow, 'doseRequests'>): readonly DoseRequest[] =>
  (doseRequests ?? []).filter(({ isSettled }) => !isSettled);

/** The request in one line each, for the queue. */
export const doseLines = (
  row: Pick<CaseRow, 'doseRequests'>,
  products: readonly Product[],
): readonly string[] => openRequests(row).map((request) => asked(request, products));

/** The request, and the software's proposal with its reasons; `productId` is the proposed product, null without one. */
export const presentDoseAsks = (row: Pick<CaseRow, 'doseRequests'>, products: readonly Product[]) =>
  openRequests(row).map((request) => ({
    drugType: request.drugType,
    asked: asked(request, products),
    proposal: `The software proposes ${proposals[request.proposal]}. ${request.reasons.map(({ forClinician }) => forClinician).join(' ')}`,
    productId: request.proposed?.productId ?? null,
  }));
