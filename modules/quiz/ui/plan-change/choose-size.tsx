import { type FormEvent, useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { UpdatePlanPageQuery } from '../../pages/update-plan.generated.ts';
import { useReviewedChange } from '../treatment-update/use-reviewed-change.ts';
import { ReviewedPlan } from './reviewed-plan.tsx';
import { shipmentPrice } from './shipment-price.ts';

type Changes = NonNullable<NonNullable<UpdatePlanPageQuery['currentUser']>['planChanges']>;
type Current = Changes['plan'][number];
type Variant = Changes['variants'][number];

const KEEP = 'keep';

const sizeOf = (size: Pick<Variant, 'name' | 'price' | 'afterwards' | 'everyDays'>): string =>
  `${size.name}, ${shipmentPrice(size)}`;

interface SizesProps {
  readonly product: Current;
  readonly variants: readonly Variant[];
  readonly chosen: number | null;
  readonly onChoose: (productId: number | null) => void;
}

/** The sizes of one product, and where its strength is changed. */
const Sizes = ({ product, variants, chosen, onChoose }: SizesProps) => {
  const link = useLink();
  const { productId, name, needsPrescription } = product;
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={4}>
        {variants.length > 0 ? (
          <RadioGroup
            name={`size-${productId}`}
            label={name}
            value={chosen === null ? KEEP : String(chosen)}
            onChange={(value) => onChoose(value === KEEP ? null : Number(value))}
            options={[
              { value: KEEP, label: 'As it is', description: sizeOf(product) },
              ...variants.map((variant) => ({
                value: String(variant.productId),
                label: `Every ${variant.everyDays} days`,
                description: `${sizeOf(variant)}. ${variant.needsPrescription ? 'A clinician has to agree first.' : 'Changes from the next charge on.'}`,
              })),
            ]}
          />
        ) : (
          <>
            <h2>{name}</h2>
            <p>{sizeOf(product)}. It comes in no other size.</p>
          </>
        )}
        {needsPrescription ? (
          <p>
            <a href={link('/consultation/titration')}>Ask for another strength</a>: safety questions first,
            then a clinician decides.
          </p>
        ) : null}
      </Stack>
    </Card>
  );
};

/** Another cadence or strength of what the patient has. */
export const ChooseSize = ({ changes }: { readonly changes: Changes }) => {
  const link = useLink();
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [isMissing, setMissing] = useState(false);
  const picked = changes.variants.filter(({ ofProductId, productId }) => chosen[ofProductId] === productId);
  const change = useReviewedChange({
    addProductIds: picked.map(({ productId }) => productId),
    // A prescription is replaced when the clinician agrees; until then it stays.
    stopProductIds: picked.filter((one) => !one.needsPrescription).map(({ ofProductId }) => ofProductId),
  });
  const choose = (ofProductId: number, productId: number | null): void => {
    const { [ofProductId]: _, ...others } = chosen;
    setChosen(productId === null ? others : { ...others, [ofProductId]: productId });
    setMissing(false);
    change.chooseAgain();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(picked.length === 0);
    if (picked.length > 0) void change.review();
  };
  return (
    <ReviewedPlan change={change} names={new Map(picked.map(({ productId, name }) => [productId, name]))}>
      <form method="post" noValidate onSubmit={send}>
        <Stack gap={8}>
          <PageHeading
            title="Update your plan"
            lead="Another size of what you have. You see the next charge, with any tax and shipping, before anything changes; what you have at home is used up first."
          />
          {change.failure ? (
            <Notice tone="danger" title="This change is not possible">
              {change.failure.message}
            </Notice>
          ) : null}
          {isMissing ? <Notice tone="caution">Choose another size first.</Notice> : null}
          <Stack gap={4}>
            {changes.plan.map((product) => (
              <Sizes
                key={product.productId}
                product={product}
                variants={changes.variants.filter(({ ofProductId }) => ofProductId === product.productId)}
                chosen={chosen[product.productId] ?? null}
                onChoose={(productId) => choose(product.productId, productId)}
              />
            ))}
          </Stack>
          <Cluster gap={3}>
            <Button type="submit" pending={change.pending} pendingLabel="Looking up dates and prices">
              See what changes
            </Button>
            <LinkButton variant="secondary" href={link('/change-plan')}>
              Another plan
            </LinkButton>
            <LinkButton variant="secondary" href={link('/auto-refill/preferences')}>
              Dates and pauses
            </LinkButton>
          </Cluster>
        </Stack>
      </form>
    </ReviewedPlan>
  );
};
