import { formatMoney } from '#kernel/money.ts';
import styles from './dose-choices.module.css';
import type { SentDoseRequestFragment } from './sent-dose-request.generated.ts';

const perShipment = ({ price, supplyInDays }: SentDoseRequestFragment['present']): string =>
  `${formatMoney(price)} every ${supplyInDays} days`;

const asked: Readonly<Record<string, string>> = {
  up: 'A higher dose',
  stay: 'No change',
  down: 'A lower dose',
  stop: 'To stop it',
};

const Request = ({ request }: { readonly request: SentDoseRequestFragment }) => {
  const { wish, present, wanted, isSettled } = request;
  const changes = wanted !== null && wanted.id !== present.id;
  return (
    <li>
      <strong>{present.displayedName}.</strong> {asked[wish] ?? 'A change'}
      {changes
        ? `: ${wanted.displayedName}. It costs ${perShipment(wanted)}; now you pay ${perShipment(present)}.`
        : '.'}
      {isSettled && wish === 'stop' ? ' It has ended. Nothing more is charged or sent for it.' : null}
      {isSettled && wish === 'stay' ? ' Your plan stays the same.' : null}
    </li>
  );
};

/** The request for each medicine, with the price of the change. */
export const SentRequests = ({ requests }: { readonly requests: readonly SentDoseRequestFragment[] }) => (
  <ul className={styles.ways}>
    {requests.map((request) => (
      <Request key={request.drugType} request={request} />
    ))}
  </ul>
);
