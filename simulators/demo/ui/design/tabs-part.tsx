import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Steps } from '#client/ui/steps.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Part, Shown } from './part.tsx';

const steps = ['Your details', 'Payment', 'Review', 'Done'];

/** Components that show one panel at a time. */
export const TabsPart = () => {
  const [step, setStep] = useState(1);
  return (
    <Part title="Tabs and steps">
      <Shown name="Tabs: with a count, with a field that keeps what is typed, one not to be had">
        <Tabs
          label="Example of tabs"
          items={[
            { id: 'flags', title: 'Flags', count: 3, content: <p>Three things to look at.</p> },
            {
              id: 'note',
              title: 'Note',
              content: (
                <TextField name="tabNote" label="A note" defaultValue="Kept while you look elsewhere" />
              ),
            },
            { id: 'history', title: 'History', content: <p>Nothing was recorded yet.</p> },
            { id: 'photos', title: 'Photos', disabled: true, content: null },
          ]}
        />
      </Shown>
      <Shown name="Steps: done, current, to come">
        <Stack gap={4}>
          <Steps label="Example of steps" steps={steps} current={step} />
          <div>
            <Button size="small" variant="secondary" onClick={() => setStep((step + 1) % (steps.length + 1))}>
              One step on
            </Button>
          </div>
        </Stack>
      </Shown>
    </Part>
  );
};
