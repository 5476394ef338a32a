import { type FormEvent, useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { ChangePlanPageQuery } from '../../pages/change-plan.generated.ts';
import { useReviewedChange } from '../treatment-update/use-reviewed-change.ts';
import styles from './choose-plan.module.css';
import { ReviewedPlan } from './reviewed-plan.tsx';
import { shipmentPrice } from './shipment-price.ts';

type Changes = NonNullable<NonNullable<ChangePlanPageQuery['currentUser']>['planChanges']>;
type Choice = Changes['choices'][number];

/** The plan's name; its products where the plan comes in several forms. */
const labelOf = ({ identifier, name, productNames }: Choice, choices: readonly Choice[]): string =>
  choices.filter((one) => one.identifier === identifier).length > 1 ? productNames.join(' and ') : name;

const detailOf = (choice: Choice, choices: readonly Choice[]): string => {
  const { productNames, isCurrent, needsClinician } = choice;
  if (isCurrent) return 'What you have now.';
  if (productNames.length === 0) return 'Your clinician reads your answers and suggests what fits you.';
  const when = needsClinician ? 'A clinician has to agree first.' : 'Needs no clinician.';
  const names = productNames.join(' and ');
  const named = labelOf(choice, choices) === names ? '' : `${names}. `;
  return `${named}${shipmentPrice(choice)}. ${when}`;
};

/** What the patient has and what they have chosen, side by side. */
const Comparison = ({ changes, choice }: { readonly changes: Changes; readonly choice: Choice }) => {
  const stays = changes.plan.filter(
    ({ productId, name }) =>
      !choice.stopProductIds.includes(productId) &&
      !choice.productNames.includes(name) &&
      !choice.conflicts.some((sentence) => sentence.includes(name)),
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Your plan now and the plan you chose</caption>
      <thead>
        <tr>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {changes.plan.map((product) => (
              <p key={product.productId}>
                {product.name}, {shipmentPrice(product)}
              </p>
            ))}
          </td>
          <td>
            {choice.productNames.length === 0 ? (
              <p>What your clinician suggests. You see its price, then accept or decline.</p>
            ) : (
              <p>
                {choice.productNames.join(', ')}: {shipmentPrice(choice)}
              </p>
            )}
            {choice.productNames.length === 0
              ? null
              : stays.map(({ productId, name }) => <p key={productId}>{name} stays as it is.</p>)}
          </td>
        </tr>
      </tbody>
    </table>
  );
};

/** Every plan compared with the patient's current one; nothing changes before they have read the effect. */
export const ChoosePlan = ({ changes }: { readonly changes: Changes }) => {
  const link = useLink();
  const [key, setKey] = useState('');
  const [isMissing, setMissing] = useState(false);
  const choice = changes.choices.find((one) => one.key === key);
  const change = useReviewedChange({
    addProductIds: choice?.addProductIds ?? [],
    stopProductIds: choice?.stopProductIds ?? [],
    clinicianDecides: choice?.productNames.length === 0,
  });
  const names = new Map(
    (choice?.addProductIds ?? []).map((id) => [id, choice?.productNames.join(' and ') ?? ''] as const),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(!choice);
    if (choice && !choice.isCurrent) void change.review();
  };
  return (
    <ReviewedPlan change={change} names={names}>
      <form method="post" noValidate onSubmit={send}>
        <Stack gap={8}>
          <PageHeading
            title="Change your plan"
            lead="Choose another plan. You see the exact price, with any tax and shipping, before anything changes, and prescriptions change only when a clinician agrees."
          />
          {change.failure ? (
            <Notice tone="danger" title="This change is not possible">
              {change.failure.message}
            </Notice>
          ) : null}
          <RadioGroup
            name="plan"
            label="Which plan would you like?"
            value={key}
            error={isMissing ? 'Choose a plan.' : undefined}
            onChange={(value) => {
              setKey(value);
              setMissing(false);
              change.chooseAgain();
            }}
            options={changes.choices.map((one) => ({
              value: one.key,
              label: labelOf(one, changes.choices),
              description: detailOf(one, changes.choices),
            }))}
          />
          {choice && !choice.isCurrent ? (
            <Card as="section" aria-label="Your plan now and then">
              <Stack gap={4}>
                <Comparison changes={changes} choice={choice} />
                {choice.conflicts.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </Stack>
            </Card>
          ) : null}
          {choice?.isCurrent ? <p>This is the plan you have. Nothing changes.</p> : null}
          <Cluster gap={3}>
            {choice?.isCurrent ? null : (
              <Button type="submit" pending={change.pending} pendingLabel="Looking up dates and prices">
                See what changes
              </Button>
            )}
            <LinkButton variant="secondary" href={link('/update-plan')}>
              Change only the size
            </LinkButton>
            <LinkButton variant="secondary" href={link('/treatment-plan')}>
              Keep my plan
            </LinkButton>
          </Cluster>
        </Stack>
      </form>
    </ReviewedPlan>
  );
};
