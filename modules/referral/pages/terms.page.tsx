import { PublicPage } from '#client/layout/public-page.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { brand } from '#config/brand.ts';
import { formatMoney } from '#kernel/money.ts';
import { INVITATION_DAYS, REFERRAL_CREDIT, REFUND_WINDOW_DAYS, YEARLY_CREDITS } from '../domain/terms.ts';
import { Invited } from '../ui/invited.tsx';

const rules = [
  `Any patient of ${brand.name} can make one link and give it to people they know. Please do not send it to strangers or post it where people are looking for something else.`,
  `You get ${formatMoney(REFERRAL_CREDIT)} of credit when someone follows your link in their browser, then makes their first account with us, and keeps their first order: it was paid, it shipped, and ${REFUND_WINDOW_DAYS} days later none of it was sent back or refunded.`,
  'Your credit is applied to your next charge automatically. It does not expire and cannot be paid out as cash. Whatever is left is applied to the charge after that. If an order paid with credit is canceled, you get the credit back.',
  `An invitation ends after ${INVITATION_DAYS} days without an order. You can get credit for ${YEARLY_CREDITS} invitations in a year.`,
  'There is no credit for inviting yourself, for someone who had ordered from us before, or for two accounts that share a card or an address.',
  'We never tell you who followed your link, what they asked about or what they ordered, and we never tell them anything about you. What we share for you names no condition and no treatment.',
  'Only a clinician decides whether something is prescribed. An invitation does not change any price or decision.',
];

/** The rules, and a welcome for a visitor who followed a link. */
export const Page = () => (
  <PublicPage>
    <Section width="regular">
      <Stack gap={8}>
        <PageHeading title="Terms of invitations" lead="When an invitation earns credit, and for whom." />
        <Invited />
        <Prose>
          <ol>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </Prose>
      </Stack>
    </Section>
  </PublicPage>
);
