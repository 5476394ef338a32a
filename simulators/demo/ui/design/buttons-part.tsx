import { Button, LinkButton } from '#client/ui/button.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { iconPaths } from '#client/ui/icon-paths.ts';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Part, Shown } from './part.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
const iconNames = Object.keys(iconPaths).filter(isIconName);

/** Buttons, links and icons. */
export const ButtonsPart = () => (
  <Part title="Buttons and icons">
    {variants.map((variant) => (
      <Shown key={variant} name={`Button, ${variant}: small, medium, large, pending, disabled`}>
        <Cluster gap={3}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Continue
            </Button>
          ))}
          <Button variant={variant} pending>
            Continue
          </Button>
          <Button variant={variant} disabled>
            Continue
          </Button>
        </Cluster>
      </Shown>
    ))}
    <Shown name="LinkButton">
      <Cluster gap={3}>
        <LinkButton href="/desk">Back to the cases</LinkButton>
        <LinkButton href="/desk" variant="secondary">
          Back to the cases
        </LinkButton>
      </Cluster>
    </Shown>
    <Shown name="Full width">
      <Stack gap={3}>
        <Button full>Start online visit</Button>
        <Button full size="large" variant="secondary">
          A long label that goes over two lines on a phone and keeps its padding when it does
        </Button>
      </Stack>
    </Shown>
    <Shown name="Icons">
      <Cluster gap={4}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} title={name} />
        ))}
      </Cluster>
    </Shown>
  </Part>
);
