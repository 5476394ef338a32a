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
import { RadioCards } from '#client/ui/radio-cards.tsx';
import { formatDate } from '#kernel/dates.ts';
import { HelpWhileWriting } from '#modules/message/ui.ts';
import { ChooseRenewalPlanDocument } from './choose-renewal-plan.generated.ts';
import type { RenewalOptionsContentFragment } from './renewal-options-content.generated.ts';
import { KEEP, sizeChoices } from './size-choices.ts';

type Plan = RenewalOptionsContentFragment['plans'][number];

/** A choice; the kind is empty before there is one. */
interface Wish {
  readonly kind: string;
  readonly everyDays?: number | undefined;
  readonly wish?: string | undefined;
  readonly until?: string | undefined;
}

const wishOf = ({ isChosen, choice, size, wish, until }: Plan): Wish => ({
  kind: isChosen ? choice : '',
  everyDays: size ?? undefined,
  wish: wish ?? undefined,
  until: until ?? undefined,
});

/** Cards of one form: keeping what there is looks like every other choice. */
const choicesOf = (plan: Plan) => [
  ...sizeChoices(plan),
  {
    value: 'products',
    label: 'Something else, such as a different form or dose',
    description: 'Your clinician proposes what is safe, with its price.',
  },
  ...(plan.mayPause
    ? [
        {
          value: 'pause',
          label: 'Pause after the renewal',
          description: 'Nothing is charged before the day that you choose.',
        },
      ]
    : []),
];

/** The choice whose card is chosen: a size is named by its days. */
const cardOf = ({ kind, everyDays }: Wish): string => (kind === 'size' ? String(everyDays) : kind);

const wishFor = (card: string): Wish =>
  /^\d+$/.test(card) ? { kind: 'size', everyDays: Number(card) } : { kind: card };

interface DetailProps {
  readonly plan: Plan;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  readonly problem: (field: string) => string | undefined;
}

const Detail = ({ plan, wish, onChange, problem }: DetailProps) => {
  const { subscriptionId: id, pauseFrom, pauseTo } = plan;
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
 * How one subscription continues: nothing is chosen for the patient where there are larger packages. Every choice is stored
 * immediately, and takes effect only when a clinician renews.
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
    if (!saved?.ok) return saved === null;
    setWish({ ...wanted, wish: wanted.wish?.trim() });
    onOpen(subscriptionId, false);
    await refreshPage();
    return true;
  };
  const change = (next: Wish) => {
    choosing.clear();
    setWish(next);
    onOpen(subscriptionId, differs(plan, next));
  };
  const choose = async (card: string) => {
    if (choosing.pending) return;
    const next = wishFor(card);
    change(next);
    // What needs no words and no day is chosen by pressing it; what was refused is not shown as chosen.
    if ((next.kind !== KEEP && next.kind !== 'size') || (await save(next))) return;
    setWish(wishOf(plan));
    onOpen(subscriptionId, false);
  };
  const isOpen = (wish.kind === 'products' || wish.kind === 'pause') && differs(plan, wish);
  const shownAtField = ['wish', 'until'].some((field) => choosing.problem(field));
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap={4}>
        <h2 id={title}>{names}</h2>
        <RadioCards
          name={`choice-${subscriptionId}`}
          label="How would you like to continue?"
          options={choicesOf(plan)}
          equalHeight
          value={cardOf(wish)}
          onChange={(card) => void choose(card)}
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
        {plan.sizes.length > 0 ? (
          <p>
            Prices include shipping and tax. If you choose another size, your clinician proposes it with your
            prescription, and it is charged only after you agree to it. You can go back at any time.
          </p>
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
