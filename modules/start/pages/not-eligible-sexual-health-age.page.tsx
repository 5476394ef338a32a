import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { NotEligible } from '../ui/not-eligible.tsx';
import { sexualHealthStop } from '../ui/sexual-health-stop.ts';
import { NotEligibleSexualHealthPageDocument } from './not-eligible-sexual-health.generated.ts';

export const data = pageData(NotEligibleSexualHealthPageDocument, () => ({}));

const WhatHelps = () => {
  const link = useLink();
  return (
    <section aria-labelledby="instead">
      <Stack gap={4}>
        <h2 id="instead">What helps instead</h2>
        <CheckList
          items={[
            {
              id: 'check',
              text: 'A check-up. Blood pressure, blood sugar and hormones are quick to test, and a cause can often be treated.',
            },
            {
              id: 'mind',
              text: 'At a young age, stress, low mood, alcohol, poor sleep or a new situation is the most common cause. Talking with someone often helps more than a tablet.',
            },
            {
              id: 'crisis',
              text: (
                <>
                  If you feel hopeless or are thinking of hurting yourself, call or text{' '}
                  <a href="tel:988">988</a> at any hour.
                </>
              ),
            },
          ]}
        />
        <p>
          <a href={link('/learn#sexual-health')}>Articles on what helps without a prescription</a>
        </p>
      </Stack>
    </section>
  );
};

export const Page = () => {
  const { state: _, ...stop } = sexualHealthStop(usePageData(data), ['AGE-ED', 'AGE-MIN']);
  return (
    <NotEligible
      {...stop}
      title="We cannot prescribe this at your age"
      lead="Below a certain age we do not prescribe these medicines online, because the cause should be found first. This is for your safety, not a judgment of you."
      instead={<WhatHelps />}
      items={[]}
    />
  );
};
