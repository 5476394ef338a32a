import { useId, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { HelpWhileWriting } from '#modules/message/ui.ts';
import { ChooseRenewalPlanDocument } from './choose-renewal-plan.generated.ts';
import type { RenewalOptionsContentFragment } from './renewal-options-content.generated.ts';

type Plan = RenewalOptionsContentFragment['plans'][number];

interface Wish {
  readonly kind: string;
  readonly everyDays?: number | undefined;
  readonly wish?: string | undefined;
  readonly until?: string | undefined;
}

const wishOf = ({ choice, size, wish, until }: Plan): Wish => ({
  kind: choice,
  everyDays: size ?? undefined,
  wish: wish ?? undefined,
  until: until ?? undefined,
});

const choicesOf = ({ sizes, mayPause }: Plan) => [
  { value: 'keep', label: 'Keep it as it is' },
  ...(sizes.length > 0 ? [{ value: 'size', label: 'A different size or schedule' }] : []),
  { value: 'products', label: 'Something else, such as a different form or dose' },
  ...(mayPause ? [{ value: 'pause', label: 'Pause after the renewal' }] : []),
];

interface DetailProps {
  readonly plan: Plan;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  readonly problem: (field: string) => string | undefined;
}

const Detail = ({ plan, wish, onChange, problem }: DetailProps) => {
  const { subscriptionId: id, sizes, pauseFrom, pauseTo } = plan;
  if (wish.kind === 'size')
    return (
      <SelectField
        name={`everyDays-${id}`}
        label="How often should we send a package?"
        placeholder="Choose"
        options={sizes.map(({ everyDays, price }) => ({
          value: String(everyDays),
          label: `Every ${everyDays} days, ${formatMoney(price)}`,
        }))}
        value={wish.everyDays === undefined ? '' : String(wish.everyDays)}
        onChange={(value) => onChange({ ...wish, everyDays: value === '' ? undefined : Number(value) })}
        error={problem('everyDays')}
      />
    );
  if (wish.kind === 'products')
    return (
      <>
        <CountedTextArea
          name={`wish-${id}`}
          label="What would you like?"
          description="Your clinician reads this with your renewal and proposes what is safe, with its price."
          limit={500}
          value={wish.wish ?? ''}
          onChange={(text) => onChange({ ...wish, wish: text })}
          error={problem('wish')}
        />
        <HelpWhileWriting text={wish.wish ?? ''} />
      </>
    );
  if (wish.kind === 'pause')
    return (
      <DateField
        name={`until-${id}`}
        label="Paused until"
        description={`From ${formatDate(pauseFrom)} to ${formatDate(pauseTo)}. Your next charge is on that day, and we remind you 7 days before.`}
        defaultValue={wish.until ?? ''}
        onChange={(until) => onChange({ ...wish, until })}
        error={problem('until')}
      />
    );
  return null;
};

const differs = (plan: Plan, wish: Wish): boolean => {
  const saved = wishOf(plan);
  if (saved.kind !== wish.kind) return true;
  return saved.everyDays !== wish.everyDays || saved.wish !== wish.wish || saved.until !== wish.until;
};

/**
 * How one subscription continues: every choice is stored immediately, and takes effect only when a clinician renews.
 */
export const PlanCard = ({
  plan,
  onOpen,
}: {
  readonly plan: Plan;
  /** Whether a choice is begun and not stored yet. */
  readonly onOpen: (subscriptionId: string, isOpen: boolean) => void;
}) => {
  const title = useId();
  const link = useLink();
  const choosing = useMutation(ChooseRenewalPlanDocument);
  const [wish, setWish] = useState(() => wishOf(plan));
  const { subscriptionId } = plan;
  const names = plan.names.join(' and ');

  const save = async (wanted: Wish) => {
    const saved = await choosing.run({ input: { subscriptionId, ...wanted } });
    if (!saved?.ok) return;
    setWish({ ...wanted, wish: wanted.wish?.trim() });
    onOpen(subscriptionId, false);
    await refreshPage();
  };
  const change = (next: Wish) => {
    choosing.clear();
    setWish(next);
    onOpen(subscriptionId, differs(plan, next));
  };
  const choose = (kind: string) => {
    const next = { kind };
    change(next);
    if (kind === 'keep') void save(next);
  };
  const isOpen = wish.kind !== 'keep' && differs(plan, wish);
  const shownAtField = ['everyDays', 'wish', 'until'].some((field) => choosing.problem(field));
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap={4}>
        <h2 id={title}>{names}</h2>
        <RadioGroup
          name={`choice-${subscriptionId}`}
          label="How would you like to continue?"
          options={choicesOf(plan)}
          value={wish.kind}
          onChange={choose}
        />
        <Detail plan={plan} wish={wish} onChange={change} problem={choosing.problem} />
        {choosing.failure && !shownAtField ? <Notice tone="danger">{choosing.failure.message}</Notice> : null}
        {isOpen ? (
          <div>
            <Button
              variant="secondary"
              pending={choosing.pending}
              pendingLabel="Saving"
              onClick={() => void save(wish)}
            >
              Choose this
            </Button>
          </div>
        ) : null}
        <p>
          Do you want to cancel it?{' '}
          <a href={link(`/account/customer-service-request?subscription=${subscriptionId}`)}>
            Cancel it<span className="visually-hidden">: {names}</span>
          </a>
          , effective immediately and free of charge. Nothing more is charged for it.
        </p>
      </Stack>
    </Card>
  );
};
