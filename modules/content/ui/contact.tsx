import { Section, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';

/** How to contact us. */
export const Contact = ({ title }: { readonly title: string }) => (
  <Section tone="sand" space="small" aria-labelledby="contact">
    <Stack gap={2}>
      <h2 id="contact">{title}</h2>
      <p>
        Call <a href={`tel:${brand.supportPhone}`}>{brand.supportPhone}</a> or write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. {brand.supportHours}.
      </p>
    </Stack>
  </Section>
);
