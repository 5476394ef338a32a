import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { brand } from '#config/brand.ts';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import { formatMoney } from '#kernel/money.ts';
import { procedures } from './plan-cards.data.ts';
import type { PlanAnswer } from './plan-offer.ts';

/** Help with the choice: the usual criteria, and who can help. */
export const NotSure = () => {
  const link = useLink();
  return (
    <Card padding="large" tone="tinted">
      <Stack gap={4}>
        <h2>Not sure?</h2>
        <Prose>
          <ul>
            <li>
              Do you want to rule out side effects on sex drive and mood? Start with minoxidil alone. It slows
              hair loss in a different way and does not act on hormones.
            </li>
            <li>
              Is your hair thinning at the hairline as well as the crown? Finasteride has been studied at the
              front and the crown, but not shown to help at the temples. Minoxidil has been studied at the
              crown.
            </li>
            <li>
              Is your scalp flaky or itchy? The ketoconazole shampoo may help. Using it for dandruff or hair
              loss is off-label.
            </li>
            <li>
              Do you take other medicines, or have a heart condition? Tell us in the health questions, or let
              the doctor decide.
            </li>
          </ul>
        </Prose>
        <Cluster gap={3}>
          <LinkButton href={link(hairLossEntry)} variant="secondary">
            Answer 5 short questions
          </LinkButton>
          <LinkButton href={link('/our-products')} variant="quiet">
            See all treatments
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
};

/** Procedures in a clinic: the deposit, and that they are not sold online. */
export const Procedures = ({ answer }: { readonly answer: PlanAnswer }) => {
  const found = procedures.flatMap(({ plan, ...content }) => {
    const ids = answer.offers.find(({ identifier }) => identifier === plan)?.productIds ?? [];
    const product = answer.products.find(({ id }) => ids.includes(id));
    return product ? [{ id: product.id, title: product.title, amount: product.price, ...content }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="in-person">
      <Stack gap={5}>
        <h2 id="in-person">Done in person</h2>
        <Grid as="ul" columns={2}>
          {found.map(({ id, title, amount, words, price }) => (
            <Card key={id} as="li">
              <Stack gap={2}>
                <h3>{title}</h3>
                <p>{words}</p>
                <p>
                  {price}: <strong className="tabular">{formatMoney(amount)}</strong>
                </p>
              </Stack>
            </Card>
          ))}
        </Grid>
        <p>
          You cannot book either one here. Write to{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>, and the care team will tell you
          whether a clinic near you works with us before you pay anything.
        </p>
      </Stack>
    </section>
  );
};
