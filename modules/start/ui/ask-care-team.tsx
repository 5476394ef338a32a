import { Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';

/** How somebody without a visit asks the care team: messages belong to a visit. */
export const AskCareTeam = () => (
  <section aria-labelledby="ask-care-team">
    <Stack gap={2}>
      <h2 id="ask-care-team">Not sure? Ask our care team</h2>
      <p>
        Call <a href={`tel:${brand.supportPhone}`}>{brand.supportPhone}</a> ({brand.supportHours}) or write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. They tell you whether we can help,
        and who can if we cannot. They do not diagnose. An email is less private than messages in a visit, so
        leave out what you would rather say on the phone.
      </p>
      <p>
        Not for emergencies. Call <a href="tel:911">911</a> if you are in danger, or call or text{' '}
        <a href="tel:988">988</a> if you are thinking of hurting yourself.
      </p>
    </Stack>
  </section>
);
