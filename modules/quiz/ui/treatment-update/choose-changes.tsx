import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Money } from '#client/ui/money.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { ProductBadges, SafetyNote } from '#modules/catalogue/ui.ts';
import { ChangeCard } from './change-card.tsx';
import { addCopy, type Chosen, difference, monthly, nextChargeOf, stopCopy } from './change-copy.ts';
import styles from './choose-changes.module.css';
import type { Update } from './types.ts';

interface ChooseChangesProps {
  readonly update: Update;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly noteProblem?: string;
  readonly pending: boolean;
  readonly onReview: () => void;
}

const toggled = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids, id] : ids.filter((each) => each !== id);

/** The plan compared with the recommendation; nothing is preselected, and keeping everything is one press away. */
export const ChooseChanges = (props: ChooseChangesProps) => {
  const { update, chosen, onChoose } = props;
  const link = useLink();
  const count = chosen.add.length + chosen.stop.length;
  const cost = monthly(update, chosen);
  const nextCharge = nextChargeOf(update);
  const asksProvider =
    update.plan.some(
      ({ current, stopEffect }) => stopEffect === 'PROVIDER' && chosen.stop.includes(current.productId),
    ) ||
    update.suggestions.some(
      ({ product, effect }) => effect === 'PROVIDER' && chosen.add.includes(product.id),
    );
  return (
    <div className={styles.layout}>
      <div className={styles.lists}>
        <section className={styles.section} aria-labelledby="plan-now">
          <h2 id="plan-now">Your plan now</h2>
          <ul className={styles.list}>
            {update.plan.map((item) => (
              <ChangeCard
                key={item.current.productId}
                id={item.current.productId}
                drugType={item.current.drugType}
                title={item.current.name}
                price={item.current.price}
                everyDays={item.current.everyDays}
                choice={{
                  label: `Stop ${item.current.name}`,
                  detail: stopCopy(item),
                  chosen: chosen.stop.includes(item.current.productId),
                  onChange: (on) =>
                    onChoose({ ...chosen, stop: toggled(chosen.stop, item.current.productId, on) }),
                }}
              >
                {update.answeredAt ? (
                  <p>
                    {item.suggested ??
                      'Your answers alone do not suggest it. It may still be right for you, so ask before you stop.'}
                  </p>
                ) : null}
              </ChangeCard>
            ))}
          </ul>
        </section>
        {update.suggestions.length > 0 ? (
          <section className={styles.section} aria-labelledby="plan-new">
            <h2 id="plan-new">What else your answers suggest</h2>
            <ul className={styles.list}>
              {update.suggestions.map((item) => (
                <ChangeCard
                  key={item.product.id}
                  id={item.product.id}
                  drugType={item.product.drugType}
                  title={item.product.title}
                  badges={
                    <ProductBadges
                      needsPrescription={item.product.needsPrescription}
                      isNew={item.product.isNew}
                    />
                  }
                  price={item.product.price}
                  everyDays={item.product.supplyInDays}
                  choice={{
                    label: `Add ${item.product.title}`,
                    detail: addCopy(item, nextChargeOf(update, true)),
                    chosen: chosen.add.includes(item.product.id),
                    onChange: (on) => onChoose({ ...chosen, add: toggled(chosen.add, item.product.id, on) }),
                  }}
                >
                  <p>
                    {item.reason}
                    {item.replaces.length > 0
                      ? ` It takes the place of ${item.replaces.map(({ name }) => name).join(' and ')}.`
                      : ''}
                  </p>
                  {item.product.needsPrescription ? <SafetyNote drugType={item.product.drugType} /> : null}
                </ChangeCard>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <Card as="aside" className={styles.side} aria-label="Your plan and its price">
        <dl className={styles.facts}>
          <div>
            <dt>Your plan now</dt>
            <dd>
              <Money cents={cost.before} /> a month
            </dd>
          </div>
          <div>
            <dt>With your changes</dt>
            <dd>
              <Money cents={cost.after} /> a month
            </dd>
          </div>
          <div>
            <dt>Difference</dt>
            <dd aria-live="polite">{difference(cost)}</dd>
          </div>
          {nextCharge ? (
            <div>
              <dt>Next charge and shipment</dt>
              <dd>
                <DateText date={nextCharge} />
              </dd>
            </div>
          ) : null}
        </dl>
        {asksProvider ? (
          <TextArea
            optional
            name="note"
            label="A note to your provider"
            rows={3}
            maxLength={1000}
            value={props.note}
            onChange={props.onNote}
            error={props.noteProblem}
          />
        ) : null}
        <div className={styles.actions}>
          {count > 0 ? (
            <Button
              full
              pending={props.pending}
              pendingLabel="Looking up dates and prices"
              onClick={props.onReview}
            >
              Review {count === 1 ? 'one change' : `${count} changes`}
            </Button>
          ) : null}
          <LinkButton full variant={count > 0 ? 'secondary' : 'primary'} href={link('/treatment-plan')}>
            Keep my plan
          </LinkButton>
        </div>
      </Card>
    </div>
  );
};
