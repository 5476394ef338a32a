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

/** The patient and the request. */
export const PatientSummary = ({ detail }: { readonly detail: DeskDetail }) => {
  const { age, state } = detail.case;
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
            {detail.doseAsks.map(({ drugType, asked, proposal }) => (
              <p key={drugType}>
                <strong>{asked}.</strong> {proposal}
              </p>
            ))}
            {detail.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
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
      </dl>
    </Panel>
  );
};
