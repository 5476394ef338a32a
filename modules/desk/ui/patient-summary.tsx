import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { stateName } from '#kernel/us-states.ts';
import type { DeskDetail } from './decision-view.ts';
import type { DeskProductFragment } from './desk-product.generated.ts';
import { Panel } from './panel.tsx';
import styles from './patient-summary.module.css';

const Products = ({ products }: { readonly products: readonly DeskProductFragment[] }) => (
  <ul className={styles.products}>
    {products.map((product) => (
      <li key={product.id}>
        {product.displayedName}
        <span className={styles.soft}>
          {formatMoney(product.price)} · {product.supplyInformation}
        </span>
      </li>
    ))}
  </ul>
);

/** The patient, what they ask for, and what they already have. */
export const PatientSummary = ({ detail }: { readonly detail: DeskDetail }) => {
  const { age, state } = detail.case;
  const active = detail.prescriptions.filter((prescription) => prescription.isActive);
  return (
    <Panel title="Patient">
      <dl className={styles.facts}>
        <div>
          <dt>Born</dt>
          <dd>
            {detail.dob ? formatDate(detail.dob) : 'Unknown'}
            {age === null ? null : `, ${age} years`}
          </dd>
        </div>
        <div>
          <dt>Lives in</dt>
          <dd>{stateName(state)}</dd>
        </div>
        <div>
          <dt>Asked for</dt>
          <dd>
            <Products products={detail.requested} />
            {detail.clinicianDecides ? (
              <p>
                <strong>The patient leaves the choice to you.</strong> The product only opened the visit:
                propose what fits.
              </p>
            ) : null}
          </dd>
        </div>
        {detail.case.status === 'plan_proposed' ? (
          <div>
            <dt>Proposed</dt>
            <dd>
              <Products products={detail.proposed} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Has now</dt>
          <dd>
            {active.length === 0 ? 'No prescription from us' : null}
            {active.map((prescription) => (
              <p key={prescription.id}>
                {prescription.name}
                <span className={styles.soft}>
                  {prescription.refillsRemaining} {prescription.refillsRemaining === 1 ? 'fill' : 'fills'}{' '}
                  left
                  {prescription.expiresAt ? `, until ${formatDate(prescription.expiresAt)}` : null}
                </span>
              </p>
            ))}
          </dd>
        </div>
      </dl>
    </Panel>
  );
};
